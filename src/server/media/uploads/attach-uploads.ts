import type { Db, Tx } from '../../db/database.ts'
import { attach, detach, type Owner } from './upload-store.ts'

export type { Owner } from './upload-store.ts'

type Wanted = { ids: readonly string[]; owner: Owner; to: string }

/** Attaches these pictures to a target: all of them, or none if the owner may not attach one of them. */
export async function attachUploads(tx: Tx, { ids, owner, to }: Wanted): Promise<boolean> {
  const wanted = [...new Set(ids)]
  const attached = await attach(tx, { ids: wanted, owner, to })
  return attached.length === wanted.length
}

/** The same for a target with one picture: the previous one is removed by the next sweep. */
export async function replaceUpload(tx: Tx, { id, owner, to }: { id: string; owner: Owner; to: string }) {
  if (!(await attachUploads(tx, { ids: [id], owner, to }))) return false
  await detach(tx, { from: to, except: [id] })
  return true
}

export const detachUploads = (db: Db, from: string) => detach(db, { from, except: [] })
