import { Link } from '@tanstack/react-router'
import type { Order } from '#contract/booking.ts'
import { TagIcon } from '#ui/icons/travel-icons.ts'
import { formatHotelTime } from '#words/format.ts'
import { guaranteeWords } from '#words/support/guarantee.ts'
import { useRequest } from '../page/use-page.ts'
import './price-watch.css'

/** That the price of an order is watched by itself, until when, and what to do about a price of others. */
export function PriceWatch({ order, now }: { order: Order; now: number }) {
  const { locale } = useRequest()
  const say = guaranteeWords(locale)
  const { free_until } = order.cancellation
  const isWatched =
    order.state === 'confirmed' && !order.rerate && free_until !== null && Date.parse(free_until) > now
  if (!isWatched) return null
  return (
    <section className="price-watch">
      <TagIcon />
      <div>
        <b>{say.watchTitle}</b>
        <span>
          {free_until === order.check_in
            ? say.watchAlways
            : say.watchText(formatHotelTime(free_until, locale))}
        </span>
        <Link to="/guarantee" search={{ order: order.order_id }} hash="claim" className="link">
          {say.watchElse}
        </Link>
      </div>
    </section>
  )
}
