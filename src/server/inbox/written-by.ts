import type { Id } from '#domain/id.ts'
import { inboxKey } from '#domain/inbox/inbox-entry.ts'
import type { Db } from '../db/database.ts'
import { listOfGuest } from '../feedback/inbox-tickets.ts'
import { ticketRow } from './entry-rows.ts'

const most = 5

/** The latest tickets of a guest. */
export async function writtenBy(db: Db, guestId: Id) {
  const tickets = await listOfGuest(db, guestId, most)
  return tickets.map((ticket) => ({
    key: inboxKey('ticket', ticket.number),
    title: ticketRow(ticket).title,
    at: ticket.updatedAt,
  }))
}
