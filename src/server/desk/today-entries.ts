import type { TodayEntry } from '#contract/desk/today.ts'
import { type Money, money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { featureNames } from '#words/desk/operation.ts'
import { todayWords } from '#words/desk/today.ts'
import { formatDate, formatDates } from '#words/format.ts'
import { dueOf } from '../booking/desk/desk-list.ts'
import { listOpenApprovals, readHolds } from '../booking/desk/desk-today.ts'
import { numbersOf } from '../booking/desk/staff-orders.ts'
import { listForStaff as listTickets } from '../feedback/staff-tickets.ts'
import { listForStaff as listClaims } from '../guarantee/decide-claim.ts'
import { listProposals } from '../hotels/desk/list-proposals.ts'
import { hotelNames } from '../hotels/find-hotel-names.ts'
import { type DeskCaller, staffOf } from '../http/caller.ts'
import { listFeedConflicts } from '../inventory/feeds/manage-feeds.ts'
import { listFailedRows } from '../jobs/failed-rows.ts'
import { listFailedJobs } from '../jobs/list-jobs.ts'
import { listPaused } from '../operation/paused-features.ts'
import { listForStaff as listLeads } from '../partners/follow-lead.ts'
import { listDeskDisputes, listDeskReviews } from '../payments/desk/desk-payments.ts'
import { listEntries } from '../questions/staff-questions.ts'
import { listByState as listReviews } from '../reviews/decide-review.ts'
import { listConversationsOf } from '../support/staff.ts'
import type { DeskContext } from './context.ts'

const most = 50

export type Entry = Omit<TodayEntry, 'taken_by' | 'due' | 'since'> & { due: number | null; since: number }
const nowhere = { order: null, payment: null, amount: null, due: null }

/** Entries that need a person, as far as the member may see them. */
export async function entriesFor(context: DeskContext, caller: DeskCaller): Promise<Entry[]> {
  const { hotels, permissions } = staffOf(caller)
  const own = await Promise.all([
    holdEntries(context, caller),
    approvalEntries(context, caller),
    permissions.includes('calendar.see') ? feedEntries(context, caller) : [],
  ])
  if (hotels !== null) return own.flat()
  const all = await Promise.all([
    permissions.includes('payments.see') ? paymentEntries(context) : [],
    permissions.includes('payments.see') ? disputeEntries(context, caller) : [],
    permissions.includes('hotels.review') ? proposalEntries(context, caller) : [],
    guestEntries(context, caller),
    jobEntries(context, caller),
    permissions.includes('settings.see') ? pausedEntries(context, caller) : [],
  ])
  return [...own, ...all].flat()
}

async function holdEntries({ db, now }: DeskContext, caller: DeskCaller): Promise<Entry[]> {
  const say = todayWords(caller.locale)
  const rows = await readHolds(db, { hotels: staffOf(caller).hotels, now: now() })
  return rows.map((order) => ({
    ...nowhere,
    key: `hold:${order.id}`,
    kind: 'hold',
    due: order.payBefore,
    since: order.bookedAt,
    title: say.holdOf(order.snapshot.names.hotel[caller.locale]),
    text: say.holdText(
      order.contact.name,
      formatDates(order.snapshot.stay.arrival, order.snapshot.stay.departure, caller.locale),
      order.failed,
    ),
    amount: money(dueOf(order), order.snapshot.conversion.to),
    order: order.number,
  }))
}

async function approvalEntries({ db }: DeskContext, caller: DeskCaller): Promise<Entry[]> {
  const say = todayWords(caller.locale)
  const rows = await listOpenApprovals(db, staffOf(caller).hotels)
  return rows.map((row) => ({
    ...nowhere,
    key: `approval:${row.id}`,
    kind: 'approval',
    since: row.askedAt.getTime(),
    title: say.approval,
    text: say.approvalText(row.askedByName, row.guest, row.reason),
    amount: money(row.amount, row.currency),
    order: row.number,
  }))
}

/** Nights that are sold here to the last room and busy on another site. */
async function feedEntries({ db, now }: DeskContext, caller: DeskCaller): Promise<Entry[]> {
  const { locale } = caller
  const say = todayWords(locale)
  const rows = await listFeedConflicts(db, staffOf(caller).hotels, now(), most)
  return rows.map((row) => ({
    ...nowhere,
    key: `feed:${row.hotelId}`,
    kind: 'feed',
    since: row.since.getTime(),
    title: say.feed(locale === 'zh' ? row.nameZh : row.nameEn),
    text: say.feedText(row.nights, formatDate(row.first, locale)),
  }))
}

/** Texts and photographs of hoteliers that wait for a review. */
async function proposalEntries({ db }: DeskContext, { locale }: DeskCaller): Promise<Entry[]> {
  const say = todayWords(locale)
  const rows = await listProposals(db, most)
  return rows.map((row) => ({
    ...nowhere,
    key: `proposal:${row.hotelId}`,
    kind: 'proposal',
    since: row.since.getTime(),
    title: say.proposal(locale === 'zh' ? row.nameZh : row.nameEn),
    text: say.proposalText(row.by, row.fields),
  }))
}

async function paymentEntries({ db }: DeskContext): Promise<Entry[]> {
  const rows = await listDeskReviews(db, most)
  return rows.map((row) => ({
    ...nowhere,
    key: `payment:${row.outNo}`,
    kind: 'payment',
    since: Date.parse(row.since),
    // The desk translates the reason.
    title: row.review ?? '',
    text: `${row.guest} · ${row.hotel}`,
    amount: money(row.amount, row.currency),
    payment: row.outNo,
  }))
}

async function disputeEntries({ db }: DeskContext, caller: DeskCaller): Promise<Entry[]> {
  const say = todayWords(caller.locale)
  const rows = await listDeskDisputes(db, most)
  return rows.map((row) => ({
    ...nowhere,
    key: `dispute:${row.id}`,
    kind: 'dispute',
    due: row.respondBy?.getTime() ?? null,
    since: row.openedAt.getTime(),
    title: say.dispute(say.method(row.method)),
    text: [row.guest, row.id].filter(Boolean).join(' · '),
    amount: money(row.amount, row.currency),
    order: row.order,
    payment: row.payment,
  }))
}

/** Unanswered messages, claims, questions, reviews and enquiries. */
async function guestEntries({ db }: DeskContext, caller: DeskCaller): Promise<Entry[]> {
  const { locale } = caller
  const say = todayWords(locale)
  const [tickets, chats, claims, written, reviews, leads] = await Promise.all([
    listTickets(db, { state: 'open', limit: most }),
    listConversationsOf(db, most),
    listClaims(db, 'open', most),
    listEntries(db, { state: 'waiting', limit: most }),
    listReviews(db, 'waiting', most),
    listLeads(db, 'new', most),
  ])
  const hotelIds = [...written.questions, ...reviews].flatMap(({ hotelId }) => hotelId ?? [])
  const [names, numbers] = await Promise.all([
    hotelNames(db, [...new Set(hotelIds)], locale),
    numbersOf(
      db,
      (tickets ?? []).flatMap(({ orderId }) => orderId ?? []),
    ),
  ])
  const hotel = (id: string | null) => (id === null ? '' : (names.get(id) ?? ''))
  const sum = (amount: Money) => formatMoney(amount, locale)
  return [
    ...(tickets ?? []).map((ticket) => ({
      ...nowhere,
      key: `ticket:${ticket.number}`,
      kind: 'ticket' as const,
      since: ticket.updatedAt,
      title: say.ticket(ticket.number),
      text: ticket.lastText,
      order: ticket.orderId === null ? null : (numbers.get(ticket.orderId) ?? null),
    })),
    ...chats
      .filter(({ staffRead, upto }) => staffRead < upto)
      .map((chat) => ({
        ...nowhere,
        key: `chat:${chat.id}`,
        kind: 'chat' as const,
        since: chat.at.getTime(),
        title: chat.account ?? say.visitor,
        text: chat.last,
      })),
    ...claims.map((claim) => ({
      ...nowhere,
      key: `claim:${claim.id}`,
      kind: 'claim' as const,
      since: claim.sentAt,
      title: say.claim,
      text: say.claimText(claim.hotel[locale], sum(money(claim.total, claim.currency))),
      amount: money(claim.difference, claim.orderCurrency),
      order: claim.orderNumber,
    })),
    ...written.questions.map((question) => ({
      ...nowhere,
      key: `question:${question.id}`,
      kind: 'question' as const,
      since: question.at,
      title: say.question(hotel(question.hotelId)),
      text: question.text,
    })),
    ...reviews.map((review) => ({
      ...nowhere,
      key: `review:${review.id}`,
      kind: 'review' as const,
      since: review.writtenAt,
      title: say.review(hotel(review.hotelId), review.score),
      text: review.title || review.text,
    })),
    ...leads.map((lead) => ({
      ...nowhere,
      key: `lead:${lead.number}`,
      kind: 'lead' as const,
      since: Date.parse(lead.at),
      title: say.lead(lead.hotel),
      text: `${lead.name}, ${lead.city}`,
    })),
  ]
}

async function jobEntries({ db }: DeskContext, caller: DeskCaller): Promise<Entry[]> {
  const say = todayWords(caller.locale)
  const [jobs, rows] = await Promise.all([listFailedJobs(db), listFailedRows(db, most)])
  const entry = (of: { key: string; since: Date; title: string; error: string }): Entry => ({
    ...nowhere,
    key: of.key,
    kind: 'job',
    since: of.since.getTime(),
    title: of.title,
    text: of.error.split('\n')[0]!.slice(0, 160),
  })
  return [
    ...jobs.map(({ id, task, error, at }) =>
      entry({ key: `job:${id}`, since: at, title: say.job(task), error }),
    ),
    // One entry for each task, with the error of its oldest row.
    ...[...Map.groupBy(rows, ({ task }) => task)].map(([task, failed]) =>
      entry({
        key: `rows:${task}`,
        since: failed[0]!.firstFailedAt,
        title: say.rows(task, failed.length),
        error: failed[0]!.error,
      }),
    ),
  ]
}

/** Paused features: a reminder until they are resumed. */
async function pausedEntries({ db }: DeskContext, { locale }: DeskCaller): Promise<Entry[]> {
  const paused = await listPaused(db)
  return paused.map(({ feature, since, by, reason }) => ({
    ...nowhere,
    key: `feature:${feature}`,
    kind: 'feature',
    since: since.getTime(),
    title: todayWords(locale).paused(featureNames(locale)[feature]),
    text: `${by} · ${reason}`,
  }))
}
