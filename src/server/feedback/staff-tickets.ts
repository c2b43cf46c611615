import { type TicketState, TicketState as TicketStates } from '#contract/feedback.ts'
import { type AccountName, accountName } from '#domain/account-name.ts'
import { ok, refuse } from '#domain/result.ts'
import { guestContact } from '../accounts/guest-contact.ts'
import { type Db, type Tx, transaction } from '../db/database.ts'
import { channelOf } from '../messages/outbox.ts'
import { notifyGuest } from '../push/notify-guest.ts'
import { answeredLetter } from './letters.ts'
import {
  addMessage,
  listByState,
  lockTicket,
  readMessages,
  type SummaryRow,
  setState,
  type TicketRow,
} from './store.ts'
import type { AnsweringWorld } from './world.ts'

export { messagesOfOrder, type SummaryRow } from './store.ts'

const states: readonly TicketState[] = TicketStates.options

/** Null where there is no such state; `all` is every state. */
export async function listForStaff(
  db: Db,
  { state, limit }: { state: string; limit: number },
): Promise<SummaryRow[] | null> {
  if (state === 'all') return listByState(db, null, limit)
  const known = states.find((one) => one === state)
  return known ? listByState(db, known, limit) : null
}

export function showForStaff({ db }: AnsweringWorld, number: string) {
  return transaction(db, async (tx) => {
    const ticket = await lockTicket(tx, { number })
    if (!ticket) return null
    const contact = await contactOf(tx, ticket)
    return { ...ticket, contact: contact?.value ?? null, messages: await readMessages(tx, ticket.id) }
  })
}

/** Staff answers: the guest finds it in the thread and is told by mail, a visitor by mail alone. */
export function answerTicket(world: AnsweringWorld, { number, text }: { number: string; text: string }) {
  return transaction(world.db, async (tx) => {
    const ticket = await lockTicket(tx, { number })
    if (!ticket) return refuse('not_found')
    if (ticket.state === 'closed') return refuse('closed')
    const n = await addMessage(tx, ticket, { by: 'staff', text, files: [], now: world.now() })
    const to = await contactOf(tx, ticket)
    const letter = answeredLetter(world, { ticket, text, locale: ticket.locale })
    const isTold = to !== null && world.outbox.reaches(channelOf(to))
    if (isTold)
      await world.outbox.put(tx, {
        event: `ticket:${ticket.id}:${n}`,
        kind: 'ticket_answered',
        to,
        locale: ticket.locale,
        letter,
        replyTo: world.support,
      })
    if (ticket.guestId !== null)
      await notifyGuest(world.outbox, tx, {
        event: `ticket:${ticket.id}:${n}`,
        kind: 'ticket_answered',
        guestId: ticket.guestId,
        locale: ticket.locale,
        title: letter.heading,
        text,
        path: `/center/feedback?ticket=${ticket.number}`,
      })
    return ok({ n, told: isTold ? to.value : null })
  })
}

export function closeTicket(world: AnsweringWorld, number: string) {
  return transaction(world.db, async (tx) => {
    const ticket = await lockTicket(tx, { number })
    if (!ticket) return refuse('not_found')
    if (ticket.state === 'closed') return refuse('closed')
    await setState(tx, ticket.id, 'closed', world.now())
    return ok(null)
  })
}

/** Where an answer goes: the address that was given with the ticket, else the account as it is now. */
async function contactOf(tx: Tx, { email, guestId }: TicketRow): Promise<AccountName | null> {
  if (email) return accountName(email)
  return guestId === null ? null : ((await guestContact(tx, guestId))?.to ?? null)
}
