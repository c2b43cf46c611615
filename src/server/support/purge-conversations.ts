import { type Pool, transaction } from '../db/database.ts'
import { detachUploads } from '../media/uploads/attach-uploads.ts'
import { picturesOf } from './say.ts'
import { takeForgotten } from './store.ts'

const day = 86_400_000
export const visitorDays = 30

/**
 * Visitors' conversations are deleted after a month of silence, empty ones after a day; a guest's is deleted with the
 * account.
 */
export const purgeConversations = (db: Pool, now: number) =>
  transaction(db, async (tx) => {
    const gone = await takeForgotten(tx, { silentSince: now - visitorDays * day, emptySince: now - day })
    for (const { id } of gone) await detachUploads(tx, picturesOf(id))
    return gone.length
  })
