import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OrderSummary } from '#contract/booking.ts'
import { dayOf } from '#domain/time/plain-date.ts'
import { buttonClass } from '#ui/class-names.ts'
import { ClockIcon, DownloadIcon, ShieldIcon } from '#ui/icons/icons.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { orderWords } from '#words/booking/orders.ts'
import { formatHotelTime, formatZone } from '#words/format.ts'
import { useNow } from '../page/use-now.ts'
import { useRequest } from '../page/use-page.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'
import { factOf, firstPayment } from './order-fact.ts'
import { payUrl } from './order-urls.ts'

/** The stay that comes next, or is now, with how long it can still be cancelled free of charge. */
export function NextStay({ order }: { order: OrderSummary }) {
  const { locale } = useRequest()
  const say = orderWords(locale)
  const now = useNow(order.now, order.free_until)
  const { hotel, stay, free_until, state } = order
  const days = dayOf(stay.s_d) - dayOf(order.now.slice(0, 10))
  const isFree = free_until !== null && Date.parse(free_until) > now
  return (
    <StayCard order={order} when={state === 'staying' ? say.stayNow : say.nextStay(days)}>
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
        <ViewOrder order={order} kind="filled" />
        <Link
          to="/center/detail/$id/voucher"
          params={{ id: order.order_id }}
          className={buttonClass({ kind: 'quiet' })}
        >
          <DownloadIcon />
          {say.voucher}
        </Link>
      </p>
    </StayCard>
  )
}

/** A room that is held until it is paid. */
export function HeldStay({ order }: { order: OrderSummary }) {
  const { locale } = useRequest()
  const follow = useFollow()
  const fact = factOf(order, useNow(order.now, order.pay_before), locale)
  return (
    <StayCard order={order} when={orderWords(locale).state(order.state)}>
      <p className="next-order-hold">
        <ClockIcon />
        <span>
          <b>{fact.title}</b>
          <span>{fact.text}</span>
        </span>
      </p>
      <p className="next-order-links">
        <a href={payUrl(order.order_id, locale)} onClick={follow} className={buttonClass({ kind: 'filled' })}>
          {firstPayment(order, locale)}
        </a>
        <ViewOrder order={order} kind="quiet" />
      </p>
    </StayCard>
  )
}

function ViewOrder({ order, kind }: { order: OrderSummary; kind: 'filled' | 'quiet' }) {
  const { locale } = useRequest()
  return (
    <Link to="/center/detail/$id" params={{ id: order.order_id }} className={buttonClass({ kind })}>
      {orderWords(locale).viewOrder}
    </Link>
  )
}

type CardProps = { order: OrderSummary; when: string; children: ReactNode }

function StayCard({ order, when, children }: CardProps) {
  const { locale } = useRequest()
  const say = orderWords(locale)
  const { hotel, stay } = order
  return (
    <article className="pane next-order" aria-label={hotel.name}>
      {hotel.image && (
        <HotelPicture picture={{ ...hotel.image, alt: '' }} use="gallery" sizes="376px" eager />
      )}
      <div>
        <p className="next-order-when">{when}</p>
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
        {children}
      </div>
    </article>
  )
}
