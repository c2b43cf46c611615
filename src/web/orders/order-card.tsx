import type { OrderSummary } from '#contract/booking.ts'
import { buttonClass } from '#ui/class-names.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { Price } from '#ui/price.tsx'
import { orderWords } from '#words/booking/orders.ts'
import { formatDates } from '#words/format.ts'
import { useNow } from '../page/use-now.ts'
import { useRequest } from '../page/use-page.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'
import { CardLinks } from './card-links.tsx'
import { costOf, factOf, firstPayment, nightOf } from './order-fact.ts'
import { orderUrl } from './order-search.ts'
import { payUrl } from './order-urls.ts'
import { PolicyBar } from './policy-bar.tsx'
import { StateMark } from './state-mark.tsx'

/** One order of the list: one fact by its state, the total, and what can be done from here. */
export function OrderCard({ order, isUrgent }: { order: OrderSummary; isUrgent: boolean }) {
  const { locale } = useRequest()
  const say = orderWords(locale)
  const follow = useFollow()
  const now = useNow(order.now, order.state === 'held' ? order.pay_before : order.free_until)
  const { hotel, stay, state } = order
  const { nights, night } = nightOf(stay, order.now)
  const fact = factOf(order, now, locale)
  const cost = costOf(order, locale)
  const url = orderUrl(order.order_id, locale)
  return (
    <article className="pane order-card" aria-label={`${hotel.name}, ${say.orderOf(order.order_no)}`}>
      <div className="order-card-picture">
        {hotel.image && <HotelPicture picture={{ ...hotel.image, alt: '' }} use="card" sizes="256px" />}
      </div>
      <div className="order-card-body">
        <div className="order-card-name">
          <h2>
            <a href={url} onClick={follow} className="order-card-link">
              {hotel.name}
            </a>
          </h2>
          <StateMark state={state} />
        </div>
        <p className="order-card-meta">
          <span>{formatDates(stay.s_d, stay.e_d, locale)}</span>
          <span>{say.nights(nights)}</span>
          <span>{say.rooms(stay.rooms, order.room_name)}</span>
        </p>
        <div className="order-card-fact">
          {state === 'staying' && <NightIcons nights={nights} night={night} />}
          {state === 'confirmed' && (
            <PolicyBar windows={order.windows} from={order.booked_at} now={now} checkIn={order.check_in} />
          )}
          <b data-good={fact.isGood || undefined}>{fact.title}</b>
          {fact.text && <p>{fact.text}</p>}
        </div>
        <div className="order-card-cost">
          <span>
            <Price of={cost.amount} />
            <small>{cost.text}</small>
          </span>
          {state === 'held' && (
            <a
              href={payUrl(order.order_id, locale)}
              onClick={follow}
              className={buttonClass({ kind: isUrgent ? 'filled' : 'outlined' })}
            >
              {firstPayment(order, locale)}
            </a>
          )}
        </div>
        <CardLinks order={order} />
      </div>
    </article>
  )
}

const most = 7

/** A night is the sign's door: slept in, lit tonight, or still to come. Longer stays have no icons. */
function NightIcons({ nights, night }: { nights: number; night: number }) {
  if (nights > most) return null
  return (
    <span className="doors" aria-hidden="true">
      {Array.from({ length: nights }, (_, n) => n + 1).map((n) => (
        <svg
          key={n}
          aria-hidden="true"
          viewBox="0 0 26 32"
          data-look={n < night ? 'past' : n === night ? 'lit' : undefined}
        >
          <path d="M1 32V13a12 12 0 0 1 24 0v19z" />
          <path d="M13 5.5q.8 7.2 5.8 8.3-5 1.1-5.8 12.2-.8-11.1-5.8-12.2 5-1.1 5.8-8.3z" />
        </svg>
      ))}
    </span>
  )
}
