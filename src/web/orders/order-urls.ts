import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'

const withOrder = (path: string, orderId: string, locale: Locale) =>
  `${joinLocale(path, locale)}?${new URLSearchParams({ order: orderId })}`

const balance = (isBalance: boolean) => (isBalance ? '&part=rest' : '')

/** The balance is named: who goes back to the page of the first payment does not find a second one there. */
export const payUrl = (orderId: string, locale: Locale, isBalance = false) =>
  withOrder('/hotels/pay', orderId, locale) + balance(isBalance)

/** The page to which every booking and every payment leads. */
export const resultUrl = (orderId: string, locale: Locale) => withOrder('/hotels/inquiryfee', orderId, locale)

export const alipayUrl = (orderId: string, locale: Locale, isBalance: boolean) =>
  withOrder('/hotels/alipayPre', orderId, locale) + balance(isBalance)
