import { mostPoints, withPoints } from '../loyalty/points.ts'
import { inverse } from '../money/exchange.ts'
import { share } from '../money/share.ts'
import type { FeeWindow, Outcome } from '../price/cancellation.ts'
import {
  deadlinesOf,
  feesOf,
  noShowOutcome,
  sumFees,
  sumOutcomes,
  windowAt,
  windowsOf,
} from '../price/cancellation.ts'
import type { Offer } from '../price/offer.ts'
import { CHARGE_LEAD, instalmentsOf, paymentScheduleOf } from '../price/payment-types.ts'
import type { ProductKey } from '../price/quote-claims.ts'
import type { RoomPrice, StayPrice } from '../price/stay-price.ts'
import { amountOf, paidToUs, totalOf } from '../price/stay-price.ts'
import type { Result } from '../result.ts'
import { ok, refuse } from '../result.ts'
import type { Party } from '../stay/party.ts'
import { distributeGuests } from '../stay/party.ts'
import { nightDates, nightsOf, type Stay } from '../stay/stay.ts'
import type { ClockTime, Instant } from '../time/zone-time.ts'
import { instantOf } from '../time/zone-time.ts'
import { SIMULATION_LIFE, settleRoom } from './cancel-order.ts'
import type { ChangeMoney, Owed } from './change-dues.ts'
import { moneyOfChange } from './change-dues.ts'
import { type Due, duesIn, owedBy, roomShare } from './order-dues.ts'
import { isMixedOrder, type OrderSnapshot, type SnapshotRoom } from './order-snapshot.ts'
import { type OrderState, whyNotAct } from './order-states.ts'
import { withPromotion } from './promotions.ts'

export interface ChangeableOrder {
  readonly state: OrderState
  readonly snapshot: OrderSnapshot
  readonly rooms: readonly { readonly position: number; readonly isCancelled: boolean }[]
  readonly dues: readonly Due[]
  readonly notArrived: boolean
  readonly arrivedAt: Instant | null
}

/** Before check-in, with every payment settled one way or the other. */
export function whyNotChange(order: ChangeableOrder, now: Instant): 'not_changeable' | null {
  const { state, snapshot, dues, notArrived, arrivedAt } = order
  // A change is to one room type and rate; rooms of different ones are cancelled singly and booked again.
  if (whyNotAct('change', state) || isMixedOrder(snapshot)) return 'not_changeable'
  const hasBegun = now >= snapshot.checkIn || notArrived || arrivedAt !== null
  const isOverdue = duesIn(dues, 'open').some(
    ({ kind, dueAt }) => kind !== 'change' && dueAt !== null && dueAt <= now,
  )
  return hasBegun || isOverdue || duesIn(dues, 'capturing').length > 0 ? 'not_changeable' : null
}

/** Another product, stay or party of the same hotel, at its present price. */
export interface WantedChange {
  /** In the order's currency, at the order's own rate, before promotion and points. */
  readonly offer: Offer
  readonly product: ProductKey
  readonly names: OrderSnapshot['names']
  readonly stay: Stay
  readonly party: Party
  readonly checkOutUntil: ClockTime
}

export interface Change extends ChangeMoney {
  /** The order after the change. Rooms that it gives up keep their position and their last terms. */
  readonly snapshot: OrderSnapshot
  /** The positions of rooms that the change gives up. */
  readonly dropped: readonly number[]
  readonly owed: readonly Owed[]
  /** The new total of the stay, with what is paid at the hotel, without the fee. */
  readonly price: number
  /** Charged for the nights given up. */
  readonly fee: number
  /** To pay, or negative to be refunded. */
  readonly difference: number
  /** Refunds granted on the rooms that stay. They remain deducted from the new price. */
  readonly granted: number
  /** When a balance has to be paid. */
  readonly balanceAt: Instant | null
  readonly pointsBack: number
  readonly pointsLost: number
  /** Valid until then, unless the order or the prices change. */
  readonly until: Instant
}

const CHANGE_FEE = 'change_fee'

