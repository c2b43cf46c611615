import type { BasisPoints } from '../money/rounding.ts'
import { WHOLE } from '../money/rounding.ts'
import type { Board } from '../stay/board.ts'
import type { Day } from '../time/plain-date.ts'
import type { CancellationPolicy } from './cancellation.ts'
import type { Charge } from './charges.ts'
import { isParticular, isSummed, NO_LIMIT, summedUpTo } from './charges.ts'
import type { PaymentTerms } from './payment-types.ts'

// Amounts are minor units of the hotel's currency. Prices and free rooms of each night stand in arrays beside these
// facts: free rooms belong to the room type, prices to it or to a plan with prices of its own.

export interface RoomType {
  /** Adults that the calendar's price is for; fewer pay the same. */
  readonly includedAdults: number
  readonly maxAdults: number
  readonly maxGuests: number
}

/** Children up to this age, both ends included. Older than every band is an adult to the hotel. */
export interface ChildBand {
  readonly toAge: number
  readonly perNight: number
  /** Their share of an adult's board. */
  readonly board: BasisPoints
}

export interface RatePlan {
  /** Of the calendar's price: 9000 is ten percent off. The whole where the prices are the plan's own. */
  readonly percent: BasisPoints
  /** Of the room's price when one person stays alone; at most the whole. */
  readonly singleUse: BasisPoints
  /** For each adult beyond those included, per night. */
  readonly extraAdult: number
  readonly board: Board
  /** For each adult, per night; nothing for a room only. */
  readonly boardPrice: number
  /** In ascending order of age. */
  readonly children: readonly ChildBand[]
  readonly payment: PaymentTerms
  readonly cancellation: CancellationPolicy
}

/** Sparse: dates without an entry are open. Entries are independent of each other; where several meet, all count. */
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
  /** Nights, or days before arrival; no meaning for what is closed. */
  readonly value: number
}

/** What is sold: a room type by a rate plan, with the hotel's charges and the restrictions of both. */
export interface ProductFacts {
  /** Where the room type stands among those that share an array; 0 when it has one of its own. */
  readonly column: number
  readonly room: RoomType
  readonly plan: RatePlan
  readonly charges: readonly Charge[]
  readonly restrictions: readonly Restriction[]
}

/** What a price is made of beside its nights, laid out side by side: a list reads thousands of these. */
export interface PriceTerms {
  readonly percent: BasisPoints
  readonly singleUse: BasisPoints
  readonly includedAdults: number
  readonly extraAdult: number
  readonly boardPrice: number
  readonly children: readonly ChildBand[]
  /** The price with the percentages that are not yet in it: the whole and their sum. They are rounded together. */
  readonly grossPercent: BasisPoints
  /** Sums of the amounts by the night that are not yet in the price. */
  readonly chargedPerRoomNight: number
  readonly chargedPerPersonNight: number
  /** Up to so many nights, and without children, the sums are all there is. */
  readonly summedUpTo: number
  /** Charges of which the sums may be too much or know nothing. */
  readonly particularCharges: readonly Charge[]
}

/** The facts with the terms of their price, made once when a product is loaded. */
export interface Product extends ProductFacts, PriceTerms {}

/** One for all, since most products have none. */
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
  // one literal, the busiest first: engines keep such an object in one piece
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
