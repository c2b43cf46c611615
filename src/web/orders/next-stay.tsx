import { Link } from '@tanstack/react-router'
import type { OrderSummary } from '#contract/booking.ts'
import { dayOf } from '#domain/time/plain-date.ts'
import { buttonClass } from '#ui/class-names.ts'
import { DownloadIcon, ShieldIcon } from '#ui/icons/icons.ts'
import { orderWords } from '#words/booking/orders.ts'
import { formatHotelTime, formatZone } from '#words/format.ts'
import { useNow } from '../page/use-now.ts'
import { useRequest } from '../page/use-page.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'

/** The stay that comes next, or is now, with how long it can still be cancelled free of charge. */
export function NextStay({ order }: { order: OrderSummary }) {
  const { locale } = useRequest()
  const say = orderWords(locale)
  const now = useNow(order.now, order.free_until)
  const { hotel, stay, free_until, state } = order
  const days = dayOf(stay.s_d) - dayOf(order.now.slice(0, 10))
  const isFree = free_until !== null && Date.parse(free_until) > now
  return (
    <article className="pane next-order" aria-label={hotel.name}>
      {hotel.image && (
        <HotelPicture picture={{ ...hotel.image, alt: '' }} use="gallery" sizes="376px" eager />
      )}
      <div>
        <p className="next-order-when">{state === 'staying' ? say.stayNow : say.nextStay(days)}</p>
        <h2>{hotel.name}</h2>
        <dl>
          <div>
            <dt>{say.checkIn}</dt>
            <dd>{formatHotelTime(order.check_in, locale)}</dd>
          </div>
          <div>
            <dt>{say.checkOut}</dt>
            <dd>{formatHotelTime(order.check_out, locale)}</dd>
          </div>
          <div>
            <dt>{say.room}</dt>
            <dd>{say.rooms(stay.rooms, order.room_name)}</dd>
          </div>
        </dl>
        {isFree && (
          <p className="next-order-free">
            <ShieldIcon />
            <span>
              {say.freeFor(
                say.left(Date.parse(free_until) - now),
                free_until,
                formatZone(now, locale, hotel.time_zone),
              )}
            </span>
          </p>
        )}
        <p className="next-order-links">
          <Link
            to="/center/detail/$id"
            params={{ id: order.order_id }}
            className={buttonClass({ kind: 'filled' })}
          >
            {say.viewOrder}
          </Link>
          <Link
            to="/center/detail/$id/voucher"
            params={{ id: order.order_id }}
            className={buttonClass({ kind: 'quiet' })}
          >
            <DownloadIcon />
            {say.voucher}
          </Link>
        </p>
      </div>
    </article>
  )
}
