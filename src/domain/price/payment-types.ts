import type { Conversion } from '../money/exchange.ts'
import { converter } from '../money/exchange.ts'
import type { Portion } from '../money/portion.ts'
import { convertPortion, NOTHING, portionOf } from '../money/portion.ts'
import type { Instant } from '../time/zone-time.ts'
import type { FeeWindow, Instalments } from './cancellation.ts'
import { windowAt } from './cancellation.ts'
import type { RoomPrice } from './stay-price.ts'
import { paidToUs, roomTotalOf } from './stay-price.ts'

export const paymentTypes = ['prepay', 'deposit', 'guarantee', 'at_hotel'] as const
export type PaymentType = (typeof paymentTypes)[number]

export type PaymentTerms =
  | { readonly type: Exclude<PaymentType, 'deposit'> }
  | { readonly type: 'deposit'; readonly deposit: Portion }

/** The terms with their amounts in the currency of payment. */
export function convertTerms(terms: PaymentTerms, conversion: Conversion): PaymentTerms {
  if (terms.type !== 'deposit') return terms
  return { type: 'deposit', deposit: convertPortion(terms.deposit, converter(conversion)) }
}

/** The three dues add up to the total; the due at the hotel is the sum of the lines paid there. */
export interface Dues {
  readonly now: number
  readonly later: number
  readonly atHotel: number
}

/** The payment schedule. Money belongs to rooms: the dues of an order are the sums over its rooms. */
export interface PaymentSchedule {
  readonly rooms: readonly Dues[]
  /** When the later dues are collected, for all rooms at once; null if there are none. */
  readonly collected: Instant | null
}

/** A room with its cancellation fees. */
export interface RoomWithFees {
  readonly price: RoomPrice
  readonly fees: readonly FeeWindow[]
}

const day = 24 * 60 * 60 * 1000

/** The balance is due this long before cancelling costs more than was paid. */
export const CHARGE_LEAD = day

/** The balance is due at least this long before check-in. */
export const BALANCE_LEAD = 3 * day

/**
 * A fee in force when booking is due at once. The rest is collected before cancelling costs more than was
 * paid. The balance of a deposit is due a day before that, and at least three days before check-in. A
 * guarantee is captured from its hold at that instant, and at check-in at the latest. If that time has
 * passed, everything is due at once.
 */
export function paymentScheduleOf(
  rooms: readonly RoomWithFees[],
  terms: PaymentTerms,
  { now, checkIn }: { readonly now: Instant; readonly checkIn: Instant },
): PaymentSchedule {
  const dues = rooms.map((room) => duesOf(room, terms, now))
  if (dues.every(({ later }) => later === 0)) return { rooms: dues, collected: null }
  const uncovered = rooms.flatMap(({ fees }, at) => firstAbove(fees, dues[at]!.now, now) ?? [])
  const isDeposit = terms.type === 'deposit'
  const latest = isDeposit ? checkIn - BALANCE_LEAD : checkIn
  const lead = isDeposit ? CHARGE_LEAD : 0
  const collected = Math.min(latest, ...uncovered.map((moment) => moment - lead))
  if (collected > now) return { rooms: dues, collected }
  return {
    rooms: dues.map(({ now, later, atHotel }) => ({ now: now + later, later: 0, atHotel })),
    collected: null,
  }
}

function duesOf({ price, fees }: RoomWithFees, terms: PaymentTerms, now: Instant): Dues {
  const ours = paidToUs(price)
  const agreed = portionOf(dueWhenBooking(terms), ours, price.nights)
  const due = terms.type === 'prepay' ? ours : Math.max(agreed, windowAt(fees, now).fee)
  return { now: due, later: ours - due, atHotel: roomTotalOf(price) - ours }
}

const dueWhenBooking = (terms: PaymentTerms): Portion => (terms.type === 'deposit' ? terms.deposit : NOTHING)

const firstAbove = (fees: readonly FeeWindow[], paid: number, now: Instant): Instant | undefined =>
  fees.find(({ from, fee }) => fee > paid && from !== null && from > now)?.from ?? undefined

export function sumDues(rooms: readonly Dues[]): Dues {
  const sum = (part: keyof Dues) => rooms.reduce((all, dues) => all + dues[part], 0)
  return { now: sum('now'), later: sum('later'), atHotel: sum('atHotel') }
}

/** The instalments of one room, as input of its cancellation windows. */
export const instalmentsOf = ({ rooms, collected }: PaymentSchedule, room: number): Instalments => ({
  now: rooms[room]!.now,
  later: rooms[room]!.later,
  collected,
})

/** If nothing is paid or held now, the order is confirmed without a payment. */
export function needsPayment(terms: PaymentTerms, dues: Dues): boolean {
  return dues.now > 0 || (terms.type === 'guarantee' && dues.later > 0)
}
