import { minorDigits, minorUnits } from '#domain/money/currency.ts'

/** Minor units of a typed amount such as `4,000.00`; null if it is none. */
export function limitAmount(typed: string, currency: string): number | null {
  const plain = typed.replace(/[\s,，]/g, '')
  if (!/^\d{1,9}(\.\d{1,3})?$/.test(plain)) return null
  const decimals = plain.split('.')[1]?.length ?? 0
  if (decimals > minorDigits(currency)) return null
  const amount = Math.round(Number(plain) * minorUnits(currency))
  return amount > 0 ? amount : null
}

/** The reverse, without grouping: `4000`, `3999.50`. */
export function limitText(amount: number, currency: string): string {
  const units = amount / minorUnits(currency)
  return Number.isInteger(units) ? String(units) : units.toFixed(minorDigits(currency))
}