/**
 * The effect of a change at this instant. Inside free cancellation it is free. Otherwise the nights given up are
 * charged, at most the cancellation fee, and a change never returns more than cancelling would. The part of the
 * cancellation fee that was not charged stays in force, so a change cannot turn a stay free again.
 */
export function decideChange(
  order: ChangeableOrder,
  wanted: WantedChange,
  now: Instant,
): Result<Change, 'not_changeable'> {
  const why = whyNotChange(order, now)
  if (why) return refuse(why)
  const { snapshot, dues } = order
  const live = order.rooms.filter(({ isCancelled }) => !isCancelled).map(({ position }) => position)
  const { price, pointsBack, pointsLost, promotion } = discounted(order, live, wanted, now)
  const kept = live.slice(0, price.rooms.length)
  const dropped = live.slice(price.rooms.length)
  const terms = price.rooms.map((room, at) =>
    at < kept.length ? feeOfRoom(order, kept[at]!, { room, stay: wanted.stay }, now) : newRoom,
  )
  const lostPoints = share(
    Math.max(0, sum(live.map((at) => windowAt(snapshot.rooms[at]!.fees, now).pointsLost)) - pointsLost),
    price.rooms.map(({ points }) => points),
  )
  const changed = withFees(wanted, price, { terms, lostPoints, now })
  const guests = distributeGuests(wanted.party)
  const fresh: SnapshotRoom[] = changed.rooms.map((room, at) => ({ ...room, guests: guests[at]! }))
  const [rooms, inHouseRooms] = [[...snapshot.rooms], [...snapshot.inHouse.rooms]]
  for (const [at, room] of fresh.entries()) {
    const position = kept[at] ?? order.rooms.length + at - kept.length
    rooms[position] = room
    inHouseRooms[position] = wanted.offer.inHouse.rooms[at]!
  }
  const next: OrderSnapshot = {
    ...snapshot,
    product: wanted.product,
    names: wanted.names,
    stay: wanted.stay,
    party: wanted.party,
    checkIn: wanted.offer.checkIn,
    checkOut: instantOf(wanted.stay.departure, wanted.checkOutUntil, snapshot.zone),
    terms: wanted.offer.terms,
    inHouse: { ...wanted.offer.inHouse, rooms: inHouseRooms },
    promotion,
    rooms,
    collected: changed.collected,
  }
  const owed = rooms.map((room, position): Owed => {
    const isOld = position < order.rooms.length
    if (dropped.includes(position)) return ended(settledAt(order, position, now).fee)
    if (isOld && !live.includes(position))
      return ended(roomShare(dues, position, 'paid', 'capturing', 'held'))
    const at = kept.indexOf(position)
    return lessGranted(room, terms[at] ?? newRoom)
  })
  const { collected } = changed
  const isGuarantee = wanted.offer.terms.payment.type === 'guarantee'
  // A guarantee is captured when its fee begins; a rest beyond the hold is to be paid before that.
  const balanceAt = isGuarantee && collected !== null ? collected - CHARGE_LEAD : collected
  const isHeld = duesIn(dues, 'held').length > 0
  const isChargedWhole = isGuarantee && (!isHeld || balanceAt === null || balanceAt <= now)
  const money = moneyOfChange(dues, owed, { isChargedWhole })
  const fee = sum(terms.map(({ fee }) => fee)) + sum(dropped.map((at) => owed[at]!.now))
  const feeLines = sum(fresh.map((room) => chargedBefore(room.price)))
  const { to } = windowAt(sumFees(live.map((at) => snapshot.rooms[at]!.fees)), now)
  return ok({
    ...money,
    balanceAt,
    snapshot: next,
    dropped,
    owed,
    price: totalOf({ ...price, rooms: fresh.map((room) => room.price) }) - feeLines,
    fee,
    granted: sum(terms.map(({ granted }) => granted)),
    difference: money.toPay - money.refund,
    pointsBack,
    pointsLost,
    until: Math.min(now + SIMULATION_LIFE, to ?? Infinity),
  })
}

