import type { MouseEvent } from 'react'
import type { Room } from '#contract/hotels.ts'
import { GuestsIcon } from '#ui/icons/icons.ts'
import { BedIcon, ExpandIcon } from '#ui/icons/travel-icons.ts'
import { bedWords } from '#words/hotels/hotel-page.ts'
import { offerWords } from '#words/hotels/offers.ts'
import { rateWords } from '#words/hotels/rates.ts'
import { HotelPicture } from '../../pictures/hotel-picture.tsx'
import { useHotelPlace } from '../hotel-context.ts'
import { usePictureViewer } from '../picture-viewer-host.tsx'
import { as } from './table-roles.ts'

/** A room type: how it looks, what it has, who fits in, how many are left when that is few. */
export function RoomCell({ room }: { room: Room }) {
  const { locale } = useHotelPlace()
  const say = rateWords(locale)
  const viewer = usePictureViewer()
  const [picture] = room.images
  const left = room.rates[0]?.left ?? null
  const open = (event: MouseEvent) => {
    event.preventDefault()
    viewer.open({ pictures: room.images, at: 0, title: room.name })
  }
  return (
    <th colSpan={5} className="room-cell" {...as.groupHeader}>
      {picture && (
        <a
          href={picture.url}
          className="room-picture"
          onClick={open}
          onPointerEnter={viewer.prepare}
          onFocus={viewer.prepare}
        >
          <HotelPicture picture={picture} use="card" sizes="(width < 768px) 116px, 232px" />
        </a>
      )}
      <div className="room-says">
        <h3 className="room-name">{room.name}</h3>
        <ul className="room-facts">
          {room.beds.map((bed) => (
            <li key={bed.id} className="perk">
              <BedIcon small />
              {bedWords(locale).beds(bed)}
            </li>
          ))}
          <li className="perk">
            <ExpandIcon small />
            {say.size(room.size_m2)}
          </li>
          <li className="perk">
            <GuestsIcon small />
            {say.upTo(room.max_guests)}
          </li>
        </ul>
        {room.amenities.length > 0 && (
          <details className="room-more">
            <summary>{say.more}</summary>
            <ul>
              {room.amenities.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          </details>
        )}
        {left !== null && <p className="room-left">{offerWords(locale).left(left)}</p>}
      </div>
    </th>
  )
}
