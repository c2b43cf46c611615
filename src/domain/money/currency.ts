import type { Locale } from '../text/locale.ts'

/** An ISO 4217 code. */
export type Currency = string

export const DEFAULT_CURRENCY: Currency = 'CNY'

// Our own table, because engines disagree with ISO 4217 and with each other (IDR, RSD, IQD …). A different
// minor unit in the browser and on the server would show a wrong price.
const WITHOUT_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ')
const WITH_THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')

const digits = new Map<Currency, number>([
  ...WITHOUT_DECIMALS.map((code): [Currency, number] => [code, 0]),
  ...WITH_THREE_DECIMALS.map((code): [Currency, number] => [code, 3]),
])

export function isCurrencyCode(text: string): text is Currency {
  return /^[A-Z]{3}$/.test(text)
}

export function minorDigits(currency: Currency): number {
  return digits.get(currency) ?? 2
}

/** How many minor units make one whole unit: 100 for CNY, 1 for JPY, 1000 for KWD. */
export function minorUnits(currency: Currency): number {
  return 10 ** minorDigits(currency)
}

const signsInEnglish: Readonly<Record<Currency, string>> = { CNY: 'CN¥' }

// Symbols as Chinese writes them; other currencies use their code. Without `Intl`, whose first formatter
// delays hydration.
const signs: Readonly<Record<Currency, string>> = {
  AUD: 'AU$',
  BRL: 'R$',
  CAD: 'CA$',
  CNY: '¥',
  EUR: '€',
  GBP: '£',
  HKD: 'HK$',
  ILS: '₪',
  INR: '₹',
  JPY: 'JP¥',
  KRW: '₩',
  MXN: 'MX$',
  NZD: 'NZ$',
  TWD: 'NT$',
  USD: 'US$',
  VND: '₫',
  XAF: 'FCFA',
  XCD: 'EC$',
  XCG: 'Cg.',
  XOF: 'F\u202fCFA',
  XPF: 'CFPF',
}

/**
 * The symbol before an amount, unique per currency: JP¥, US$, HK$, €. Chinese writes ¥ for CNY; in English ¥
 * may be yen, so English writes CN¥. A symbol that is a word includes the space before the number.
 */
export function currencySymbol(currency: Currency, locale: Locale): string {
  const sign = (locale === 'en' ? signsInEnglish[currency] : undefined) ?? signs[currency] ?? currency
  return /[A-Z]$/.test(sign) ? `${sign}\u00a0` : sign
}
