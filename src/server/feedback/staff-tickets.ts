import { type TicketState, TicketState as TicketStates } from '#contract/feedback.ts'
import type { Actor } from '#domain/actor.ts'
import { ok, refuse } from '#domain/result.ts'
import { type AccountName, accountName } from '#domain/text/account-name.ts'
import { guestContact } from '../accounts/guest-contact.ts'
import { type Db, type Tx, transaction } from '../db/database.ts'
import { channelOf } from '../messages/outbox.ts'
import { notifyGuest } from '../push/notify-guest.ts'
import type { AnsweringContext } from './context.ts'
import { answeredMail } from './mails.ts'
import {
  addMessage,
  listByState,
  lockTicket,
  readMessages,
  type SummaryRow,
  setState,
  type TicketRow,
} from './store.ts'

export { messagesOfOrder, type SummaryRow } from './store.ts'

type StaffContext = Omit<AnsweringContext, 'db'> & { readonly db: Db }

const states: readonly TicketState[] = TicketStates.options

/** Null for an unknown state; `all` means every state. */
export async function listForStaff(
  db: Db,
  { state, limit }: { state: string; limit: number },
): Promise<SummaryRow[] | null> {
  if (state === 'all') return listByState(db, null, limit)
  const known = states.find((one) => one === state)
  return known ? listByState(db, known, limit) : null
}

export function showForStaff({ db }: { readonly db: Db }, number: string) {
  return transaction(db, async (tx) => {
    const ticket = await lockTicket(tx, { number })
    if (!ticket) return null
    const contact = await contactOf(tx, ticket)
    return { ...ticket, contact: contact?.value ?? null, messages: await readMessages(tx, ticket.id) }
  })
}

/** Staff answers: a guest sees it in the thread and gets a mail, a visitor gets only the mail. */
export function answerTicket(
  context: StaffContext,
  {
    number,
    text,
    original = null,
    by,
  }: { number: string; text: string; original?: string | null; by: Actor },
) {
  return transaction(context.db, async (tx) => {
    const ticket = await lockTicket(tx, { number })
    if (!ticket) return refuse('not_found')
    if (ticket.state === 'closed') return refuse('closed')
    const n = await addMessage(tx, ticket, { by, text, original, files: [], now: context.now() })
    const to = await contactOf(tx, ticket)
    const mail = answeredMail(context, { ticket, text, locale: ticket.locale })
    const isTold = to !== null && context.outbox.reaches(channelOf(to))
    if (isTold)
      await context.outbox.put(tx, {
        event: `ticket:${ticket.id}:${n}`,
        kind: 'ticket_answered',
        to,
        locale: ticket.locale,
        mail,
        replyTo: context.support,
      })
    if (ticket.guestId !== null)
      await notifyGuest(context.outbox, tx, {
        event: `ticket:${ticket.id}:${n}`,
        kind: 'ticket_answered',
        guestId: ticket.guestId,
        locale: ticket.locale,
        title: mail.heading,
        text,
        path: `/center/feedback?ticket=${ticket.number}`,
      })
    return ok({ n, told: isTold ? to.value : null })
  })
}

export function closeTicket(context: StaffContext, number: string) {
  return transaction(context.db, async (tx) => {
    const ticket = await lockTicket(tx, { number })
    if (!ticket) return refuse('not_found')
    if (ticket.state === 'closed') return refuse('closed')
    await setState(tx, ticket.id, 'closed', context.now())
    return ok(null)
  })
}

/** The recipient of an answer: the address given with the ticket, else the current address of the account. */
async function contactOf(tx: Tx, { email, guestId }: TicketRow): Promise<AccountName | null> {
  if (email) return accountName(email)
  return guestId === null ? null : ((await guestContact(tx, guestId))?.to ?? null)
}
