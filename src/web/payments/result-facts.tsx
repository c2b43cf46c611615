import type { Order } from '#contract/booking.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { nightsOf } from '#domain/stay/stay.ts'
import { guaranteeStatusWords } from '#words/booking/guarantee-status.ts'
import { orderWords } from '#words/booking/orders.ts'
import { formatDates, formatNames, formatZone } from '#words/format.ts'
import { resultFactsWords } from '#words/payments/result-facts.ts'
import { guaranteeStatus } from '../orders/guarantee-status.ts'
import { countedRooms } from '../orders/room-kinds.ts'
import { useRequest } from '../page/use-page.ts'
import { endOfDay, stretchesOf } from '../price-charts/timeline.ts'
import '../page/facts.css'

/** Stay, rooms, guests, address and deadline of a confirmed order. */
export function ResultFacts({ order }: { order: Order }) {
  const { locale } = useRequest()
  const say = resultFactsWords(locale)
  const { hotel, stay } = order
  const left = order.rooms.filter(({ state }) => state !== 'cancelled')
  const nights = nightsOf({ arrival: stay.s_d, departure: stay.e_d })
  const guests = left.flatMap((room) => room.guests)
  const guarantee = order.payment.type === 'guarantee' ? guaranteeStatus(order, locale) : null
  const facts = [
    [say.stay, say.nights(formatDates(stay.s_d, stay.e_d, locale), nights)],
    [say.rooms, countedRooms(order, locale, orderWords(locale).rooms)],
    [say.guests, formatNames(guests, locale)],
    [say.address, hotel.address],
    [say.cancellation, policy()],
    ...(guarantee ? [[guaranteeStatusWords(locale).label, guarantee] as const] : []),
  ] as const
  return (
    <dl className="facts result-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )

  function policy(): string {
    const { free_until, windows } = order.cancellation
    const now = Date.parse(order.now)
    if (free_until && Date.parse(free_until) > now)
      return say.freeUntil(free_until, formatZone(now, locale, hotel.time_zone))
    const [here] = stretchesOf(windows, { now, end: endOfDay(order.check_in) })
    if (!here || here.kind === 'none') return say.noRefund
    return here.kind === 'free' ? say.freeAlways : say.fee(formatMoney(here.fee, locale))
  }
}
