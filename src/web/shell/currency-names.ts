import type { Currency } from '#domain/money/currency.ts'
import type { Locale } from '#domain/text/locale.ts'

const common: readonly Currency[] = ['CNY', 'USD', 'EUR', 'JPY', 'HKD', 'GBP', 'KRW', 'SGD', 'THB', 'AUD']

/** Those that most visitors want, then all others by their code. */
export function sortCurrencies(currencies: readonly Currency[]) {
  const first = common.filter((code) => currencies.includes(code))
  const others = currencies.filter((code) => !first.includes(code)).sort()
  return { common: first, others }
}

const tongues: Record<Locale, string> = { en: 'en', zh: 'zh-CN' }
const tables: Partial<Record<Locale, Intl.DisplayNames>> = {}
const nameIn = (locale: Locale, currency: Currency) =>
  (tables[locale] ??= new Intl.DisplayNames([tongues[locale]], { type: 'currency' })).of(currency) ?? currency

/** The reader's own name of a currency first, the other language's beside it. */
export const currencyNames = (currency: Currency, locale: Locale) => ({
  own: nameIn(locale, currency),
  other: nameIn(locale === 'zh' ? 'en' : 'zh', currency),
})
