import type { Order, OrderPaymentOption } from '#contract/booking.ts'
import type { Money } from '#domain/money/money.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { nightsOf } from '#domain/stay/stay.ts'
import { Price } from '#ui/price.tsx'
import { reserveWords } from '#words/booking/reserve.ts'
import { formatDate, formatHotelTime, formatZone } from '#words/format.ts'
import { offerWords } from '#words/hotels/offers.ts'
import { alipayPageWords } from '#words/payments/alipay-page.ts'
import { payPageWords } from '#words/payments/pay-page.ts'
import { PolicyBar } from '../orders/policy-bar.tsx'
import { countedRooms, namesOfRooms } from '../orders/room-kinds.ts'
import { useRequest } from '../page/use-page.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'
import { PriceWaterfall } from '../price-charts/price-waterfall.tsx'
import { changeParts, type PaidPart, paidParts } from './paid-parts.ts'

/** The booked stay, or the one that a change awaiting payment leads to, and its payments in order of time. */
export function OrderBill({ order, way }: { order: Order; way: OrderPaymentOption['way'] }) {
  const { locale } = useRequest()
  const say = alipayPageWords(locale)
  const reserve = reserveWords(locale)
  const { hotel, price, change } = order
  const stay = change?.stay ?? order.stay
  const comma = locale === 'zh' ? '，' : ', '
  const nights = nightsOf({ arrival: stay.s_d, departure: stay.e_d })
  return (
    <aside className="stay-bill" aria-label={say.bill}>
      <div className="stay-bill-hotel">
        {hotel.image && <HotelPicture picture={{ ...hotel.image, alt: '' }} use="card" sizes="112px" eager />}
        <div>
          <h2>{hotel.name}</h2>
          {/* The change does not name its room and rate. */}
          {!change && (
            <p>
              {countedRooms(order, locale, (count, room) => offerWords(locale).roomsOf(room, count))}
              {comma}
              {namesOfRooms(order, locale, ({ rate_name }) => rate_name)}
            </p>
          )}
        </div>
      </div>
      <dl className="stay-bill-dates">
        <div>
          <dt>{reserve.checkIn}</dt>
          <dd>{formatDate(stay.s_d, locale, 'weekday')}</dd>
          <dd>{reserve.from(order.check_in.slice(11, 16))}</dd>
        </div>
        <div>
          <dt>{reserve.checkOut}</dt>
          <dd>{formatDate(stay.e_d, locale, 'weekday')}</dd>
          <dd>{reserve.until(order.check_out.slice(11, 16))}</dd>
        </div>
      </dl>
      <div className="stay-bill-sum">
        <p className="stay-bill-cap">{say.whenPaid}</p>
        <div className="fall">
          <ul>
            {change
              ? changeParts({ ...order, change }).map((part) => (
                  <PartLine key={part.when} part={part} isPaid={false} />
                ))
              : paidParts(order, way).map((part) => (
                  <PartLine
                    key={part.when}
                    part={part}
                    isPaid={order.state !== 'held' && part.when === 'now'}
                  />
                ))}
          </ul>
          <p className="fall-sum">
            <span>{say.total}</span>
            <Price of={change?.price ?? price.total} size="medium" />
          </p>
          <p className="fall-due">
            <span />
            <span>{say.nights(nights)}</span>
          </p>
        </div>
        {!change && (
          <details className="stay-bill-more">
            <summary>{payPageWords(locale).details}</summary>
            <PriceWaterfall price={price} collectedAt={order.collect_at} dues="none" />
          </details>
        )}
      </div>
      {!change && <Policy order={order} />}
    </aside>
  )
}

/** The end of free cancellation, where there is one ahead. */
function Policy({ order }: { order: Order }) {
  const { locale } = useRequest()
  const say = payPageWords(locale)
  const { windows, free_until } = order.cancellation
  if (!free_until) return null
  const now = Date.parse(order.now)
  return (
    <p className="stay-bill-policy">
      <PolicyBar windows={windows} from={order.now} now={now} checkIn={order.check_in} />
      <b>{say.free(free_until)}</b>
      <span>{say.zone(formatZone(now, locale, order.hotel.time_zone))}</span>
    </p>
  )
}

const looks = {
  paid: 'now',
  now: 'now',
  guarantee: 'now',
  held: 'later',
  later: 'later',
  balance: 'later',
  hotel: 'at_hotel',
} as const

type PartProps = { part: PaidPart; isPaid: boolean }

function PartLine({ part: { when, at, amount, local, from, width }, isPaid }: PartProps) {
  const { locale } = useRequest()
  const say = alipayPageWords(locale)
  const byThen = at ? say.byThen(formatHotelTime(at, locale)) : say.later
  const names = {
    paid: [payPageWords(locale).paid, null],
    now: [isPaid ? payPageWords(locale).paid : say.now, null],
    guarantee: [say.now, say.guaranteeNote],
    held: [say.heldNow, at ? say.heldNote(formatHotelTime(at, locale)) : null],
    later: [byThen, say.reminder],
    balance: [byThen, say.restNote],
    hotel: [say.atHotel, local ? say.atHotelLocal(formatMoney(local as Money, locale)) : null],
  } as const
  const [name, note] = names[when]
  return (
    <li data-look={looks[when]}>
      <span>
        {name}
        {note && <small>{note}</small>}
      </span>
      <b>{formatMoney(amount, locale)}</b>
      <i style={{ left: `${from}%`, width: `${width}%` }} />
    </li>
  )
}
