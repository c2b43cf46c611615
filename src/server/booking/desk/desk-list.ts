import type { DeskOrderPage, DeskOrderQuery, DeskOrderRow, OrderSelection } from '#contract/desk/orders.ts'
import type { Id } from '#domain/id.ts'
import { money } from '#domain/money/money.ts'
import { dueAmount, duesIn } from '#domain/order/order-dues.ts'
import { agreedNow, priceOfOrder, roomNames } from '#domain/order/order-snapshot.ts'
import { type OrderState, stateAt } from '#domain/order/order-states.ts'
import { totalOf } from '#domain/price/stay-price.ts'
import { ok } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { dateIn, instantOf, isoInstant } from '#domain/time/zone-time.ts'
import type { BookingContext } from '../context.ts'
import { readLastEvents } from '../list-store.ts'
import type { OrderRow } from '../order-row.ts'
import { presentEvent } from '../present.ts'
import type { EventRow } from '../store.ts'
import { findOrders, wordsOf } from './find-orders.ts'
import { countByState, countDeskOrders, type OrderFilter } from './search-store.ts'

const pageSize = 50
/** Larger numbers are shown as this with a plus sign. */
const mostCounted = 1_000
/** The same for the filtered list, whose count cannot use an index of its own. */
const mostListed = 200

const openStates: readonly OrderState[] = ['held', 'payment_review', 'confirmed', 'staying']

/** Filters of each saved selection. */
const selections: Record<OrderSelection, (today: string, now: number) => Partial<OrderFilter>> = {
  open: () => ({ states: openStates }),
  arriving: (today) => ({ states: ['confirmed', 'payment_review'], arriving: today }),
  departing: (today) => ({ states: ['staying'], departing: today }),
  held: () => ({ states: ['held'] }),
  unpaid: (_, now) => ({ states: ['confirmed'], unpaidBy: new Date(now + 14 * 86_400_000) }),
  review: () => ({ states: ['payment_review'] }),
  all: () => ({}),
}

type Seen = { hotels: readonly Id[] | null; locale: Locale; zone: string }

function filterOf(query: DeskOrderQuery, seen: Seen, now: number): OrderFilter {
  const today = dateIn(seen.zone, now)
  const chosen = selections[query.view](today, now)
  const { booked } = query
  return {
    hotels: seen.hotels,
    hotel: query.hotel ?? null,
    arriving: query.arriving ?? chosen.arriving ?? null,
    departing: query.departing ?? chosen.departing ?? null,
    booked: booked
      ? {
          from: new Date(instantOf(booked, '00:00', seen.zone)),
          to: new Date(instantOf(addDays(booked, 1), '00:00', seen.zone)),
        }
      : null,
    method: query.method ?? null,
    agent: query.agent ?? null,
    unpaidBy: chosen.unpaidBy ?? null,
    states: query.states.length > 0 ? query.states : (chosen.states ?? null),
    words: wordsOf(query.q),
    contactAt: seen.hotels === null ? null : new Date(now),
  }
}

export async function listDeskOrders(context: BookingContext, query: DeskOrderQuery, seen: Seen) {
  const { db } = context
  const now = context.now()
  const found = await findOrders(db, filterOf(query, seen, now), {
    before: query.before ?? null,
    limit: pageSize + 1,
  })
  const { rows, isSimilar } = found
  const shown = rows.slice(0, pageSize)
  const [events, total, states, views] = await Promise.all([
    readLastEvents(
      db,
      shown.map(({ id }) => id),
    ),
    // A first page that is not full needs no count.
    rows.length <= pageSize && !query.before
      ? rows.length
      : countDeskOrders(db, found.filter, { most: mostListed, recent: found.isRecent }),
    countByState(db, seen.hotels, mostCounted),
    countViews(context, seen, now),
  ])
  return ok<DeskOrderPage>({
    list: shown.map((row) => presentRow(row, events.get(row.id)!, { ...seen, now })),
    total,
    is_more: total >= mostListed || (found.isRecent && total > pageSize),
    is_end: rows.length <= pageSize,
    is_similar: isSimilar && rows.length > 0,
    views: {
      ...views,
      all: sumOf(states),
      open: sumOf(states, openStates),
      held: states.held,
      review: states.payment_review,
    },
    states,
  })
}

const sumOf = (counts: Record<OrderState, number>, of = Object.keys(counts) as readonly OrderState[]) =>
  of.reduce((sum, state) => sum + counts[state], 0)

async function countViews({ db }: BookingContext, seen: Seen, now: number) {
  const none = { before: undefined, q: undefined, states: [], hotel: undefined } as const
  const names = ['arriving', 'departing', 'unpaid'] as const
  const counts = await Promise.all(
    names.map((view) =>
      countDeskOrders(db, filterOf({ ...none, view } as unknown as DeskOrderQuery, seen, now), {
        most: mostCounted,
      }),
    ),
  )
  return Object.fromEntries(names.map((name, at) => [name, counts[at]!])) as Record<
    (typeof names)[number],
    number
  >
}

/** The agreed amount that is still unpaid. */
export function dueOf(order: OrderRow): number {
  // The difference of a waiting change is no part of the stay.
  const unpaid = duesIn(order.dues, 'open')
    .filter(({ kind }) => kind !== 'change')
    .reduce((sum, due) => sum + dueAmount(due), 0)
  return openStates.includes(order.state) ? unpaid : 0
}

function presentRow(order: OrderRow, event: EventRow, { locale, now }: Seen & { now: number }): DeskOrderRow {
  const { snapshot } = order
  const shown = (amount: number) => money(amount, snapshot.conversion.to)
  const { adults, ages } = snapshot.party
  return {
    id: order.id,
    number: order.number,
    state: stateAt(order, now),
    guest: order.contact.name,
    others: Math.max(0, adults + ages.length - 1),
    hotel: snapshot.names.hotel[locale],
    room: roomNames(snapshot, locale),
    rooms: order.rooms.length,
    arrival: snapshot.stay.arrival,
    departure: snapshot.stay.departure,
    total: shown(totalOf(priceOfOrder(agreedNow(order)))),
    payment: snapshot.terms.payment.type,
    due: shown(dueOf(order)),
    pay_before: order.payBefore === null ? null : isoInstant(order.payBefore, snapshot.zone),
    last_event: presentEvent(event, snapshot),
  }
}
