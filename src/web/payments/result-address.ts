import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'

const withOrder = (path: string, orderId: string, locale: Locale) =>
  `${joinLocale(path, locale)}?${new URLSearchParams({ order: orderId })}`

/** Where every payment comes back to. */
export const resultUrl = (orderId: string, locale: Locale) => withOrder('/hotels/inquiryfee', orderId, locale)

/** A part is named where it is the rest: the first payment's page never asks for a second. */
export const alipayUrl = (orderId: string, locale: Locale, isBalance: boolean) =>
  withOrder('/hotels/alipayPre', orderId, locale) + (isBalance ? '&part=rest' : '')

/** The pay step of an order. */
export const payUrl = (orderId: string, locale: Locale) =>
  `${joinLocale(`/center/detail/${orderId}`, locale)}#pay`
