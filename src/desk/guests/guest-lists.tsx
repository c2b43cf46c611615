import type { DeskGuest } from '#contract/desk/guests.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import type { OrderState } from '#domain/order/order-states.ts'
import { guestWords } from '#words/desk/guests.ts'
import { dayAndTime } from '#words/desk/when.ts'
import { formatCount, formatDates } from '#words/format.ts'
import { Link } from '../parts/link.tsx'
import { StateMark } from '../parts/state-mark.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { hereOf } from '../parts/use-now.ts'
import { addressOf } from '../router.ts'

/** Bookings, points, messages and the log of a guest. */
export function GuestLists({ guest }: { guest: DeskGuest }) {
  return (
    <>
      <Orders guest={guest} />
      <Points guest={guest} />
      <Written guest={guest} />
      <Events guest={guest} />
    </>
  )
}

function Orders({ guest }: { guest: DeskGuest }) {
  const locale = useLocale()
  const say = guestWords(locale)
  return (
    <section>
      <div className="sec-h">
        <h2>{guest.orders_total === 0 ? say.bookings : say.allBookings(guest.orders_total)}</h2>
      </div>
      {guest.orders.length === 0 ? (
        <p className="soft">{say.noBookings}</p>
      ) : (
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{say.number}</th>
              <th scope="col">{say.state}</th>
              <th scope="col" className="no-phone">
                {say.hotel}
              </th>
              <th scope="col">{say.stay}</th>
              <th scope="col" className="r no-phone">
                {say.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {guest.orders.map((order) => (
              <tr key={order.number}>
                <td>
                  <Link className="link" href={addressOf(`/orders/${order.number}`)}>
                    {order.number}
                  </Link>
                </td>
                <td>
                  <StateMark state={order.state as OrderState} />
                </td>
                <td className="no-phone">{order.hotel}</td>
                <td>{formatDates(order.arrival, order.departure, locale)}</td>
                <td className="r num no-phone">{formatMoney(order.total, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Points({ guest }: { guest: DeskGuest }) {
  const locale = useLocale()
  const say = guestWords(locale)
  const signed = (points: number) =>
    `${points > 0 ? '+' : points < 0 ? '−' : ''}${formatCount(Math.abs(points), locale)}`
  return (
    <section>
      <div className="sec-h">
        <h2>{say.points}</h2>
      </div>
      {guest.movements.length === 0 ? (
        <p className="soft">{say.noPoints}</p>
      ) : (
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{say.state}</th>
              <th scope="col" className="no-phone">
                {say.note}
              </th>
              <th scope="col" className="r">
                {say.points}
              </th>
              <th scope="col" className="r">
                {say.balance}
              </th>
            </tr>
          </thead>
          <tbody>
            {guest.movements.map((movement) => (
              <tr key={movement.id}>
                <td>
                  {say.kind(movement.kind)}
                  <small className="faint"> {dayAndTime(hereOf(movement.at), locale)}</small>
                </td>
                <td className="no-phone breaks">{movement.note}</td>
                <td className="r num">{signed(movement.points)}</td>
                <td className="r num">{formatCount(movement.balance, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Written({ guest }: { guest: DeskGuest }) {
  const locale = useLocale()
  const say = guestWords(locale)
  if (guest.written.length === 0) return null
  return (
    <section>
      <div className="sec-h">
        <h2>{say.written}</h2>
      </div>
      <ul className="trail">
        {guest.written.map(({ key, title, at }) => (
          <li key={key}>
            <time dateTime={at}>{dayAndTime(hereOf(at), locale)}</time>
            <Link className="link" href={addressOf('/inbox', { entry: key })}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Events({ guest }: { guest: DeskGuest }) {
  const locale = useLocale()
  const say = guestWords(locale)
  return (
    <section>
      <div className="sec-h">
        <h2>{say.events}</h2>
      </div>
      {guest.events.length === 0 && <p className="soft">{say.noEvents}</p>}
      <ul className="trail">
        {guest.events.map(({ id, text, device, network, at }) => (
          <li key={id}>
            <time dateTime={at}>{dayAndTime(hereOf(at), locale)}</time>
            <span>
              {text}
              <small className="faint"> {[device, network].filter(Boolean).join(' · ')}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
