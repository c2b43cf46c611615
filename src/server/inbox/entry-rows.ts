import type { Id } from '#domain/id.ts'
import { type InboxKind, inboxKey } from '#domain/inbox/inbox-entry.ts'
import { type Money, money } from '#domain/money/money.ts'
import type { Locale } from '#domain/text/locale.ts'
import { plainText } from '#domain/text/moderation.ts'
import type { SummaryRow } from '../feedback/inbox-tickets.ts'
import type { ClaimRow } from '../guarantee/inbox-claims.ts'
import type { LeadRow } from '../partners/follow-lead.ts'
import type { DeskAnswerRow, DeskQuestionRow } from '../questions/inbox-questions.ts'
import type { DeskReviewRow } from '../reviews/inbox-reviews.ts'

/** One entry of any kind, before the names of its guest, order and hotel are known. */
export type EntryRow = {
  readonly key: string
  readonly kind: InboxKind
  readonly isDone: boolean
  readonly title: string
  readonly guestId: Id | null
  /** The author, if it is no guest with an account. */
  readonly writer: string
  readonly orderId: Id | null
  readonly hotelId: Id | null
  readonly lang: Locale
  readonly since: number
  readonly doneAt: number | null
  readonly amount: Money | null
  readonly score: number | null
}

const longest = 120
const firstLine = (text: string) => plainText(text).trim().split('\n')[0]!.slice(0, longest)
const nothing = { orderId: null, hotelId: null, amount: null, score: null, writer: '' } as const

export const ticketRow = (ticket: SummaryRow): EntryRow => {
  const isDone = ticket.state !== 'open'
  return {
    ...nothing,
    key: inboxKey('ticket', ticket.number),
    kind: 'ticket',
    isDone,
    title: firstLine(ticket.lastBy === 'guest' ? ticket.lastText : ticket.text),
    guestId: ticket.guestId,
    writer: ticket.email ?? '',
    orderId: ticket.orderId,
    hotelId: /^hotel:(\d{1,18})$/.exec(ticket.about ?? '')?.[1] ?? null,
    lang: ticket.locale,
    since: isDone ? ticket.openedAt : ticket.updatedAt,
    doneAt: isDone ? ticket.updatedAt : null,
  }
}

/** A published question without an answer is open as well. */
export const questionRow = (question: DeskQuestionRow, isDone: boolean): EntryRow => ({
  ...nothing,
  key: inboxKey('question', question.id),
  kind: 'question',
  isDone,
  title: firstLine(question.text),
  guestId: question.guestId,
  hotelId: question.hotelId,
  lang: question.locale,
  since: question.at,
  doneAt: isDone ? question.decidedAt : null,
})

export const answerRow = (answer: DeskAnswerRow): EntryRow => ({
  ...nothing,
  key: inboxKey('answer', answer.id),
  kind: 'answer',
  isDone: answer.state !== 'waiting',
  title: firstLine(answer.text),
  guestId: answer.guestId,
  hotelId: answer.hotelId,
  lang: answer.locale,
  since: answer.at,
  doneAt: answer.decidedAt,
})

export const reviewRow = (review: DeskReviewRow): EntryRow => ({
  ...nothing,
  key: inboxKey('review', review.id),
  kind: 'review',
  isDone: review.state !== 'waiting',
  title: firstLine(review.title || review.text),
  guestId: review.guestId,
  orderId: review.orderId,
  hotelId: review.hotelId,
  lang: review.locale,
  since: review.writtenAt,
  doneAt: review.decidedAt,
  score: review.score,
})

export const claimRow = (claim: ClaimRow, title: string): EntryRow => ({
  ...nothing,
  key: inboxKey('claim', claim.id),
  kind: 'claim',
  isDone: claim.state !== 'open',
  title,
  guestId: claim.guestId,
  orderId: claim.orderId,
  lang: claim.locale,
  since: claim.sentAt,
  doneAt: claim.decidedAt,
  amount: money(claim.difference, claim.orderCurrency),
})

export const leadRow = (lead: LeadRow): EntryRow => ({
  ...nothing,
  key: inboxKey('lead', lead.number),
  kind: 'lead',
  isDone: lead.state !== 'new',
  title: `${plainText(lead.hotel)}, ${plainText(lead.city)}`,
  guestId: null,
  writer: plainText(lead.name),
  lang: lead.locale,
  since: Date.parse(lead.at),
  doneAt: lead.state === 'new' ? null : Date.parse(lead.updatedAt),
})
