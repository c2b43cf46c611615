import { readFileSync } from 'node:fs'

/** Units of each currency for one unit of the base, as exact decimals, on a date. */
export type ExchangeRates = Readonly<{
  base: string
  date: string
  /** By ISO 4217 code. */
  rates: Readonly<Record<string, string>>
}>

/** The rates used without a live source; maintained by hand, so always shown with their date. */
export function readExchangeRates(): ExchangeRates {
  const file = new URL('./committed-rates.json', import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as ExchangeRates
}
