import { Link } from '@tanstack/react-router'
import type { OrderSummary } from '#contract/booking.ts'
import { Price } from '#ui/price.tsx'
import { orderWords } from '#words/booking/orders.ts'
import { formatDates } from '#words/format.ts'
import { StateMark } from '../orders/state-mark.tsx'
import { useRequest } from '../page/use-page.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'

/** The order that a message is about, as a card where it is known here. */
export function OrderLink({ id, order }: { id: string; order: OrderSummary | undefined }) {
  const { locale } = useRequest()
  const say = orderWords(locale)
  const known = order?.order_id === id ? order : undefined
  return (
    <Link to="/center/detail/$id" params={{ id }} className={known ? 'chat-order' : 'link'}>
      {known ? <OrderFacts order={known} /> : say.viewOrder}
    </Link>
  )
}

function OrderFacts({ order }: { order: OrderSummary }) {
  const { locale } = useRequest()
  const { hotel, stay } = order
  return (
    <>
      {hotel.image && <HotelPicture picture={{ ...hotel.image, alt: '' }} use="card" sizes="272px" />}
      <span>
        <b>{hotel.name}</b>
        <small>
          {formatDates(stay.s_d, stay.e_d, locale)} · {order.room_name}
        </small>
        <span>
          <StateMark state={order.state} />
          <Price of={order.total} size="small" />
        </span>
      </span>
    </>
  )
}
