import type { Rate } from '#contract/hotels.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { rateWords } from '#words/hotels/rates.ts'
import { useHotelPlace } from '../hotel-context.ts'

/** When a rate is paid: now, later, or at the hotel, each part with its amount. */
export function WhenPaid({ rate }: { rate: Rate }) {
  const { locale } = useHotelPlace()
  const say = rateWords(locale)
  const { price, payment } = rate
  const atHotel = payment !== 'at_hotel' && price.due_at_hotel.amount > 0
  const lines = linesOf(rate)
  const notes = [lines[1], atHotel ? say.partAtHotel(formatMoney(price.due_at_hotel, locale)) : ''].filter(
    Boolean,
  )
  return (
    <p className="when-paid">
      <b className="rate-fact">{lines[0]}</b>
      {notes.length > 0 && <small className="rate-note">{notes.join(locale === 'zh' ? '，' : ', ')}</small>}
    </p>
  )

  function linesOf({ price, payment, pay_later, collected_at }: Rate): [string, string] {
    if (payment === 'at_hotel') return [say.payAtHotel, say.nothingNow]
    // Nothing is left for later: a prepaid rate, or one whose fee has begun when it is booked.
    if (!collected_at) return [say.payNow, '']
    if (price.due_now.amount > 0)
      return [say.depositNow(formatMoney(price.due_now, locale)), say.restOn(collected_at)]
    if (pay_later) return [say.payLater(collected_at), say.guarantee]
    return [say.guaranteeNow(formatMoney(price.due_later, locale)), say.guaranteeBack]
  }
}
