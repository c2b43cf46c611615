import type { Hotel } from '#contract/hotels.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import type { Icon } from '#ui/icons/icon.tsx'
import { MapPinIcon } from '#ui/icons/icons.ts'
import { BuildingIcon, PlaneIcon, TrainIcon } from '#ui/icons/travel-icons.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { formatDistance } from '#words/format.ts'
import { hotelPageWords } from '#words/hotels/hotel-page.ts'
import { useHotelPlace } from './hotel-context.ts'
import { LazySection } from './lazy-section.tsx'
import { minutesOnFoot } from './walking-time.ts'

const loadMap = () => import('./hotel-map.tsx').then(({ HotelMap }) => HotelMap)

type Near = Hotel['nearby'][number]

/** Where it lies and how far it is from where one comes from. */
export function GettingThere({ hotel }: { hotel: Hotel }) {
  const { locale } = useHotelPlace()
  const say = hotelPageWords(locale)
  const of = (...kinds: Near['kind'][]) => hotel.nearby.filter(({ kind }) => kinds.includes(kind))
  const groups: readonly (readonly [string, Icon, Near[]])[] = [
    [say.stations, TrainIcon, of('station')],
    [say.airports, PlaneIcon, of('airport')],
    [say.sights, MapPinIcon, of('landmark')],
    [say.around, BuildingIcon, of('centre', 'district')],
  ]
  return (
    <section id="way" data-section="way" className="hotel-part">
      <h2>{say.way}</h2>
      <p className="way-address">{hotel.address}</p>
      <LazySection load={loadMap} given={{ hotel, locale }} className="map-box way-map needs-js" />
      <div className="way-groups">
        {groups.map(([title, Mark, places]) =>
          places.length === 0 ? null : (
            <div key={title}>
              <h3>
                <Mark small />
                {title}
              </h3>
              <ul>
                {places.map((place) => (
                  <NearPlace key={place.slug} place={place} />
                ))}
              </ul>
            </div>
          ),
        )}
      </div>
      <p className="part-note">{say.getThere}</p>
    </section>
  )
}

function NearPlace({ place }: { place: Near }) {
  const { locale } = useHotelPlace()
  const follow = useFollow()
  const say = hotelPageWords(locale)
  const minutes = place.kind === 'airport' ? null : minutesOnFoot(place.distance_m)
  return (
    <li>
      <a href={joinLocale(`/hotel-search/${place.slug}`, locale)} onClick={follow}>
        {place.name}
      </a>
      <span>
        {formatDistance(place.distance_m, locale)}
        {minutes !== null && <small>{say.onFoot(minutes)}</small>}
      </span>
    </li>
  )
}
