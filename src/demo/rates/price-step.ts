import { minorUnits } from '#domain/money/currency.ts'
import type { RateTable } from '#domain/money/exchange.ts'
import { conversionBetween, converter } from '#domain/money/exchange.ts'

/** Conversion from US cents to a hotel's currency, and the step of its prices. */
export type PriceScale = {
  readonly currency: string
  readonly fromCents: (cents: number) => number
  readonly step: number
}

/** Countries whose currency has no exchange rate sell in USD. */
export function priceScale(table: RateTable, currency: string): PriceScale {
  const own = conversionBetween(table, 'USD', currency)
  const conversion = own ?? conversionBetween(table, 'USD', 'USD')
  if (!conversion) throw new Error('The table of rates has no dollar')
  const fromCents = converter(conversion)
  const dollar = fromCents(100)
  let step = 1
  while (step * 10 <= dollar) step *= 10
  return { currency: conversion.to, fromCents, step: Math.max(step, minorUnits(conversion.to)) }
}

export const roundToStep = (amount: number, step: number) => Math.max(step, Math.round(amount / step) * step)
