import { dayOf, type PlainDate } from '../time/plain-date.ts'
import { type Currency, minorDigits, minorUnits } from './currency.ts'
import { type Money, money } from './money.ts'
import { scaleRounded, scaleRoundedExactly } from './rounding.ts'

/** Exchange rates of one date: units of each currency per unit of `base`, as decimal text. */
export interface RateTable {
  readonly date: PlainDate
  readonly base: Currency
  readonly rates: Readonly<Record<Currency, string>>
  /** For held-back rates: the date of the older rate still in use. */
  readonly heldBack?: Readonly<Record<Currency, PlainDate>>
}

/** The currencies of this table, including the base. */
export const currenciesOf = ({ base, rates }: RateTable): Currency[] =>
  [...new Set([base, ...Object.keys(rates)])].sort()

/** One exact, dated rate between minor units. The ratio is text so that a quote or an order can store it. */
export interface Conversion {
  readonly from: Currency
  readonly to: Currency
  readonly date: PlainDate
  readonly numerator: string
  readonly denominator: string
}

/** Null where the table has no usable rate for one of the two. */
export function conversionBetween(table: RateTable, from: Currency, to: Currency): Conversion | null {
  const source = rateOf(table, from)
  const target = rateOf(table, to)
  if (!source || !target) return null
  const numerator = target.digits * 10n ** BigInt(source.scale + minorDigits(to))
  const denominator = source.digits * 10n ** BigInt(target.scale + minorDigits(from))
  const divisor = greatestCommonDivisor(numerator, denominator)
  return {
    from,
    to,
    date: olderOf(dateOf(table, from), dateOf(table, to)),
    numerator: String(numerator / divisor),
    denominator: String(denominator / divisor),
  }
}

/** The identity conversion of a currency. */
export const noConversion = (currency: Currency, date: PlainDate): Conversion => ({
  from: currency,
  to: currency,
  date,
  numerator: '1',
  denominator: '1',
})

/** The inverse conversion at the same rate. */
export const inverse = ({ from, to, date, numerator, denominator }: Conversion): Conversion => ({
  from: to,
  to: from,
  date,
  numerator: denominator,
  denominator: numerator,
})

export const MOST_DAYS_FOR_CHARGING = 7

/** Whether the rate is recent enough to charge by; an older one may only be displayed. */
export function isRateChargeable({ from, to, date }: Conversion, today: PlainDate): boolean {
  return from === to || dayOf(today) - dayOf(date) <= MOST_DAYS_FOR_CHARGING
}

/** The conversion of a charge: this rate, or the hotel's own currency if the rate is too old. */
export function chargedAt(shown: Conversion, today: PlainDate): Conversion {
  return isRateChargeable(shown, today) ? shown : noConversion(shown.from, shown.date)
}

/** Converts minor units and rounds once; create it once to convert many amounts. */
export function converter({ numerator, denominator }: Conversion): (amount: number) => number {
  const times = Number(numerator)
  const by = Number(denominator)
  if (times === by) return (amount) => amount
  if (Number.isSafeInteger(times) && Number.isSafeInteger(by)) {
    return (amount) => scaleRounded(amount, times, by)
  }
  const exactTimes = BigInt(numerator)
  const exactBy = BigInt(denominator)
  return (amount) => Number(scaleRoundedExactly(BigInt(amount), exactTimes, exactBy))
}

export function convert({ amount, currency }: Money, conversion: Conversion): Money {
  if (currency !== conversion.from) throw new TypeError(`${currency} is not ${conversion.from}`)
  return money(converter(conversion)(amount), conversion.to)
}

const dateOf = ({ date, heldBack }: RateTable, currency: Currency): PlainDate => heldBack?.[currency] ?? date

const olderOf = (a: PlainDate, b: PlainDate): PlainDate => (a < b ? a : b)

function rateOf(table: RateTable, currency: Currency): { digits: bigint; scale: number } | null {
  const text = currency === table.base ? '1' : table.rates[currency]
  const found = /^(\d+)(?:\.(\d+))?$/.exec(text ?? '')
  if (!found) return null
  const [, whole = '', fraction = ''] = found
  const digits = BigInt(whole + fraction)
  return digits === 0n ? null : { digits, scale: fraction.length }
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b)
}

/** A rate for display: one unit of the stronger currency in units of the other. */
export interface QuotedRate {
  readonly from: Currency
  readonly to: Currency
  readonly rate: string
}

const FIGURES = 6

export function quotedRate({ from, to, numerator, denominator }: Conversion): QuotedRate {
  const rate = (Number(numerator) / Number(denominator)) * (minorUnits(from) / minorUnits(to))
  return rate >= 1 ? { from, to, rate: figures(rate) } : { from: to, to: from, rate: figures(1 / rate) }
}

const figures = (rate: number) => String(Number(rate.toPrecision(FIGURES)))
