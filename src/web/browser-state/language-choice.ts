import type { Locale } from '#domain/text/locale.ts'
import { localeCookieDays } from '../constants.ts'
import type { Cookies } from './cookies.ts'
import type { Items } from './local-storage.ts'

const name = 'setupLang'
const cookieOf: Record<Locale, string> = { zh: 'zh-cn', en: 'en-us' }

type Places = { items: Items; cookies: Cookies }

/** Kept twice: in local storage as `zh` or `en`, in the cookie that the server reads as `zh-cn` or `en-us`. */
export function chooseLanguage({ items, cookies }: Places, locale: Locale) {
  items.set(name, locale)
  cookies.set(name, cookieOf[locale], localeCookieDays)
}

export function chosenLanguage({ items, cookies }: Places): Locale | null {
  const cookie = cookies.get(name)
  if (cookie === cookieOf.zh) return 'zh'
  if (cookie === cookieOf.en) return 'en'
  const item = items.get(name)
  return item === 'zh' || item === 'en' ? item : null
}

/** The server may have set its cookie, or the cookie may have run out: afterwards both places agree. */
export function settleLanguage(places: Places) {
  const chosen = chosenLanguage(places)
  if (!chosen) return
  const { items, cookies } = places
  if (items.get(name) !== chosen || cookies.get(name) !== cookieOf[chosen]) chooseLanguage(places, chosen)
}
