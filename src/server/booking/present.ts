import type {
  Booked,
  CancellationPreview,
  Order,
  OrderEvent,
  OrderHotel,
  OrderPaymentOption,
  OrderRoom,
} from '#contract/booking.ts'
import type { Price } from '#contract/prices.ts'
import { quotedRate } from '#domain/money/exchange.ts'
import { money } from '#domain/money/money.ts'
import type { Cancellation } from '#domain/order/cancel-order.ts'
import { dueAmount } from '#domain/order/order-dues.ts'
import {
  agreedNow,
  duesOfOrder,
  isMixedOrder,
  type OrderSnapshot,
  priceOfOrder,
  saleOf,
  windowsOfOrder,
  withoutRooms,
} from '#domain/order/order-snapshot.ts'
import { type OrderState, stateAt } from '#domain/order/order-states.ts'
import type { PaymentMethod } from '#domain/payment/payment-means.ts'
import type { PaymentOption } from '#domain/payment/payment-options.ts'
import { freeUntil, labelAt } from '#domain/price/cancellation.ts'
import type { Party } from '#domain/stay/party.ts'
import type { Locale } from '#domain/text/locale.ts'
import { type Instant, isoInstant } from '#domain/time/zone-time.ts'
import { presentCancellation, presentPrice } from '../hotels/rooms-and-quotes/present-rate.ts'
import type { OrderMoney } from './context.ts'
import { liveRooms, type OrderRoomRow, type OrderRow } from './order-row.ts'
import type { EventRow, RevisionRow } from './store.ts'

const instantIn = ({ zone }: OrderSnapshot, at: Instant | null) => (at === null ? null : isoInstant(at, zone))

const presentFrozenPrice = (snapshot: OrderSnapshot, locale: Locale): Price =>
  presentPrice(
    { price: priceOfOrder(snapshot), inHouse: snapshot.inHouse, dues: duesOfOrder(snapshot) },
    locale,
  )

export function presentBooked(order: OrderRow, locale: Locale): Booked {
  const price = presentFrozenPrice(order.snapshot, locale)
  return {
    order_id: order.id,
    order_no: order.number,
    state: order.state,
    pay_before: instantIn(order.snapshot, order.payBefore),
    due_now: price.due_now,
    price,
  }
}

export function presentPreview(
  { snapshot }: OrderRow,
  cancellation: Cancellation,
  sim: string,
): CancellationPreview {
  const shown = (amount: number) => money(amount, snapshot.conversion.to)
  const { refund, fee, release, window, until, pointsBack } = cancellation
  return {
    sim,
    refund: shown(refund),
    fee: shown(fee),
    released: shown(release),
    points_back: pointsBack,
    window: {
      from: instantIn(snapshot, window.from),
      to: instantIn(snapshot, window.to),
      fee: shown(fee),
      refund: shown(refund),
      uncharged: shown(0),
    },
    until: isoInstant(until, snapshot.zone),
  }
}

/** The stay of the rooms that are left. */
export function presentStay(order: OrderSnapshot) {
  const { rooms, adults, ages } = partyOf(order)
  const { arrival, departure } = order.stay
  return { s_d: arrival, e_d: departure, rooms, adults, ages: [...ages] }
}

/** The booked party as long as it is whole: guests are dealt to rooms by the order of its ages. */
function partyOf({ party, rooms }: OrderSnapshot): Party {
  if (rooms.length === party.rooms) return party
  return {
    rooms: rooms.length,
    adults: rooms.reduce((sum, { guests }) => sum + guests.adults, 0),
    ages: rooms.flatMap(({ guests }) => guests.ages),
  }
}

