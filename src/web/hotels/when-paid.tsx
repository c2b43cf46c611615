import type { Rate } from '#contract/hotels.ts'
import { formatMoney } from '#domain/money-format.ts'
import { rateWords } from '#words/rates.ts'
import { useHotelPlace } from './hotel-context.ts'

/** When a rate is paid: now, later, or at the hotel, each part with its amount. */
export function WhenPaid({ rate }: { rate: Rate }) {
  const { locale } = useHotelPlace()
  const say = rateWords(locale)
  const { price, payment, collected_at } = rate
  const atHotel = payment !== 'at_hotel' && price.due_at_hotel.amount > 0
  const lines = {
    prepay: [say.payNow, ''],
    deposit: [say.depositNow(formatMoney(price.due_now)), collected_at ? say.restOn(collected_at) : ''],
    guarantee: [collected_at ? say.payLater(collected_at) : say.later(null), say.guarantee],
    at_hotel: [say.payAtHotel, say.nothingNow],
  }[payment]
  const notes = [lines[1], atHotel ? say.partAtHotel(formatMoney(price.due_at_hotel)) : ''].filter(Boolean)
  return (
    <p className="when-paid">
      <b className="rate-fact">{lines[0]}</b>
      {notes.length > 0 && <small className="rate-note">{notes.join(locale === 'zh' ? '，' : ', ')}</small>}
    </p>
  )
}
