import type { Currency } from './currency.ts'
import { minorDigits } from './currency.ts'

/** Whole minor units with their currency: `{ amount: 128000, currency: 'CNY' }` is ¥1,280.00. */
export interface Money {
  readonly amount: number
  readonly currency: Currency
}

export const money = (amount: number, currency: Currency): Money => ({ amount, currency })

/** Throws on mixed currencies: that is a bug of the caller, not a refusal. */
function sameCurrency(a: Money, b: Money): Currency {
  if (a.currency !== b.currency) throw new TypeError(`${a.currency} does not mix with ${b.currency}`)
  return a.currency
}

export const add = (a: Money, b: Money): Money => money(a.amount + b.amount, sameCurrency(a, b))

export const subtract = (a: Money, b: Money): Money => money(a.amount - b.amount, sameCurrency(a, b))

export function sum(currency: Currency, amounts: Iterable<Money>): Money {
  let total = money(0, currency)
  for (const amount of amounts) total = add(total, amount)
  return total
}

/** `12.30`, as payment providers write amounts. */
export function decimalText({ amount, currency }: Money): string {
  const places = minorDigits(currency)
  const text = String(Math.abs(amount)).padStart(places + 1, '0')
  const whole = text.slice(0, text.length - places)
  const fraction = text.slice(text.length - places)
  return `${amount < 0 ? '-' : ''}${whole}${places > 0 ? `.${fraction}` : ''}`
}

/** Parses `12.3` or `-12.30` without floats; null if it is not an amount of that currency. */
export function parseDecimal(text: string, currency: Currency): Money | null {
  const places = minorDigits(currency)
  const found = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (!found) return null
  const [, sign, whole, fraction = ''] = found
  if (/[^0]/.test(fraction.slice(places))) return null
  const amount = Number(whole + fraction.slice(0, places).padEnd(places, '0'))
  if (!Number.isSafeInteger(amount)) return null
  return money(sign && amount !== 0 ? -amount : amount, currency)
}