function presentRoom(
  order: OrderRow,
  room: OrderRoomRow,
  { left, state, locale, now }: { left: OrderSnapshot; state: OrderState; locale: Locale; now: Instant },
): OrderRoom {
  const { snapshot } = order
  const own = withoutRooms(
    snapshot,
    new Set(order.rooms.map(({ position }) => position).filter((position) => position !== room.position)),
  )
  const sold = snapshot.rooms[room.position]!
  const windows = (left.rooms[liveRooms(order).indexOf(room)] ?? sold).windows
  const { product, names, terms } = saleOf(snapshot, room.position)
  return {
    id: room.id,
    name: names.room[locale],
    name_other: names.room[otherLocale(locale)],
    room_type: product.room,
    rate: product.rate,
    rate_name: names.rate[locale],
    board: terms.board,
    cancellation: presentCancellation(
      {
        price: priceOfOrder(own),
        windows,
        label: labelAt(windows, now),
        freeUntil: freeUntil(windows, now, snapshot.checkIn),
      },
      snapshot.zone,
    ),
    guests: [{ first: room.firstName, last: room.lastName }],
    adults: sold.guests.adults,
    ages: [...sold.guests.ages],
    state: room.isCancelled ? 'cancelled' : state,
    price: presentFrozenPrice(own, locale),
  }
}

export const presentEvent = (
  { at, state, kind, by, facts }: EventRow,
  { zone }: OrderSnapshot,
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
  readonly means: readonly PaymentOption[]
  readonly actions: Order['actions']
  readonly change: Order['change']
  readonly now: Instant
}

const presentPaymentOptions = (
  { method, way, amount, charge, whyNot }: PaymentOption,
  currency: string,
): OrderPaymentOption => ({
  method,
  way,
  amount: money(amount, currency),
  charge: charge?.money ?? null,
  rate: charge?.conversion ? quotedRate(charge.conversion) : null,
  why_not: whyNot,
})

/** The complete order for its guest. */
export function presentOrder(order: OrderRow, facts: OrderFacts, locale: Locale): Order {
  const { snapshot } = order
  const { now, money: paid } = facts
  const left = agreedNow(order)
  const state = stateAt(order, now)
  const windows = windowsOfOrder(left)
  const shown = (amount: number) => money(amount, snapshot.conversion.to)
  return {
    order_id: order.id,
    order_no: order.number,
    state,
    version: order.version,
    now: isoInstant(now, snapshot.zone),
    check_in: isoInstant(snapshot.checkIn, snapshot.zone),
    check_out: isoInstant(snapshot.checkOut, snapshot.zone),
    hotel: facts.hotel,
    stay: presentStay(left),
    board: snapshot.terms.board,
    rooms: order.rooms.map((room) => presentRoom(order, room, { left, state, locale, now })),
    mixed: isMixedOrder(snapshot),
    price: presentFrozenPrice(left, locale),
    cancellation: presentCancellation(
      {
        price: priceOfOrder(left),
        windows,
        label: labelAt(windows, now),
        freeUntil: freeUntil(windows, now, snapshot.checkIn),
      },
      snapshot.zone,
    ),
    payment: {
      type: snapshot.terms.payment.type,
      state: paid.state,
      method: paid.method,
      methods: [...facts.methods],
      means: facts.means.map((one) => presentPaymentOptions(one, snapshot.conversion.to)),
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
      due_at: instantIn(snapshot, due.dueAt),
      state: due.state,
    })),
    revisions: facts.revisions.map(({ n, at, by, kind, total, stay, party, names }) => ({
      n,
      at: isoInstant(at, snapshot.zone),
      by,
      what: kind,
      total: shown(total),
      stay: { s_d: stay.arrival, e_d: stay.departure, ...party, ages: [...party.ages] },
      room_name: names.room[locale],
      rate_name: names.rate[locale],
    })),
    pay_before: instantIn(snapshot, order.payBefore),
    change: facts.change,
    collect_at: instantIn(snapshot, left.collected),
    contact: order.contact,
    arrival: order.arrivalTime,
    wishes: order.wishes,
    bill: order.bill && { title: order.bill.title, tax_number: order.bill.taxNumber },
    points: order.points,
    events: facts.events.map((event) => presentEvent(event, snapshot)),
    rerate: order.rerate && { total: shown(order.rerate.total), saving: shown(order.rerate.saving) },
    actions: facts.actions,
  }
}
