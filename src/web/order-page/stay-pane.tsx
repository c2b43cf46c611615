import type { Order } from '#contract/booking.ts'
import { formatHotelTime } from '#words/format.ts'
import { orderPageWords } from '#words/order-page.ts'
import { orderWords } from '#words/orders.ts'
import { rateWords } from '#words/rates.ts'
import { useRequest } from '../page/use-page.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'
import { DefinitionList } from './definition-list.tsx'

/** Where and when: the hotel's picture and the facts of the stay. */
export function StayPane({ order }: { order: Order }) {
  const { locale } = useRequest()
  const say = orderPageWords(locale)
  const { hotel, rooms } = order
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
          ...(order.points > 0 ? [[say.points, String(order.points)] as const] : []),
        ]}
      />
    </section>
  )
}
