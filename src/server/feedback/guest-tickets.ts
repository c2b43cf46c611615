import { type FeedbackState, FeedbackTopic, type TicketReply, TicketState } from '#contract/feedback.ts'
import type { Paging } from '#contract/fields.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import { feedbackWords, ticketStateWords, topicWords } from '#words/support/feedback.ts'
import { findOrderContact } from '../booking/show-order.ts'
import { type Tx, transaction } from '../db/database.ts'
import { type Caller, guestOf } from '../http/caller.ts'
import type { FeedbackContext } from './context.ts'
import { presentSummary, presentTicket } from './present.ts'
import {
  clearUnread,
  countUnread,
  listOf,
  lockTicket,
  readMessages,
  setState,
  type TicketRow,
} from './store.ts'
import { writeMessage } from './write-message.ts'

export async function listTickets({ db }: FeedbackContext, { page, page_size }: Paging, caller: Caller) {
  const { rows, total } = await listOf(db, guestOf(caller), {
    offset: (page - 1) * page_size,
    limit: page_size,
  })
  return ok({ list: rows.map(presentSummary), total, page, page_size })
}

/** The whole thread; marks its messages as read. */
export function showTicket({ db }: FeedbackContext, { ticket: number }: { ticket: string }, caller: Caller) {
  return transaction(db, async (tx) => {
    const ticket = await lockTicket(tx, { number, guestId: guestOf(caller) })
    if (!ticket) return refuse('not_found')
    await clearUnread(tx, ticket.id)
    return ok(presentTicket(ticket, await readMessages(tx, ticket.id), caller.locale))
  })
}

/** Adds a message to the guest's own thread, or closes it. */
export async function replyToTicket(context: FeedbackContext, reply: TicketReply, caller: Caller) {
  const { session, locale } = caller
  const { account } = session!
  const guestId = guestOf(caller)
  const say = feedbackWords(locale)
  const tooMany = await context.limiter.take(['message_per_account_hour'], {
    address: caller.address,
    account,
  })
  if (tooMany) return refuse(tooMany)
  return transaction(context.db, async (tx) => {
    const ticket = await lockTicket(tx, { number: reply.ticket, guestId })
    if (!ticket) return refuse('not_found')
    if (ticket.state === 'closed') return refuse('ticket_closed')
    const { text, files, close } = reply
    if (text !== undefined) {
      const n = await writeMessage(context, tx, {
        ...{ thread: ticket, text, files, owner: { guest: guestId }, from: ticket.email ?? account },
        ...{ topic: ticket.topic, about: ticket.about, locale },
        order: await orderNumber(tx, ticket, guestId),
      })
      if (n === null) return refuse({ reason: 'invalid_input' as const, fields: { files: say.picturesGone } })
    }
    if (close) await setState(tx, ticket.id, 'closed', context.now())
    await clearUnread(tx, ticket.id)
    const now = (await lockTicket(tx, { number: reply.ticket, guestId }))!
    const shown = presentTicket(now, await readMessages(tx, ticket.id), locale)
    return { ...ok(shown), msg: close ? say.closed : say.sent }
  })
}

const orderNumber = async (tx: Tx, { orderId }: TicketRow, guestId: Id) =>
  orderId === null ? null : ((await findOrderContact(tx, { id: orderId, guestId }))?.number ?? null)

/** Options of the form, and the number of unread messages. */
export async function showFeedbackState({ db, uploads }: FeedbackContext, { session, locale }: Caller) {
  const topics = topicWords(locale)
  const states = ticketStateWords(locale)
  const state: FeedbackState = {
    topics: FeedbackTopic.options.map((id) => ({ id, name: topics[id] })),
    states: TicketState.options.map((id) => ({ id, name: states[id] })),
    unread: session ? await countUnread(db, session.guestId) : 0,
    ticket: uploads.issue(),
  }
  return ok(state)
}
