import type { Id } from '../id.ts'
import { isId } from '../id.ts'
import { isCurrencyCode } from '../money/currency.ts'
import type { Conversion } from '../money/exchange.ts'
import type { Portion } from '../money/portion.ts'
import { boards } from '../stay/board.ts'
import type { Party } from '../stay/party.ts'
import { faultOfParty } from '../stay/party.ts'
import type { Stay } from '../stay/stay.ts'
import { nightsOf } from '../stay/stay.ts'
import { isPlainDate } from '../time/plain-date.ts'
import type { Instant } from '../time/zone-time.ts'
import { isClockTime } from '../time/zone-time.ts'
import type { CancellationPolicy } from './cancellation.ts'
import type { PaymentTerms } from './payment-types.ts'
import { paymentTypes } from './payment-types.ts'
import type { QuotedTerms } from './quoted-terms.ts'

export interface ProductKey {
  readonly hotel: Id
  readonly room: Id
  readonly rate: Id
}

/** Increased with the shape of a quote: a quote of an older release is refused, never misread. */
export const QUOTE_VERSION = 2

/**
 * The offer as shown, guaranteed for 15 minutes: product, stay, party, price, exchange rate, terms. It
 * contains everything that a browser could tamper with, so no other input is trusted.
 */
export interface Quote extends QuotedTerms {
  readonly version: typeof QUOTE_VERSION
  /** Unique, so that an account commits a quote once. */
  readonly id: string
  readonly product: ProductKey
  readonly stay: Stay
  readonly party: Party
  /** In minor units of the hotel's currency. */
  readonly hotelTotal: number
  /** From the hotel's currency to the guest's, so that the total shown can be recomputed exactly. */
  readonly conversion: Conversion
  readonly expires: Instant
}

type Fields = Readonly<Record<string, unknown>>

/** A signature proves the author, not the shape: keys outlive releases. */
export function isQuote(value: unknown): value is Quote {
  return (
    isFields(value) &&
    value.version === QUOTE_VERSION &&
    typeof value.id === 'string' &&
    isProduct(value.product) &&
    isStay(value.stay) &&
    isParty(value.party) &&
    isCount(value.hotelTotal) &&
    isConversion(value.conversion) &&
    isOneOf(boards, value.board) &&
    isPolicy(value.policy) &&
    isPayment(value.payment) &&
    isCount(value.expires)
  )
}

const isProduct = (value: unknown): value is ProductKey =>
  isFields(value) && isId(value.hotel) && isId(value.room) && isId(value.rate)

const isStay = (value: unknown): value is Stay =>
  isFields(value) &&
  isPlainDate(value.arrival) &&
  isPlainDate(value.departure) &&
  nightsOf({ arrival: value.arrival, departure: value.departure }) > 0

const isParty = (value: unknown): value is Party =>
  isFields(value) && Array.isArray(value.ages) && faultOfParty(value as unknown as Party) === null

const isConversion = (value: unknown): value is Conversion =>
  isFields(value) &&
  isCurrency(value.from) &&
  isCurrency(value.to) &&
  isPlainDate(value.date) &&
  isWhole(value.numerator) &&
  isWhole(value.denominator)

const isPolicy = (value: unknown): value is CancellationPolicy =>
  isFields(value) && isPortion(value.noShow) && Array.isArray(value.steps) && value.steps.every(isStep)

const isStep = (value: unknown) =>
  isFields(value) && isPortion(value.fee) && (value.from === null || isMoment(value.from))

const isMoment = (value: unknown) =>
  isFields(value) &&
  Number.isInteger(value.daysBefore) &&
  typeof value.time === 'string' &&
  isClockTime(value.time)

const isPayment = (value: unknown): value is PaymentTerms =>
  isFields(value) &&
  isOneOf(paymentTypes, value.type) &&
  (value.type !== 'deposit' || isPortion(value.deposit))

const isPortion = (value: unknown): value is Portion =>
  isFields(value) && isOneOf(['percent', 'nights', 'amount'], value.of) && isCount(value.value)

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isOneOf = (known: readonly unknown[], value: unknown) => known.includes(value)
const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0
const isWhole = (value: unknown) => typeof value === 'string' && /^[1-9]\d*$/.test(value)
const isCurrency = (value: unknown) => typeof value === 'string' && isCurrencyCode(value)
