import type { PlaceLink } from '#contract/places.ts'
import { formatWholeMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { placeWords } from '#words/search/places.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'

type Props = {
  places: readonly PlaceLink[]
  to: 'hotel-search' | 'counties'
  locale: Locale
  className: string
}

/** Pictures that a visitor sees before scrolling. */
const firstView = 4

/** Plain links, because there may be hundreds: a router's link for each would make a phone wait. */
export function PlaceLinks({ places, to, locale, className }: Props) {
  const follow = useFollow()
  return (
    <ul className={className}>
      {places.map((place, at) => (
        <li key={place.slug}>
          <a href={joinLocale(`/${to}/${place.slug}`, locale)} onClick={follow}>
            {place.image && (
              <HotelPicture
                picture={place.image}
                use="card"
                sizes="(width < 768px) 44vw, 292px"
                eager={at < firstView}
              />
            )}
            {place.name}
            <Offer place={place} locale={locale} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** How many hotels, and from which price; nothing is said where nothing is known. */
function Offer({ place: { hotels, from }, locale }: { place: PlaceLink; locale: Locale }) {
  const say = placeWords(locale)
  const facts = [hotels > 0 && say.hotels(hotels), from && say.from(formatWholeMoney(from, locale))].filter(
    Boolean,
  )
  return facts.length > 0 && <small>{facts.join(' · ')}</small>
}
