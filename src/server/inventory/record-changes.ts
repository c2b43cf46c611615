import type { Id } from '#domain/id.ts'
import { afterCommit, type Db, type Tx } from '../db/database.ts'
import { deleteOldChanges, insertChanges, notifyReaders } from './changes-store.ts'

/** A hotel with any change: its facts, rooms, rates, restrictions, taxes, pictures, score. */
export type ChangedHotel = { readonly hotelId: Id }
/** A room type whose nights changed only: prices or free rooms. */
export type ChangedNights = ChangedHotel & { readonly roomTypeId: Id }

/** Records the changes for processes with copies, in the same transaction. Its commit wakes them. */
export async function recordChanges(tx: Tx, changes: readonly (ChangedHotel | ChangedNights)[]) {
  await insertChanges(
    tx,
    changes.map((change) => ({
      hotel: Number(change.hotelId),
      room: 'roomTypeId' in change ? Number(change.roomTypeId) : null,
    })),
  )
  wakeReaders(tx)
}

/** Everything may have changed: all copies are discarded. */
export async function recordChangeOfEverything(tx: Tx) {
  await insertChanges(tx, [{ hotel: null, room: null }])
  wakeReaders(tx)
}

/** For a change that is already recorded. */
export const wakeReaders = (tx: Tx) => afterCommit(tx, announceChanges)

export const purgeOldChanges = (tx: Db) => deleteOldChanges(tx)

type Announcing = { wanted: boolean }
const under = new WeakMap<Db, Announcing>()

/**
 * Notifies the readers of all processes after the commit: a NOTIFY inside the transaction would serialise busy
 * commits. However many callers there are, one notification is in flight and one more follows. It never fails,
 * because readers also poll.
 */
export async function announceChanges(db: Db): Promise<void> {
  const sending = under.get(db)
  if (sending) {
    sending.wanted = true
    return
  }
  const announcing: Announcing = { wanted: true }
  under.set(db, announcing)
  while (announcing.wanted) {
    announcing.wanted = false
    await notifyReaders(db).catch(() => {})
  }
  under.delete(db)
}
