import type { Conversion } from '../money/exchange.ts'
import { converter } from '../money/exchange.ts'
import type { Portion } from '../money/portion.ts'
import { NOTHING, portionIn, portionOf } from '../money/portion.ts'
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

/** The terms with their amounts in the currency that the guest pays in. */
export function termsIn(terms: PaymentTerms, conversion: Conversion): PaymentTerms {
  if (terms.type !== 'deposit') return terms
  return { type: 'deposit', deposit: portionIn(terms.deposit, converter(conversion)) }
}

/** The three dues sum to the total; what is due at the hotel is the sum of the lines paid there. */
export interface Dues {
  readonly now: number
  readonly later: number
  readonly atHotel: number
}

/** What is paid when. Money belongs to rooms: the dues of an order are the sums of theirs. */
export interface PaymentSchedule {
  readonly rooms: readonly Dues[]
  /** When what is due later is collected, for all rooms at once; null where nothing is. */
  readonly collected: Instant | null
}

/** A room with what cancelling it costs from when on. */
export interface RoomWithFees {
  readonly price: RoomPrice
  readonly fees: readonly FeeWindow[]
}

const day = 24 * 60 * 60 * 1000

/** The balance is due so long before cancelling costs more than was paid. */
export const CHARGE_LEAD = day

/** The balance is due so long before check-in at the latest. */
export const BALANCE_LEAD = 3 * day

/**
 * A fee in force when booking is due at once. The rest is collected before cancelling costs more than was paid: the
 * balance of a deposit a day before and at the latest three days before check-in, a guarantee from its hold at that very
 * moment and at the latest at check-in. Where that time has passed, all is due at once.
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

export function duesTogether(rooms: readonly Dues[]): Dues {
  const sum = (part: keyof Dues) => rooms.reduce((all, dues) => all + dues[part], 0)
  return { now: sum('now'), later: sum('later'), atHotel: sum('atHotel') }
}

/** How one room of the schedule is paid, as its cancellation windows reckon with it. */
export const instalmentsOf = ({ rooms, collected }: PaymentSchedule, room: number): Instalments => ({
  now: rooms[room]!.now,
  later: rooms[room]!.later,
  collected,
})

/** Where nothing is to be paid or held now, the order needs no payment to be confirmed. */
export function needsPayment(terms: PaymentTerms, dues: Dues): boolean {
  return dues.now > 0 || (terms.type === 'guarantee' && dues.later > 0)
}
