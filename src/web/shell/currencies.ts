import { type AnyRouter, useRouter } from '@tanstack/react-router'
import type { Currency } from '#domain/money/currency.ts'
import type { Locale } from '#domain/text/locale.ts'
import { chooseCurrency } from '../browser-state/choices.ts'
import { browser } from '../browser-state/this-browser.ts'

/** Remembers a currency and asks for the page's data anew, in it. */
export function changeCurrency(router: AnyRouter, currency: Currency) {
  chooseCurrency(browser, currency)
  browser.store.set({ local_currency: currency })
  router.update({ ...router.options, context: { ...router.options.context, currency } })
  void router.invalidate()
}

export function useChangeCurrency() {
  const router = useRouter()
  return (currency: Currency) => changeCurrency(router, currency)
}

const common: readonly Currency[] = ['CNY', 'USD', 'EUR', 'JPY', 'HKD', 'GBP', 'KRW', 'SGD', 'THB', 'AUD']

/** The most common currencies first, then all others by code. */
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
