import type { Order } from '#contract/booking.ts'
import { guaranteeStatusWords } from '#words/booking/guarantee-status.ts'
import { orderPageWords } from '#words/booking/order-page.ts'
import { orderWords } from '#words/booking/orders.ts'
import { formatHotelTime } from '#words/format.ts'
import { rateWords } from '#words/hotels/rates.ts'
import { Pane } from '../account/pane.tsx'
import { guaranteeStatus } from '../orders/guarantee-status.ts'
import { useRequest } from '../page/use-page.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'
import '../page/facts.css'

/** Where and when: the hotel's picture and the facts of the stay. */
export function StayPane({ order }: { order: Order }) {
  const { locale } = useRequest()
  const say = orderPageWords(locale)
  const { hotel, rooms } = order
  const guarantee = guaranteeStatus(order, locale)
  return (
    <section className="pane stay-pane" aria-label={hotel.name}>
      {hotel.image && (
        <HotelPicture picture={hotel.image} use="gallery" sizes="380px" className="stay-pane-picture" />
      )}
      <DefinitionList
        facts={[
          [orderWords(locale).checkIn, formatHotelTime(order.check_in, locale)],
          [orderWords(locale).checkOut, formatHotelTime(order.check_out, locale)],
          [say.rate, rooms[0]!.rate_name],
          [say.meals, rateWords(locale).board(order.board)],
          [say.address, hotel.address],
          ...(guarantee ? [[guaranteeStatusWords(locale).label, guarantee] as const] : []),
          ...(order.points > 0 ? [[say.points, String(order.points)] as const] : []),
        ]}
      />
    </section>
  )
}

export function ContactPane({ order: { contact, arrival, wishes } }: { order: Order }) {
  const { locale } = useRequest()
  const say = orderPageWords(locale)
  return (
    <Pane title={say.contact}>
      <DefinitionList
        facts={[
          [say.name, contact.name],
          [say.email, contact.email],
          [say.phone, contact.phone],
          [say.arrival, arrival ?? say.arrivalUnknown],
          [say.wishes, wishes ?? say.noWishes],
        ]}
      />
    </Pane>
  )
}

/** Names and values, a line each. */
function DefinitionList({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
