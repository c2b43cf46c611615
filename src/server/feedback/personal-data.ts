import { type Pool, type Tx, transaction } from '../db/database.ts'
import { detachUploads } from '../media/uploads/attach-uploads.ts'
import type { PersonalData } from '../personal-data/personal-data.ts'
import { deleteClosedBefore, deleteThreadsOf, listThreadsOf, moveThreads } from './guest-store.ts'
import { picturesOfTicket } from './write-message.ts'

export const ticketData: PersonalData = {
  name: 'tickets',
  read: listThreadsOf,
  // Uploads without a session belong to no account, so they are deleted with their ticket.
  erase: async (tx, guestId) => detachAll(tx, await deleteThreadsOf(tx, guestId)),
  move: (tx, { from, into }) => moveThreads(tx, from, into),
}

/** Guests may return to a closed ticket for this long. */
export const closedTicketsKeptMonths = 24

/** Deletes tickets closed longer ago than the retention period. */
export function purgeTickets(db: Pool, now: number) {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - closedTicketsKeptMonths)
  return transaction(db, async (tx) => detachAll(tx, await deleteClosedBefore(tx, before.getTime())))
}

async function detachAll(tx: Tx, numbers: readonly string[]) {
  for (const number of numbers) await detachUploads(tx, picturesOfTicket(number))
}
