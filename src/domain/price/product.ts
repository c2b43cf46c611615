import type { BasisPoints } from '../money/rounding.ts'
import { WHOLE } from '../money/rounding.ts'
import type { Board } from '../stay/board.ts'
import type { Day } from '../time/plain-date.ts'
import type { CancellationPolicy } from './cancellation.ts'
import type { Charge } from './charges.ts'
import { isParticular, isSummed, NO_LIMIT, summedUpTo } from './charges.ts'
import type { PaymentTerms } from './payment-types.ts'

// Amounts are minor units of the hotel's currency. Prices and free rooms of each night are in separate
// arrays: free rooms per room type, prices per room type or per plan with its own prices.

export interface RoomType {
  /** Adults covered by the calendar's price; fewer pay the same. */
  readonly includedAdults: number
  readonly maxAdults: number
  readonly maxGuests: number
}

/** Children up to this age, both ends included. Children above every band count as adults. */
export interface ChildBand {
  readonly toAge: number
  readonly perNight: number
  /** Their share of an adult's board. */
  readonly board: BasisPoints
}

export interface RatePlan {
  /** Relative to the calendar's price: 9000 is ten percent off. 10000 if the plan has its own prices. */
  readonly percent: BasisPoints
  /** Relative to the room's price for a single adult; at most 10000. */
  readonly singleUse: BasisPoints
  /** For each adult beyond those included, per night. */
  readonly extraAdult: number
  readonly board: Board
  /** For each adult, per night; zero for room only. */
  readonly boardPrice: number
  /** In ascending order of age. */
  readonly children: readonly ChildBand[]
  readonly payment: PaymentTerms
  readonly cancellation: CancellationPolicy
}

/** Sparse: dates without an entry are open. Entries are independent; all entries of a date apply. */
export interface Restriction {
  readonly kind:
    | 'closed'
    | 'closed_to_arrival'
    | 'closed_to_departure'
    | 'min_stay'
    | 'max_stay'
    | 'min_stay_through'
    | 'max_stay_through'
    | 'min_advance'
    | 'max_advance'
  /** First and last date, both included. */
  readonly from: Day
  readonly to: Day
  /** One bit a weekday, Monday the lowest: 127 is every day, 96 the weekend. */
  readonly weekdays: number
  /** Nights, or days before arrival; unused for closures. */
  readonly value: number
}

/** A sellable product: a room type with a rate plan, the hotel's charges and the restrictions of both. */
export interface ProductFacts {
  /** Index of the room type within a shared array; 0 if it has its own. */
  readonly column: number
  readonly room: RoomType
  readonly plan: RatePlan
  readonly charges: readonly Charge[]
  readonly restrictions: readonly Restriction[]
}

/** Price parameters besides the nights, in one flat object: a list reads thousands of these. */
export interface PriceTerms {
  readonly percent: BasisPoints
  readonly singleUse: BasisPoints
  readonly includedAdults: number
  readonly extraAdult: number
  readonly boardPrice: number
  readonly children: readonly ChildBand[]
  /** 10000 plus the percentages that are not included in the price. They are rounded together. */
  readonly grossPercent: BasisPoints
  /** Sums of the amounts per night that are not included in the price. */
  readonly chargedPerRoomNight: number
  readonly chargedPerPersonNight: number
  /** Up to this many nights, and without children, the sums are exact. */
  readonly summedUpTo: number
  /** Charges that the sums overstate or do not contain. */
  readonly particularCharges: readonly Charge[]
}

/** The facts with their price parameters, computed once when a product is loaded. */
export interface Product extends ProductFacts, PriceTerms {}

/** Shared, since most products have none. */
const NONE: readonly Charge[] = []

export function productOf(facts: ProductFacts): Product {
  const { column, room, plan, charges, restrictions } = facts
  return { ...priceTermsOf(facts), column, room, plan, charges, restrictions }
}

export function priceTermsOf({
  room,
  plan,
  charges,
}: Pick<ProductFacts, 'room' | 'plan' | 'charges'>): PriceTerms {
  const extra = charges.filter((charge) => charge.collected !== 'included')
  const sumOf = (of: Charge['of'], per?: Charge['per']) =>
    extra
      .filter((charge) => isSummed(charge) && charge.of === of && (!per || charge.per === per))
      .reduce((sum, charge) => sum + charge.value, 0)
  // One literal with the most-read fields first, so that engines store the object contiguously.
  return {
    percent: plan.percent,
    includedAdults: room.includedAdults,
    boardPrice: plan.boardPrice,
    grossPercent: WHOLE + sumOf('percent'),
    chargedPerRoomNight: sumOf('amount', 'room'),
    chargedPerPersonNight: sumOf('amount', 'person'),
    summedUpTo: Math.min(NO_LIMIT, ...extra.map(summedUpTo)),
    singleUse: plan.singleUse,
    extraAdult: plan.extraAdult,
    children: plan.children,
    particularCharges: extra.some(isParticular) ? extra.filter(isParticular) : NONE,
  }
}
