import { readFileSync } from 'node:fs'

/** What one unit of the base buys, as exact decimals, on a day. */
export type ExchangeRates = Readonly<{
  base: string
  date: string
  /** By ISO 4217 code: units of that currency for one of the base. */
  rates: Readonly<Record<string, string>>
}>

/** The rates that serve while no live source is set; written by hand, so always shown with their date. */
export function readExchangeRates(): ExchangeRates {
  const file = new URL('./committed-rates.json', import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as ExchangeRates
}
