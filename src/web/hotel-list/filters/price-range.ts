import type { HotelFacets } from '#contract/search.ts'
import { minorUnits } from '#domain/money/currency.ts'
import { type Fields, textOf } from '../../search-query/query-fields.ts'
import { type ListQuery, withFilters } from '../list-query.ts'
import type { Filters } from './filters.ts'

/** The slider in whole units of the currency: from the cheapest to the dearest, in even steps. */
export type PriceScale = { readonly min: number; readonly max: number; readonly step: number }

const steps = 50
const evenSteps = [1, 2, 5, 10]

export function priceScale({ min, max }: HotelFacets['price']): PriceScale | null {
  if (!min || !max || max.amount <= min.amount) return null
  const units = minorUnits(min.currency)
  const step = evenStep((max.amount - min.amount) / units / steps)
  const low = Math.floor(min.amount / units / step) * step
  const high = Math.ceil(max.amount / units / step) * step
  return low < high ? { min: low, max: high, step } : null
}

/** The next of 1, 2, 5, 10, 20, 50 … */
function evenStep(least: number): number {
  const decade = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, least))))
  return decade * (evenSteps.find((even) => even * decade >= least) ?? 10)
}

export type Thumbs = { readonly low: number; readonly high: number }

type Range = Pick<Filters, 'price_min' | 'price_max'>

/** Positions of the handles; without a limit they are at the ends. */
export function thumbsOf({ price_min, price_max }: Range, scale: PriceScale, currency: string): Thumbs {
  const units = minorUnits(currency)
  const within = (amount: number) => Math.min(scale.max, Math.max(scale.min, Math.round(amount / units)))
  return {
    low: price_min === null ? scale.min : within(price_min),
    high: price_max === null ? scale.max : within(price_max),
  }
}

/** A handle at its end is no limit; handles that passed each other change places. */
export function withThumbs(query: ListQuery, { low, high }: Thumbs, scale: PriceScale, currency: string) {
  const [least, largest] = low <= high ? [low, high] : [high, low]
  return withPrice(
    query,
    { from: least <= scale.min ? null : least, to: largest >= scale.max ? null : largest },
    currency,
  )
}

type Limits = { from: number | null; to: number | null }

/** Limits in whole units of a currency, as a person types them; both the wrong way round are turned. */
export function withPrice(query: ListQuery, { from, to }: Limits, currency: string): ListQuery {
  const units = minorUnits(currency)
  const [least, largest] = from !== null && to !== null && from > to ? [to, from] : [from, to]
  const amount = (limit: number | null) => (limit === null || limit <= 0 ? null : limit * units)
  return withFilters(
    { ...query, currency },
    { ...query.filters, price_min: amount(least), price_max: amount(largest) },
  )
}

const typed = (value: unknown) => {
  const text = textOf(value)?.replace(/[,\s]/g, '') ?? ''
  return /^\d{1,10}(\.\d*)?$/.test(text) ? Math.floor(Number(text)) : null
}

export const typedLimits = (fields: Fields): Limits => ({ from: typed(fields.from), to: typed(fields.to) })

/** A plain form sends whole units as `from` and `to`; the address holds the API's minor ones. */
export const isPriceForm = (fields: Fields) => fields.from !== undefined || fields.to !== undefined

/** Which bars lie between the handles. */
export function barsWithin(bars: readonly number[], { low, high }: Thumbs, price: HotelFacets['price']) {
  if (!price.min || !price.max) return bars.map(() => true)
  const units = minorUnits(price.min.currency)
  const [first, last] = [price.min.amount / units, price.max.amount / units]
  const width = (last - first) / bars.length
  return bars.map((_, at) => first + (at + 1) * width > low && first + at * width < high)
}
