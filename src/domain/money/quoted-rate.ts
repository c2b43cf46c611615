import { type Currency, minorUnits } from './currency.ts'
import type { Conversion } from './exchange.ts'

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
