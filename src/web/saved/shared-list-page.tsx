import { Link } from '@tanstack/react-router'
import type { SharedList } from '#contract/saved.ts'
import { DEFAULT_PARTY } from '#domain/stay/party.ts'
import { buttonClass } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { formatDates, formatInstantInZone } from '#words/format.ts'
import { favouriteWords } from '#words/saved/favourites.ts'
import { searchWords } from '#words/search/search.ts'
import { useRequest } from '../page/use-page.ts'
import { Heart } from './heart.tsx'
import { HotelRow } from './hotel-row.tsx'
import './favourites.css'

/** The site's own clock: the page is the same for everybody who has the link. */
const siteZone = 'Asia/Shanghai'

/** A list as somebody sees it who was given its link. */
export function SharedListPage({ list: { name, stay, list, checked_at } }: { list: SharedList }) {
  const { locale } = useRequest()
  const say = favouriteWords(locale)
  const search = searchWords(locale)
  const when = formatInstantInZone(Date.parse(checked_at), locale, siteZone)
  return (
    <main id="main" className="wrap shared-list">
      <p className="shared-list-kicker">{say.sharedKicker}</p>
      <h1>{name}</h1>
      {stay && (
        <p>
          {search.inOneLine(
            formatDates(stay.s_d, stay.e_d, locale),
            search.inOneLine(search.party(stay.adults, stay.ages), search.roomCount(stay.rooms)),
          )}
        </p>
      )}
      {list.length === 0 ? (
        <EmptyState title={say.sharedEmpty} />
      ) : (
        <>
          <ul className="favourites">
            {list.map((hotel) => (
              <li key={hotel.id}>
                <HotelRow
                  hotel={hotel}
                  party={stay ?? DEFAULT_PARTY}
                  showsDates={stay === null}
                  heading="h2"
                  heart={
                    <Heart hotel={hotel.id} name={hotel.name} {...(hotel.stay ? { stay: hotel.stay } : {})} />
                  }
                />
              </li>
            ))}
          </ul>
          <p className="favourite-list-note">{say.sharedText(when)}</p>
        </>
      )}
    </main>
  )
}

export function SharedListGone() {
  const { locale } = useRequest()
  const say = favouriteWords(locale)
  return (
    <main id="main" className="wrap plain-page">
      <h1>{say.sharedGone}</h1>
      <p className="plain-page-text">{say.sharedGoneText}</p>
      <Link to="/" className={buttonClass()}>
        {say.findHotel}
      </Link>
    </main>
  )
}
