import { Suspense } from 'react'
import type { RoomList } from '#contract/hotels.ts'
import { nightsOf } from '#domain/stay/stay.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/class-names.ts'
import { Price } from '#ui/price.tsx'
import { formatDates } from '#words/format.ts'
import { offerWords, reasonWords } from '#words/hotels/offers.ts'
import { rateWords } from '#words/hotels/rates.ts'
import { searchWords } from '#words/search/search.ts'
import { shortPolicy } from '../../price-charts/short-policy.ts'
import { SplitDock } from '../../split-stay/late-splits.ts'
import type { SplitOffer } from '../../split-stay/second-stay.ts'
import { useHotelLinks, useHotelPlace } from '../hotel-context.ts'
import { CompareButton } from './comparison-host.tsx'
import { roomsEnough } from './rate-filters.ts'
import type { RatePick } from './rates.ts'

/** The chosen rate and its price, always visible; it holds the only filled button of the page. */
export function Dock({
  chosen,
  rooms,
  split,
}: {
  chosen: RatePick | null
  rooms: RoomList
  /** Where no room covers the stay: the chosen two stays in a row. */
  split: SplitOffer | null
}) {
  const { locale, query } = useHotelPlace()
  const say = rateWords(locale)
  const offer = offerWords(locale)
  if (!chosen && split)
    return (
      <Suspense fallback={<DockWithout rooms={rooms} />}>
        <SplitDock split={split} search={query.search} locale={locale} />
      </Suspense>
    )
  if (!chosen) return <DockWithout rooms={rooms} />
  const { room, rate } = chosen
  const { s_d, e_d, rooms: count } = rooms.stay
  const nights = nightsOf({ arrival: s_d, departure: e_d })
  return (
    <div className="dock">
      <div className="wrap dock-in">
        <p className="dock-pick">
          <b>
            {offer.roomsOf(room.name, count)}
            {locale === 'zh' ? '，' : ', '}
            {rate.name}
          </b>
          <span>{shortPolicy(rate.cancellation, locale)}</span>
        </p>
        <CompareButton />
        <p className="dock-sum" aria-live="polite">
          <Price of={rate.price.total} />
          <small>{offer.stayIncludes(searchWords(locale).roomsAndNights(count, nights))}</small>
        </p>
        {rate.quote === '' ? (
          <span className="dock-note">{say.notInPreview}</span>
        ) : (
          <Button kind="filled" size="large" type="submit">
            {say.reserve}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Where nothing can be booked the dock leads to the nearest stay that can, or to as many rooms as hold the guests. */
function DockWithout({ rooms }: { rooms: RoomList }) {
  const { locale } = useHotelPlace()
  const { onDates, onRooms } = useHotelLinks()
  const say = rateWords(locale)
  const { reason, nearest } = rooms
  const enough = roomsEnough(rooms)
  return (
    <div className="dock">
      <div className="wrap dock-in">
        <p className="dock-pick dock-why">
          <b>{reason ? reasonWords(locale)[reason] : say.noneTitle}</b>
          {nearest && <span>{say.nearest(formatDates(nearest.s_d, nearest.e_d, locale))}</span>}
        </p>
        {nearest && (
          <a className={buttonClass({ kind: 'filled', size: 'large' })} {...onDates(nearest)}>
            {say.seeDates}
          </a>
        )}
        {enough && (
          <a className={buttonClass({ kind: 'filled', size: 'large' })} {...onRooms(enough)}>
            {say.inRooms(enough)}
          </a>
        )}
      </div>
    </div>
  )
}