/** A change is executed only if its result is exactly as shown to the guest. */
export function isChangeUnchanged(shown: ShownChange, now: ShownChange): boolean {
  return JSON.stringify(shown) === JSON.stringify(now)
}

/** The figures of a change that the guest saw. */
export type ShownChange = ReturnType<typeof shownOf>

export const shownOf = ({ snapshot, ...change }: Change) => ({
  price: change.price,
  fee: change.fee,
  toPay: change.toPay,
  refund: change.refund,
  release: change.release,
  balance: change.balance,
  points: [change.pointsBack, change.pointsLost],
  checkIn: snapshot.checkIn,
  dropped: change.dropped,
  terms: snapshot.terms,
  collected: snapshot.collected,
  fees: sumFees(snapshot.rooms.map(({ fees }) => fees)).map(({ from, ...outcome }) => [
    from,
    ...partsOf(outcome),
  ]),
  noShow: partsOf(sumOutcomes(snapshot.rooms.map(({ noShow }) => noShow))),
})

const partsOf = ({ fee, rest, pointsLost, pointsBack }: Outcome) => [fee, rest, pointsLost, pointsBack]
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
const ended = (fee: number): Owed => ({ now: fee, later: 0, isEnded: true })

/** Fees of earlier changes; they are never refunded. */
export const chargedBefore = ({ lines }: RoomPrice): number =>
  amountOf(lines.filter(({ key }) => key === CHANGE_FEE))

const settledAt = ({ snapshot, dues }: ChangeableOrder, position: number, now: Instant, granted = 0) =>
  settleRoom(
    {
      paid: roomShare(dues, position, 'paid', 'capturing') + granted,
      held: roomShare(dues, position, 'held'),
    },
    windowAt(snapshot.rooms[position]!.fees, now),
  )

/** A granted refund lowers the dues of a room and leaves its agreed price as it was. */
function grantedFor({ snapshot, dues }: ChangeableOrder, position: number): number {
  const { now, later } = snapshot.rooms[position]!.dues
  return Math.max(0, now + later - owedBy(dues, position))
}

/** The part of an amount that belongs to nights which the new stay does not have. */
function givenUpPart(amount: number, nights: readonly number[], from: Stay, to: Stay): number {
  const left = new Set(nightDates(to))
  const values = share(amount, nights)
  return sum(nightDates(from).flatMap((date, at) => (left.has(date) ? [] : values[at]!)))
}

/**
 * The order's promotion stays while its minimum of nights is kept. Points that paid for nights or rooms given up are
 * lost as their money is; the others pay at most the new price.
 */
function discounted(
  { snapshot }: ChangeableOrder,
  live: readonly number[],
  { offer, stay }: WantedChange,
  now: Instant,
) {
  const used = snapshot.promotion
  const promotion = used && nightsOf(stay) >= used.promotion.minNights ? used : null
  const lower = promotion
    ? withPromotion(offer.price, promotion.promotion, promotion.conversion)
    : offer.price
  const before = sum(live.map((at) => snapshot.rooms[at]!.price.points))
  if (before === 0) return { price: lower, pointsBack: 0, pointsLost: 0, promotion }
  const fromCny = inverse(snapshot.toCny)
  const forfeited = live.map((position, at) => {
    const { price, fees } = snapshot.rooms[position]!
    const { pointsLost } = windowAt(fees, now)
    if (at >= offer.price.rooms.length) return pointsLost
    return Math.min(pointsLost, givenUpPart(price.points, price.nights, snapshot.stay, stay))
  })
  const left = before - sum(forfeited)
  const points = Math.min(left, mostPoints(lower, fromCny))
  const returned = sum(live.map((at) => windowAt(snapshot.rooms[at]!.fees, now).pointsBack))
  const pointsBack = Math.min(left - points, returned)
  const price = points > 0 ? withPoints(lower, points, fromCny) : lower
  return { price, pointsBack, pointsLost: before - points - pointsBack, promotion }
}

