import type { DayGuest } from '#contract/desk/extranet.ts'
import { extranetWords } from '#words/desk/extranet.ts'
import { formatDate } from '#words/format.ts'
import { Link } from '../parts/link.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { addressOf } from '../router.ts'
import { ArrivalMark, PaymentMark } from './payment-mark.tsx'

type Props = {
  guests: readonly DayGuest[]
  caption: string
  empty: string
  /** The first column: the expected time, or the departure. */
  first: 'at' | 'departure'
}

/** Guests of a day on the home page; fewer columns on a phone. */
export function GuestTable({ guests, caption, empty, first }: Props) {
  const locale = useLocale()
  const say = extranetWords(locale)
  if (guests.length === 0) return <p className="soft">{empty}</p>
  return (
    <table className="tbl in flat arr">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first === 'at' ? say.about : say.until}</th>
          <th scope="col">{say.guest}</th>
          <th scope="col">{say.room}</th>
          <th scope="col" className="r c-hide">
            {say.nights}
          </th>
          <th scope="col" className="c-hide">
            {say.guests}
          </th>
          <th scope="col">{say.payment}</th>
          <th scope="col" className="c-hide">
            {say.wishes}
          </th>
        </tr>
      </thead>
      <tbody>
        {guests.map((guest) => (
          <tr key={guest.number}>
            <td className="soft">
              {first === 'at' ? (guest.at ?? say.none) : formatDate(guest.departure, locale, 'short')}
            </td>
            <th scope="row">
              <Link href={addressOf(`/orders/${guest.number}`)}>
                <b>{guest.guests.join(locale === 'zh' ? '、' : ', ')}</b>
              </Link>
            </th>
            <td>{say.rooms(guest.rooms, guest.room)}</td>
            <td className="r c-hide">{guest.nights}</td>
            <td className="soft c-hide">{say.party(guest.adults, guest.children.length)}</td>
            <td>
              {guest.arrived_at || guest.not_arrived ? (
                <ArrivalMark guest={guest} />
              ) : (
                <PaymentMark guest={guest} />
              )}
            </td>
            <td className="soft c-hide">{guest.wishes ?? say.none}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
