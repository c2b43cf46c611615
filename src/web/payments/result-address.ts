import type { Locale } from '#domain/locale.ts'
import { joinLocale } from '#domain/locale-path.ts'

const withOrder = (path: string, orderId: string, locale: Locale) =>
  `${joinLocale(path, locale)}?${new URLSearchParams({ order: orderId })}`

/** Where every payment comes back to. */
export const resultUrl = (orderId: string, locale: Locale) => withOrder('/hotels/inquiryfee', orderId, locale)

export const alipayUrl = (orderId: string, locale: Locale) => withOrder('/hotels/alipayPre', orderId, locale)

/** The pay step of an order. */
export const payUrl = (orderId: string, locale: Locale) =>
  `${joinLocale(`/center/detail/${orderId}`, locale)}#pay`
