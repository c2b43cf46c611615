import type { Order } from '#contract/booking.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { orderPageWords } from '#words/booking/order-page.ts'
import { formatNames } from '#words/format.ts'
import { searchWords } from '#words/search/search.ts'
import { useRequest } from '../page/use-page.ts'
import { shortPolicy } from '../price-charts/short-policy.ts'
import './room-list.css'

/** The rooms with who sleeps in them; a cancelled one stays, and says so. */
export function RoomList({ order }: { order: Order }) {
  const { locale } = useRequest()
  const say = orderPageWords(locale)
  const isOpen = order.state === 'held' || order.state === 'confirmed'
  return (
    <ul className="room-list">
      {order.rooms.map(({ id, name, rate_name, guests, adults, ages, state, price, cancellation }) => {
        const isGone = state === 'cancelled' && order.state !== 'cancelled'
        return (
          <li key={id} data-gone={isGone || undefined}>
            <div>
              <b>{name}</b>
              <small translate="no">{formatNames(guests, locale)}</small>
              <small>{searchWords(locale).party(adults, ages)}</small>
              {order.mixed && <small>{rate_name}</small>}
              {order.mixed && isOpen && !isGone && <small>{shortPolicy(cancellation, locale)}</small>}
            </div>
            <span>{isGone ? say.roomCancelledMark : formatMoney(price.total, locale)}</span>
          </li>
        )
      })}
    </ul>
  )
}
