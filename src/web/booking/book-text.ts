import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { reserveWords } from '#words/booking/reserve.ts'
import type { ReservedOffer } from './load-reservation.ts'

type Asked = Pick<ReservedOffer, 'price' | 'payment' | 'guarantee'>

/**
 * The label of the button: the amount paid now, held, or paid at the hotel. A discount that was not looked up yet can
 * only lower it.
 */
export function bookText(
  { price, payment, guarantee }: Asked,
  isDiscountOpen: boolean,
  locale: Locale,
): string {
  const say = reserveWords(locale)
  const { due_now } = price
  if (due_now.amount > 0) {
    return isDiscountOpen
      ? say.bookPayAtMost(formatMoney(due_now, locale))
      : say.bookPayNow(formatMoney(due_now, locale))
  }
  if (payment === 'guarantee' && guarantee && guarantee.amount.amount > 0) {
    return say.bookGuarantee(formatMoney(guarantee.amount, locale))
  }
  return say.bookAtHotel
}
