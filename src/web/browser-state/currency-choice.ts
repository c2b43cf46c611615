import { type Currency, DEFAULT_CURRENCY, isCurrencyCode } from '#domain/money/currency.ts'
import { localeCookieDays } from '../constants.ts'
import type { Cookies } from './cookies.ts'
import type { Items } from './local-storage.ts'

const name = 'localcurrency'

type Places = { items: Items; cookies: Cookies }

/** The currency of the page as the server rendered it: the cookie's. */
export function pageCurrency(cookies: Cookies): Currency {
  const cookie = cookies.get(name) ?? ''
  return isCurrencyCode(cookie) ? cookie : DEFAULT_CURRENCY
}

export function chooseCurrency({ items, cookies }: Places, currency: Currency) {
  items.set(name, currency)
  cookies.set(name, currency, localeCookieDays)
}

/** What was chosen, when the cookie has run out but local storage remembers; null when both agree. */
export function forgottenCurrency({ items, cookies }: Places): Currency | null {
  const item = items.get(name) ?? ''
  return cookies.get(name) === null && isCurrencyCode(item) && item !== DEFAULT_CURRENCY ? item : null
}
