import type { Currency } from './currency.ts'
import type { RateTable } from './exchange.ts'
import { conversionBetween, isRateChargeable } from './exchange.ts'

/** A rate that moved unusually far: an error of the source, or news that staff should check first. */
export interface HeldBackRate {
  readonly currency: Currency
  readonly last: string
  readonly given: string
}

// More than a fifth, up or down, in whole numbers.
const [MOST, OF] = [20n, 100n]

/**
 * Replaces each rate that moved by more than 20 % with the previous one, which keeps its date. Once that date
 * is too old to charge by, the source has repeated the rate for a week and it is accepted.
 */
export function holdBackJumps(
  last: RateTable,
  given: RateTable,
): { readonly table: RateTable; readonly heldBack: readonly HeldBackRate[] } {
  const heldBack = Object.keys(given.rates)
    .filter((currency) => isRecent(last, given, currency) && hasJumped(last, given, currency))
    .map((currency) => ({ currency, last: last.rates[currency] ?? '1', given: given.rates[currency]! }))
  if (heldBack.length === 0) return { table: given, heldBack }
  // A table cannot mix rates of different bases.
  if (last.base !== given.base) return { table: last, heldBack }
  const kept = Object.fromEntries(heldBack.map((rate) => [rate.currency, rate.last]))
  const dates = heldBack.map(({ currency }) => [currency, last.heldBack?.[currency] ?? last.date])
  return {
    table: { ...given, rates: { ...given.rates, ...kept }, heldBack: Object.fromEntries(dates) },
    heldBack,
  }
}

function isRecent(last: RateTable, given: RateTable, currency: Currency): boolean {
  const conversion = conversionBetween(last, given.base, currency)
  return conversion !== null && isRateChargeable(conversion, given.date)
}

function hasJumped(last: RateTable, given: RateTable, currency: Currency): boolean {
  const before = conversionBetween(last, given.base, currency)
  const after = conversionBetween(given, given.base, currency)
  if (!before || !after) return false
  const was = BigInt(before.numerator) * BigInt(after.denominator)
  const is = BigInt(after.numerator) * BigInt(before.denominator)
  const moved = is > was ? is - was : was - is
  return moved * OF > was * MOST
}
