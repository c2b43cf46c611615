import type { Currency } from '#domain/money/currency.ts'
import type { Conversion, RateTable } from '#domain/money/exchange.ts'
import { conversionBetween, converter } from '#domain/money/exchange.ts'

/** Conversion of amounts from a hotel's currency for display. */
export type Shown = { readonly conversion: Conversion; readonly into: (amount: number) => number }
/** Null for a currency without a rate: such a hotel cannot be priced. */
export type Exchange = (from: Currency) => Shown | null

/** Converts every currency into one, by one table of rates. */
export function exchangeInto(table: RateTable, to: Currency): Exchange {
  const known = new Map<Currency, Shown | null>()
  return (from) => {
    const found = known.get(from)
    if (found !== undefined) return found
    const conversion = conversionBetween(table, from, to)
    const shown = conversion && { conversion, into: converter(conversion) }
    known.set(from, shown)
    return shown
  }
}

/** Caches the conversions of the latest table of rates. */
export function createExchanges(): (table: RateTable, to: Currency) => Exchange {
  let last: RateTable | null = null
  const known = new Map<Currency, Exchange>()
  return (table, to) => {
    if (table !== last) known.clear()
    last = table
    const found = known.get(to) ?? exchangeInto(table, to)
    if (found(table.base)) known.set(to, found)
    return found
  }
}
