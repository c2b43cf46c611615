import { Link } from '@tanstack/react-router'
import type { OrderSummary } from '#contract/booking.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { orderWords } from '#words/booking/orders.ts'
import { formatDates } from '#words/format.ts'
import { useRequest } from '../page/use-page.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'
import { StateMark } from './state-mark.tsx'

/** The newest orders, a line each. */
export function RecentOrders({ orders }: { orders: readonly OrderSummary[] }) {
  const { locale } = useRequest()
  const say = orderWords(locale)
  if (orders.length === 0) return null
  return (
    <section className="centre-section">
      <div className="centre-section-head">
        <h2>{say.recent}</h2>
        <Link to="/center/order" className="link">
          {say.allOrders}
        </Link>
      </div>
      <ul className="pane recent-orders">
        {orders.map(({ order_id, hotel, stay, state, total }) => (
          <li key={order_id}>
            <Link to="/center/detail/$id" params={{ id: order_id }}>
              {hotel.image && <HotelPicture picture={{ ...hotel.image, alt: '' }} use="card" sizes="88px" />}
              <span>
                <b>{hotel.name}</b>
                <small>{formatDates(stay.s_d, stay.e_d, locale)}</small>
              </span>
              <StateMark state={state} />
              <span className="recent-orders-total">{formatMoney(total, locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
