import type { CSSProperties } from 'react'
import type { Room, RoomList } from '#contract/hotels.ts'
import { nightsOf } from '#domain/stay/stay.ts'
import { rateWords } from '#words/hotels/rates.ts'
import { searchWords } from '#words/search/search.ts'
import { useHotelLinks, useHotelPlace } from '../hotel-context.ts'
import { isTooSmall, roomsEnough } from './rate-filters.ts'
import { RateRow } from './rate-row.tsx'
import type { RatePick } from './rates.ts'
import { RefusedRoomRow, RefusedRow } from './refused-row.tsx'
import { RoomCell } from './room-cell.tsx'
import { as } from './table-roles.ts'

type Props = { rooms: RoomList; chosen: RatePick | null; onChoose: (pick: RatePick) => void }

/** Room by rate: the same columns in every room, so that rates compare straight down. */
export function RateTable({ rooms: list, chosen, onChoose }: Props) {
  const { locale } = useHotelPlace()
  const say = rateWords(locale)
  const { s_d, e_d, rooms, adults, ages } = list.stay
  const nights = nightsOf({ arrival: s_d, departure: e_d })
  const tooSmall = list.rooms.filter(isTooSmall)
  return (
    <table className="rates" {...as.table}>
      <caption className="sr-only">
        {say.caption(say.stay(s_d, e_d, searchWords(locale).party(adults, ages)))}
      </caption>
      <thead {...as.group}>
        <tr className="rates-head" {...as.row}>
          <th {...as.column}>{say.room}</th>
          <th {...as.column}>{say.rate}</th>
          <th {...as.column}>{say.cancellation}</th>
          <th {...as.column}>{say.payment}</th>
          <th {...as.column}>{say.total(rooms, nights)}</th>
        </tr>
      </thead>
      {list.rooms
        .filter((room) => !isTooSmall(room))
        .map((room) => (
          <tbody key={room.id} className="room" {...as.group} style={rowsOf(room)}>
            <tr className="room-row" {...as.row}>
              <RoomCell room={room} />
            </tr>
            {room.rates.map((rate) => {
              const pick = { room, rate }
              return <RateRow key={rate.rate} pick={pick} chosen={chosen} onChoose={() => onChoose(pick)} />
            })}
            {room.rates.length === 0 ? (
              <RefusedRoomRow room={room} />
            ) : (
              room.refused.map((rate) => <RefusedRow key={rate.rate} room={room} rate={rate} />)
            )}
          </tbody>
        ))}
      {tooSmall.length > 0 && (
        <tbody {...as.group}>
          <tr className="rates-too-small" {...as.row}>
            <td colSpan={5} {...as.cell}>
              <MoreRooms list={list} />
              <b>{say.tooSmallFor(adults + ages.length, rooms)}</b>{' '}
              {tooSmall
                .map((room) => say.tooSmall(room.name, room.max_guests, room.max_adults))
                .join(locale === 'zh' ? '、' : ', ')}
            </td>
          </tr>
        </tbody>
      )}
    </table>
  )
}

/** Where no room holds the guests: with how many rooms the hotel does. */
function MoreRooms({ list }: { list: RoomList }) {
  const { locale } = useHotelPlace()
  const { onRooms } = useHotelLinks()
  const say = rateWords(locale)
  const enough = roomsEnough(list)
  if (!enough) return null
  return (
    <p className="rates-more-rooms">
      <b>{say.noRoomHolds(list.stay.adults + list.stay.ages.length)}</b>{' '}
      <a className="link" {...onRooms(enough)}>
        {say.withRooms(enough)}
      </a>
    </p>
  )
}

/** The cell of the room spans the rows of all its rates. */
const rowsOf = ({ rates, refused }: Room): CSSProperties =>
  ({ '--rates': rates.length === 0 ? 1 : rates.length + refused.length }) as CSSProperties
