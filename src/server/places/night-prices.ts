import { DEFAULT_CURRENCY } from '#domain/money/currency.ts'
import type { RateTable } from '#domain/money/exchange.ts'
import { type Money, money } from '#domain/money/money.ts'
import { exchangeInto } from '../exchange/exchange-into.ts'
import type { Place } from './place.ts'

/** The lowest price of a night at a place, in the currency of the page; null if unknown. */
export type NightPrice = (place: Place) => Money | null

export function nightPricesIn(table: RateTable, currency: string): NightPrice {
  const shown = exchangeInto(table, currency)(DEFAULT_CURRENCY)
  return ({ nightFrom }) => (shown && nightFrom !== null ? money(shown.into(nightFrom), currency) : null)
}
