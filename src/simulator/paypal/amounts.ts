import type { Amount } from './types.ts'

const withoutDecimals = ['JPY', 'HUF', 'TWD']
// PayPal's list as of 2026, without the currencies that are limited to one country.
const taken =
  'AUD BRL CAD CHF CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'.split(' ')

const decimalsOf = (currency: string) => (withoutDecimals.includes(currency) ? 0 : 2)

/** In PayPal's smallest unit. */
export function unitsOf({ value, currency_code }: Amount): number {
  const [whole = '0', part = ''] = value.split('.')
  const decimals = decimalsOf(currency_code)
  return Number(whole) * 10 ** decimals + Number(part.padEnd(decimals, '0').slice(0, decimals) || '0')
}

export function amountOf(units: number, currency: string): Amount {
  const decimals = decimalsOf(currency)
  const text = String(units).padStart(decimals + 1, '0')
  const value = decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`
  return { currency_code: currency, value }
}

/** Why an amount is refused, as PayPal's issue code. */
export function whyNotAmount(amount: Amount | undefined): string | null {
  if (!amount || typeof amount.value !== 'string') return 'MISSING_REQUIRED_PARAMETER'
  if (!taken.includes(amount.currency_code)) return 'CURRENCY_NOT_SUPPORTED'
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(amount.value)) return 'INVALID_PARAMETER_SYNTAX'
  if (decimalsOf(amount.currency_code) === 0 && amount.value.includes('.')) return 'DECIMALS_NOT_SUPPORTED'
  return unitsOf(amount) === 0 ? 'CANNOT_BE_ZERO_OR_NEGATIVE' : null
}

/** 3.4 % and a fixed part, as a merchant pays. */
export function feeOf(units: number, currency: string): number {
  const fixed = decimalsOf(currency) === 0 ? 40 : 30
  return Math.min(units, Math.round(units * 0.034) + fixed)
}
