import type { Id } from '#domain/id.ts'
import { afterCommit, type Db, type Tx } from '../db/database.ts'
import { deleteOldChanges, insertChanges, notifyReaders } from './changes-store.ts'

/** A hotel of which anything changed: its facts, rooms, rates, restrictions, taxes, pictures, score. */
export type ChangedHotel = { readonly hotelId: Id }
/** A room type of which only nights changed: prices or free rooms. */
export type ChangedNights = ChangedHotel & { readonly roomTypeId: Id }

/** Tells those who hold copies what changed, in the transaction that changes it. Its commit wakes them. */
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

/** Everything may have changed: all copies are thrown away. */
export async function recordChangeOfEverything(tx: Tx) {
  await insertChanges(tx, [{ hotel: null, room: null }])
  wakeReaders(tx)
}

/** For a change that is recorded already. */
export const wakeReaders = (tx: Tx) => afterCommit(tx, announceChanges)

export const purgeOldChanges = (tx: Db) => deleteOldChanges(tx)

type Announcing = { wanted: boolean }
const under = new WeakMap<Db, Announcing>()

/**
 * Wakes the readers of all processes, after the commit: a notice inside the transaction would make busy commits wait
 * for each other. However many ask at once, one notice is under way and one more follows. It never fails: readers also
 * look by themselves.
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