type RoomTerms = {
  /** Charged by this change. */
  readonly fee: number
  /** Charged by earlier changes. */
  readonly before: number
  /** The rest of the old cancellation fee, which stays in force. */
  readonly floor: number
  /** Refunded earlier; deducted from the new price. */
  readonly granted: number
  /** The amount that cancelling would keep of the payments. */
  readonly kept: number
}
const newRoom: RoomTerms = { fee: 0, before: 0, floor: 0, granted: 0, kept: 0 }

function feeOfRoom(
  order: ChangeableOrder,
  position: number,
  { room, stay }: { room: RoomPrice; stay: Stay },
  now: Instant,
): RoomTerms {
  const { snapshot } = order
  const old = snapshot.rooms[position]!.price
  const before = chargedBefore(old)
  const granted = grantedFor(order, position)
  const kept = settledAt(order, position, now).fee
  const inForce = Math.max(0, settledAt(order, position, now, granted).fee - before)
  const givenUp = givenUpPart(Math.max(0, paidToUs(old) - before), old.nights, snapshot.stay, stay)
  const charged = Math.min(inForce, Math.max(givenUp, inForce - paidToUs(room)))
  // A part of the fee that was refunded before the change is not charged again, and then no longer deducted.
  const fee = Math.min(charged, Math.max(0, kept - before))
  return { fee, before, floor: inForce - charged, granted: granted - (charged - fee), kept }
}

/** A granted refund stays deducted, but never from what cancelling would keep. */
function lessGranted({ dues }: Pick<SnapshotRoom, 'dues'>, { granted, kept }: RoomTerms): Owed {
  const less = Math.min(granted, Math.max(0, dues.now + dues.later - kept))
  const fromNow = Math.min(less, Math.max(0, dues.now - kept))
  return { now: dues.now - fromNow, later: dues.later - (less - fromNow), isEnded: false }
}

function withFees(
  { offer, stay }: WantedChange,
  price: StayPrice,
  { terms, lostPoints, now }: { terms: readonly RoomTerms[]; lostPoints: readonly number[]; now: Instant },
) {
  const deadlines = deadlinesOf(offer.terms.policy, stay.arrival, offer.zone)
  const rooms = price.rooms.map((room, at) => {
    const { fee, before, floor } = terms[at]!
    const floored = atLeast(feesOf(deadlines, room, now), { fee: floor, pointsLost: lostPoints[at]! })
    const own = fee + before
    const noShow = noShowOutcome(offer.terms.policy, room, floored)
    return {
      price: withChangeFee(room, own),
      fees: floored.map((window) => ({ ...window, fee: window.fee + own })),
      noShow: { ...noShow, fee: noShow.fee + own },
    }
  })
  const schedule = paymentScheduleOf(rooms, offer.terms.payment, { now, checkIn: offer.checkIn })
  return {
    rooms: rooms.map((room, at) => ({
      ...room,
      dues: schedule.rooms[at]!,
      windows: windowsOf(room.fees, instalmentsOf(schedule, at)),
    })),
    collected: schedule.collected,
  }
}

const withChangeFee = (room: RoomPrice, amount: number): RoomPrice => {
  if (amount === 0) return room
  const name = { en: 'Fee for changing', zh: '变更费' }
  const line = { key: CHANGE_FEE, kind: 'fee', name, amount, atHotel: false } as const
  return { ...room, lines: [...room.lines, line] }
}

/** Windows whose fee is never below the amount that was in force before; equal neighbours are merged. */
function atLeast(windows: readonly FeeWindow[], least: { fee: number; pointsLost: number }): FeeWindow[] {
  const merged: FeeWindow[] = []
  for (const window of windows) {
    const [cash, points] = [window.fee + window.rest, window.pointsLost + window.pointsBack]
    const fee = Math.max(window.fee, Math.min(least.fee, cash))
    const pointsLost = Math.max(window.pointsLost, Math.min(least.pointsLost, points))
    const next = { ...window, fee, rest: cash - fee, pointsLost, pointsBack: points - pointsLost }
    const last = merged.at(-1)
    if (last && last.fee === fee && last.pointsLost === pointsLost)
      merged[merged.length - 1] = { ...last, to: next.to }
    else merged.push(next)
  }
  return merged
}
