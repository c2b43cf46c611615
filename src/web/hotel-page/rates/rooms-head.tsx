import type { Room } from '#contract/hotels.ts'
import { hotelPageWords } from '#words/hotels/hotel-page.ts'
import { rateWords } from '#words/hotels/rates.ts'
import { searchWords } from '#words/search/search.ts'
import { WatchButton } from '../../alerts/watch-button.tsx'
import { useSite } from '../../page/use-page.ts'
import { StayBar } from '../../search-box/stay-bar.tsx'
import { useHotelLinks, useHotelPlace } from '../hotel-context.ts'
import type { HotelData } from '../load-hotel.ts'
import type { RateFilter } from './rate-filters.ts'
import { watchedHotel } from './watched-hotel.ts'

type Props = {
  data: HotelData
  /** The rooms that pass the chips. */
  shown: readonly Room[]
  filters: readonly RateFilter[]
}

/** For which stay the prices are, and how to ask for another. */
export function RoomsHead({ data, shown, filters }: Props) {
  const { locale, query } = useHotelPlace()
  const { go } = useHotelLinks()
  const say = rateWords(locale)
  const page = hotelPageWords(locale)
  const { s_d, e_d, adults, ages, rooms } = query.search
  const ask = searchWords(locale)
  const guests = [ask.party(adults, ages), ...(rooms > 1 ? [ask.roomCount(rooms)] : [])]
  const { rates_of, currency, charged_in } = data.rooms
  const { demo } = useSite()
  const watched = watchedHotel(data, { shown, filters, locale })
  return (
    <>
      <div className="rooms-head">
        <h2>{say.choose}</h2>
        {query.dates === 'past' && <p className="rooms-moved">{page.datesPast(s_d, e_d)}</p>}
        {query.dates === 'impossible' && <p className="rooms-moved">{page.datesImpossible(s_d, e_d)}</p>}
        <p>
          {[
            say.stay(s_d, e_d, guests.join(locale === 'zh' ? '，' : ', ')),
            say.note,
            ...(rates_of ? [demo ? say.demoRatesOf(rates_of) : say.ratesOf(rates_of)] : []),
            ...(charged_in === currency ? [] : [say.chargedIn(charged_in)]),
          ].join(locale === 'zh' ? '' : ' ')}
        </p>
        {watched && <WatchButton watched={watched} />}
      </div>
      <StayBar
        today={data.rooms.now.slice(0, 10)}
        search={query.search}
        hotel={data.hotel.id}
        onSearch={go}
      />
    </>
  )
}
