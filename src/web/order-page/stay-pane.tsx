import { useState } from 'react'
import type { Order } from '#contract/booking.ts'
import { Button } from '#ui/button.tsx'
import { PencilIcon } from '#ui/icons/icons.ts'
import { editRequestsWords } from '#words/booking/edit-requests.ts'
import { guaranteeStatusWords } from '#words/booking/guarantee-status.ts'
import { orderPageWords } from '#words/booking/order-page.ts'
import { orderWords } from '#words/booking/orders.ts'
import { formatHotelTime } from '#words/format.ts'
import { rateWords } from '#words/hotels/rates.ts'
import { Pane } from '../account/pane.tsx'
import { guaranteeStatus } from '../orders/guarantee-status.ts'
import { namesOfRooms } from '../orders/room-kinds.ts'
import { useRequest } from '../page/use-page.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'
import { EditRequests } from './edit-requests.tsx'
import '../page/facts.css'

/** Where and when: the hotel's picture and the facts of the stay. */
export function StayPane({ order }: { order: Order }) {
  const { locale } = useRequest()
  const say = orderPageWords(locale)
  const { hotel } = order
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
          [say.rate, namesOfRooms(order, locale, ({ rate_name }) => rate_name)],
          [say.meals, namesOfRooms(order, locale, ({ board }) => rateWords(locale).board(board))],
          [say.address, hotel.address],
          ...(guarantee ? [[guaranteeStatusWords(locale).label, guarantee] as const] : []),
          ...(order.points > 0 ? [[say.points, String(order.points)] as const] : []),
        ]}
      />
    </section>
  )
}

type ContactProps = { order: Order; onChange: (order: Order) => void }

/** Contact, arrival and requests; the last two can be edited until check-in. */
export function ContactPane({ order, onChange }: ContactProps) {
  const { locale } = useRequest()
  const say = orderPageWords(locale)
  const { contact, arrival, wishes, actions } = order
  const [isEditing, setEditing] = useState(false)
  const facts: readonly (readonly [string, string])[] = [
    [say.name, contact.name],
    ...(contact.email ? [[say.email, contact.email] as const] : []),
    [say.phone, contact.phone],
  ]
  const requests: readonly (readonly [string, string])[] = [
    [say.arrival, arrival ?? say.arrivalUnknown],
    [say.wishes, wishes ?? say.noWishes],
  ]
  const mayEdit = actions.requests === null
  return (
    <Pane title={say.contact}>
      <DefinitionList facts={isEditing ? facts : [...facts, ...requests]} />
      {isEditing && (
        <EditRequests
          order={order}
          onDone={(changed) => {
            setEditing(false)
            if (changed) onChange(changed)
          }}
        />
      )}
      {mayEdit && !isEditing && (
        <p className="edit-requests-answers">
          <Button size="small" onClick={() => setEditing(true)}>
            <PencilIcon small />
            {editRequestsWords(locale).edit}
          </Button>
        </p>
      )}
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
