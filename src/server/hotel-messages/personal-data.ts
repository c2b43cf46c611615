import { type Pool, transaction } from '../db/database.ts'
import type { PersonalData } from '../personal-data/personal-data.ts'
import { deleteThreadsBefore, deleteThreadsOf, listMessagesOf, moveThreads } from './thread-store.ts'

export const hotelMessageData: PersonalData = {
  name: 'hotel_messages',
  read: listMessagesOf,
  erase: deleteThreadsOf,
  move: (tx, { from, into }) => moveThreads(tx, from, into),
}

/** As long as tickets are kept. */
export const threadsKeptMonths = 24

export function purgeThreads(db: Pool, now: number) {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - threadsKeptMonths)
  return transaction(db, (tx) => deleteThreadsBefore(tx, before))
}
