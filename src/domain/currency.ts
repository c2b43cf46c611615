/** An ISO 4217 code. */
export type Currency = string

export const DEFAULT_CURRENCY: Currency = 'CNY'

// Our own table, because engines disagree with ISO 4217 and with each other (IDR, RSD, IQD …), and a minor unit
// that means another amount in the browser than on the server would be a wrong price.
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

const symbols = new Map<Currency, string>()

/**
 * The sign that stands before an amount, the same in both languages and of one currency only: ¥ is CNY, then
 * JP¥, US$, HK$, €. Where the sign is a word, it carries the space that parts it from the number.
 */
export function currencySymbol(currency: Currency): string {
  const known = symbols.get(currency)
  if (known !== undefined) return known
  const written = new Intl.NumberFormat('zh-CN', { style: 'currency', currency, currencyDisplay: 'symbol' })
  const sign = written.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency
  const symbol = /\p{L}$/u.test(sign) ? `${sign}\u00a0` : sign
  symbols.set(currency, symbol)
  return symbol
}
