import type { DayGuest } from '#contract/desk/extranet.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { extranetWords } from '#words/desk/extranet.ts'
import { useLocale } from '../parts/use-desk.ts'

/** The sum that is still open with us or at the hotel, or that everything is paid. */
export function PaymentMark({ guest }: { guest: DayGuest }) {
  const locale = useLocale()
  const say = extranetWords(locale)
  const { due, at_hotel: atHotel } = guest
  if (due.amount > 0) return <span className="warn">{say.notPaid(formatMoney(due, locale))}</span>
  if (atHotel.amount > 0) return <>{say.atHotel(formatMoney(atHotel, locale))}</>
  return <span className="st ok">{say.paid}</span>
}

export function ArrivalMark({ guest }: { guest: DayGuest }) {
  const say = extranetWords(useLocale())
  if (guest.arrived_at) return <span className="st ok">{say.arrivedAt(guest.arrived_at.slice(11, 16))}</span>
  if (guest.not_arrived) return <span className="st bad">{say.noShow}</span>
  return null
}
