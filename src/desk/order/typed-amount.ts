import { minorUnits } from '#domain/money/currency.ts'

/** `12.50` in minor units of a currency; null for anything else. */
export function typedAmount(text: string, currency: string): number | null {
  const units = minorUnits(currency)
  const found = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text.trim().replaceAll(',', ''))
  if (!found || (units === 1 && found[2])) return null
  return Number(found[1]) * units + (found[2] ? Number(found[2].padEnd(2, '0')) * (units / 100) : 0)
}
