import { useFollow } from '#ui/navigation/follow-link.ts'
import { Price } from '#ui/price.tsx'
import { reserveWords } from '#words/booking/reserve.ts'
import { reserveAddress } from '../hotel-page/rates/reserve.ts'
import { useRequest } from '../page/use-page.ts'
import type { OtherRoom } from './other-rooms.ts'

/** Rooms that can be booked instead, each a link to its own reservation. */
export function OtherRoomList({ others }: { others: readonly OtherRoom[] }) {
  const { locale } = useRequest()
  const say = reserveWords(locale)
  const follow = useFollow()
  return (
    <ul className="other-rooms">
      {others.map(({ quote, room, rate, total }) => (
        <li key={quote}>
          <a className="link" href={reserveAddress(quote, locale)} onClick={follow}>
            {say.chooseOther(room, rate)}
          </a>
          <Price of={total} size="small" />
        </li>
      ))}
    </ul>
  )
}
