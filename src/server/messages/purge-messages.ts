import type { Db, Tx } from '../db/database.ts'
import { dropMessages, dropOldMessages } from './store.ts'

export const keptFor = 7 * 86_400_000

export const purgeMessages = (db: Db, now: number) => dropOldMessages(db, new Date(now - keptFor))

/** For an erased account: deletes the messages sent to it as well. */
export async function purgeRecipients(tx: Tx, recipients: readonly string[]) {
  if (recipients.length > 0) await dropMessages(tx, recipients)
}
