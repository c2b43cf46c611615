import type { TripOrder } from '#contract/trips.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { Price } from '#ui/price.tsx'
import { tripWords } from '#words/booking/trips.ts'
import { formatHotelTime } from '#words/format.ts'
import { Pane } from '../account/pane.tsx'
import { useNow } from '../page/use-now.ts'
import { useRequest } from '../page/use-page.ts'
import { tripTotals } from './trip-totals.ts'

/** Sums of a trip: paid, to pay and due at the hotels. */
export function TripSums({ orders }: { orders: readonly TripOrder[] }) {
  const { locale } = useRequest()
  const say = tripWords(locale)
  return (
    <Pane title={say.sum}>
      {tripTotals(orders).map(({ paid, later, atHotel, total }) => (
        <div key={total.currency} className="trip-sums">
          <dl>
            {[
              { name: say.paidSoFar, amount: paid },
              { name: say.later, amount: later },
              { name: say.dueAtHotels, amount: atHotel },
            ]
              .filter(({ amount }) => amount.amount > 0)
              .map(({ name, amount }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{formatMoney(amount, locale)}</dd>
                </div>
              ))}
          </dl>
          <p className="trip-sum">
            <span>{say.stays(orders.filter((order) => order.total.currency === total.currency).length)}</span>
            <Price of={total} />
          </p>
        </div>
      ))}
    </Pane>
  )
}

/** Until when each stay can be cancelled free of charge. */
export function TripDeadlines({ orders }: { orders: readonly TripOrder[] }) {
  const { locale } = useRequest()
  const say = tripWords(locale)
  const now = useNow(orders[0]!.now, null)
  const open = orders
    .filter(({ free_until }) => free_until !== null && Date.parse(free_until) > now)
    .toSorted((a, b) => Date.parse(a.free_until!) - Date.parse(b.free_until!))
  if (open.length === 0) return null
  return (
    <Pane title={say.deadlines}>
      <ul className="trip-deadlines">
        {open.map(({ order_id, free_until, city }) => (
          <li key={order_id}>
            <time dateTime={free_until!}>{formatHotelTime(free_until!, locale)}</time>
            <span>{say.noLongerFree(city)}</span>
          </li>
        ))}
      </ul>
      <p className="trip-small">{say.hotelTime}</p>
    </Pane>
  )
}
