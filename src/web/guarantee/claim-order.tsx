import type { OrderSummary } from '#contract/booking.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { Select } from '#ui/fields/text-input.tsx'
import { formatDates, formatHotelTime } from '#words/format.ts'
import { searchWords } from '#words/search/search.ts'
import { guaranteeWords } from '#words/support/guarantee.ts'
import { useRequest } from '../page/use-page.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'

export function stayText({ stay }: OrderSummary, locale: Locale): string {
  const search = searchWords(locale)
  const dates = formatDates(stay.s_d, stay.e_d, locale)
  return search.inOneLine(dates, search.party(stay.adults, stay.ages))
}

type Props = {
  orders: readonly OrderSummary[]
  order: OrderSummary | null
  onChoose: (id: string) => void
}

/** Which order a claim is about; with more than one there is a choice. */
export function ClaimOrder({ orders, order, onChoose }: Props) {
  const { locale } = useRequest()
  const say = guaranteeWords(locale)
  return (
    <>
      {order && (
        <div className="claim-order">
          {order.hotel.image && (
            <HotelPicture picture={{ ...order.hotel.image, alt: '' }} use="card" sizes="72px" />
          )}
          <span>
            <b>{order.hotel.name}</b>
            <small>
              {formatDates(order.stay.s_d, order.stay.e_d, locale)} · {order.room_name} ·{' '}
              {formatMoney(order.total, locale)}
            </small>
            {order.free_until && <small>{say.freeUntil(formatHotelTime(order.free_until, locale))}</small>}
          </span>
        </div>
      )}
      {(orders.length > 1 || !order) && (
        <Select
          aria-label={say.choose}
          value={order?.order_id ?? ''}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="" disabled>
            {say.choose}
          </option>
          {orders.map(({ order_id, order_no, hotel }) => (
            <option key={order_id} value={order_id}>
              {hotel.name} · {order_no}
            </option>
          ))}
        </Select>
      )}
    </>
  )
}
