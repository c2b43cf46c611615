import { type Currency, DEFAULT_CURRENCY, isCurrencyCode } from '#domain/money/currency.ts'
import type { Locale } from '#domain/text/locale.ts'
import { localeCookieDays } from '../constants.ts'
import type { Cookies, Items } from './browser-storage.ts'

const languageName = 'setupLang'
const cookieOf: Record<Locale, string> = { zh: 'zh-cn', en: 'en-us' }

type Places = { items: Items; cookies: Cookies }

/** Kept twice: in local storage as `zh` or `en`, in the cookie that the server reads as `zh-cn` or `en-us`. */
export function chooseLanguage({ items, cookies }: Places, locale: Locale) {
  items.set(languageName, locale)
  cookies.set(languageName, cookieOf[locale], localeCookieDays)
}

export function chosenLanguage({ items, cookies }: Places): Locale | null {
  const cookie = cookies.get(languageName)
  if (cookie === cookieOf.zh) return 'zh'
  if (cookie === cookieOf.en) return 'en'
  const item = items.get(languageName)
  return item === 'zh' || item === 'en' ? item : null
}

/** The server may have set its cookie, or the cookie may have run out: afterwards both places agree. */
export function settleLanguage(places: Places) {
  const chosen = chosenLanguage(places)
  if (!chosen) return
  const { items, cookies } = places
  if (items.get(languageName) !== chosen || cookies.get(languageName) !== cookieOf[chosen])
    chooseLanguage(places, chosen)
}

const currencyName = 'localcurrency'

/** The currency of the page as the server rendered it: the cookie's, else the one that it derived and wrote. */
export function pageCurrency(cookies: Cookies, rendered: string | undefined): Currency {
  const cookie = cookies.get(currencyName) ?? ''
  if (isCurrencyCode(cookie)) return cookie
  return rendered && isCurrencyCode(rendered) ? rendered : DEFAULT_CURRENCY
}

export function chooseCurrency({ items, cookies }: Places, currency: Currency) {
  items.set(currencyName, currency)
  cookies.set(currencyName, currency, localeCookieDays)
}

/** The currency in local storage when the cookie has expired; null when no change is needed. */
export function forgottenCurrency({ items, cookies }: Places): Currency | null {
  const item = items.get(currencyName) ?? ''
  return cookies.get(currencyName) === null && isCurrencyCode(item) ? item : null
}

/** Storage key of the language that pages are translated into. */
export const pageLanguageItem = 'page_translation'
