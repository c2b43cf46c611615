import type {
  Booked,
  CancellationPreview,
  Order,
  OrderEvent,
  OrderHotel,
  OrderMeans,
  OrderRoom,
} from '#contract/booking.ts'
import type { Price } from '#contract/prices.ts'
import type { Cancellation } from '#domain/cancel-order.ts'
import { freeUntil, labelAt } from '#domain/cancellation.ts'
import {
  agreedNow,
  duesOfOrder,
  type FrozenOrder,
  priceOfOrder,
  windowsOfOrder,
  withoutRooms,
} from '#domain/frozen-order.ts'
import type { Locale } from '#domain/locale.ts'
import { money } from '#domain/money.ts'
import type { OfferedMeans } from '#domain/offered-means.ts'
import { dueAmount } from '#domain/order-dues.ts'
import type { OrderState } from '#domain/order-states.ts'
import type { PaymentMethod } from '#domain/payment-means.ts'
import { quotedRate } from '#domain/quoted-rate.ts'
import { type Instant, isoInstant } from '#domain/zone-time.ts'
import { presentCancellation, presentPrice } from '../hotels/rooms-and-quotes/present-rate.ts'
import type { OrderRoomRow, OrderRow } from './order-row.ts'
import type { EventRow, RevisionRow } from './store.ts'
import type { OrderMoney } from './world.ts'

/** A hold whose time is over counts as expired, whether or not its job has run. */
export const stateAt = (
  { state, payBefore }: Pick<OrderRow, 'state' | 'payBefore'>,
  now: Instant,
): OrderState => (state === 'held' && payBefore !== null && payBefore <= now ? 'expired' : state)

const instantIn = ({ zone }: FrozenOrder, at: Instant | null) => (at === null ? null : isoInstant(at, zone))

const presentFrozenPrice = (frozen: FrozenOrder, locale: Locale): Price =>
  presentPrice({ price: priceOfOrder(frozen), inHouse: frozen.inHouse, dues: duesOfOrder(frozen) }, locale)

export function presentBooked(order: OrderRow, locale: Locale): Booked {
  const price = presentFrozenPrice(order.frozen, locale)
  return {
    order_id: order.id,
    order_no: order.number,
    state: order.state,
    pay_before: instantIn(order.frozen, order.payBefore),
    due_now: price.due_now,
    price,
  }
}

export function presentPreview(
  { frozen }: OrderRow,
  cancellation: Cancellation,
  sim: string,
): CancellationPreview {
  const shown = (amount: number) => money(amount, frozen.conversion.to)
  const { refund, fee, release, window, until, pointsBack } = cancellation
  return {
    sim,
    refund: shown(refund),
    fee: shown(fee),
    released: shown(release),
    points_back: pointsBack,
    window: {
      from: instantIn(frozen, window.from),
      to: instantIn(frozen, window.to),
      fee: shown(fee),
      refund: shown(refund),
      uncharged: shown(0),
    },
    until: isoInstant(until, frozen.zone),
  }
}

export function presentStay({ stay, party }: FrozenOrder) {
  const { rooms, adults, ages } = party
  return { s_d: stay.arrival, e_d: stay.departure, rooms, adults, ages: [...ages] }
}

function presentRoom(order: OrderRow, room: OrderRoomRow, state: OrderState, locale: Locale): OrderRoom {
  const { frozen } = order
  const own = withoutRooms(
    frozen,
    new Set(order.rooms.map(({ position }) => position).filter((position) => position !== room.position)),
  )
  const { guests } = frozen.rooms[room.position]!
  return {
    id: room.id,
    name: frozen.names.room[locale],
    name_other: frozen.names.room[otherLocale(locale)],
    rate: frozen.product.rate,
    rate_name: frozen.names.rate[locale],
    guests: [{ first: room.firstName, last: room.lastName }],
    adults: guests.adults,
    ages: [...guests.ages],
    state: room.isCancelled ? 'cancelled' : state,
    price: presentFrozenPrice(own, locale),
  }
}

export const presentEvent = (
  { at, state, kind, by, facts }: EventRow,
  { zone }: FrozenOrder,
): OrderEvent => ({
  at: isoInstant(at, zone),
  state,
  kind,
  by,
  facts,
})

const otherLocale = (locale: Locale): Locale => (locale === 'zh' ? 'en' : 'zh')

export type OrderFacts = {
  readonly hotel: OrderHotel
  readonly money: OrderMoney
  readonly events: readonly EventRow[]
  readonly revisions: readonly RevisionRow[]
  readonly methods: readonly PaymentMethod[]
  readonly means: readonly OfferedMeans[]
  readonly actions: Order['actions']
  readonly now: Instant
}

const presentMeans = (
  { method, way, amount, charge, whyNot }: OfferedMeans,
  currency: string,
): OrderMeans => ({
  method,
  way,
  amount: money(amount, currency),
  charge: charge?.money ?? null,
  rate: charge?.conversion ? quotedRate(charge.conversion) : null,
  why_not: whyNot,
})

/** The whole order, as its guest sees it. */
export function presentOrder(order: OrderRow, facts: OrderFacts, locale: Locale): Order {
  const { frozen } = order
  const { now, money: paid } = facts
  const left = agreedNow(order)
  const state = stateAt(order, now)
  const windows = windowsOfOrder(left)
  const shown = (amount: number) => money(amount, frozen.conversion.to)
  return {
    order_id: order.id,
    order_no: order.number,
    state,
    version: order.version,
    now: isoInstant(now, frozen.zone),
    check_in: isoInstant(frozen.checkIn, frozen.zone),
    check_out: isoInstant(frozen.checkOut, frozen.zone),
    hotel: facts.hotel,
    stay: presentStay(frozen),
    board: frozen.terms.board,
    rooms: order.rooms.map((room) => presentRoom(order, room, state, locale)),
    price: presentFrozenPrice(left, locale),
    cancellation: presentCancellation(
      {
        price: priceOfOrder(left),
        windows,
        label: labelAt(windows, now),
        freeUntil: freeUntil(windows, now, frozen.checkIn),
      },
      frozen.zone,
    ),
    payment: {
      type: frozen.terms.payment.type,
      state: paid.state,
      method: paid.method,
      methods: [...facts.methods],
      means: facts.means.map((one) => presentMeans(one, frozen.conversion.to)),
      checking: paid.checking,
      captured: shown(paid.captured),
      held: shown(paid.held),
      refunded: shown(paid.refunded),
      charged: paid.charged,
    },
    dues: order.dues.map((due) => ({
      id: due.id,
      kind: due.kind,
      amount: shown(dueAmount(due)),
      due_at: instantIn(frozen, due.dueAt),
      state: due.state,
    })),
    revisions: facts.revisions.map(({ n, at, by, kind, total }) => ({
      n,
      at: isoInstant(at, frozen.zone),
      by,
      what: kind,
      total: shown(total),
    })),
    pay_before: instantIn(frozen, order.payBefore),
    collect_at: instantIn(frozen, left.collected),
    contact: order.contact,
    arrival: order.arrivalTime,
    wishes: order.wishes,
    points: order.points,
    events: facts.events.map((event) => presentEvent(event, frozen)),
    rerate: order.rerate && { total: shown(order.rerate.total), saving: shown(order.rerate.saving) },
    actions: facts.actions,
  }
}
