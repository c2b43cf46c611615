import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { buttonClass } from '#ui/class-names.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { closedHotelWords } from '#words/hotels/closed-hotel.ts'
import { hotelPageWords } from '#words/hotels/hotel-page.ts'
import type { ClosedHotel } from './load-hotel.ts'
import { NearbyHotels } from './nearby-hotels.tsx'

/** A hotel that is sold no more: said plainly, with others near it. */
export function ClosedHotelPage({ closed, locale }: { closed: ClosedHotel; locale: Locale }) {
  const { hotel, search, nearby } = closed
  const say = hotelPageWords(locale)
  const gone = closedHotelWords(locale)
  const follow = useFollow()
  return (
    <main id="main" className="wrap hotel-closed">
      <h1>{gone.closedTitle}</h1>
      <p>{gone.closedText(hotel.name)}</p>
      <a
        className={buttonClass({ kind: 'filled' })}
        href={joinLocale(`/hotel-search/${hotel.place.slug}`, locale)}
        onClick={follow}
      >
        {say.moreNearby(hotel.place.name)}
      </a>
      {nearby.length > 0 && (
        <NearbyHotels
          hotels={nearby}
          search={search}
          place={hotel.place}
          title={gone.closedNearby}
          locale={locale}
        />
      )}
    </main>
  )
}
