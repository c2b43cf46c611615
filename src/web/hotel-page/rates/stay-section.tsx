import { type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { formatDates } from '#words/format.ts'
import { rateWords } from '#words/hotels/rates.ts'
import { RetryLoad } from '../../page/load-failed.tsx'
import { CancelTimeline } from '../../price-charts/cancel-timeline.tsx'
import { SplitStaysSection } from '../../split-stay/late-splits.ts'
import { useSecondStay } from '../../split-stay/use-second-stay.ts'
import { useHotelLinks, useHotelPlace } from '../hotel-context.ts'
import type { HotelData } from '../load-hotel.ts'
import { RoomMixButton } from '../room-mix/room-mix-button.tsx'
import { ComparisonHost } from './comparison-host.tsx'
import { Dock } from './dock.tsx'
import { PriceLevelSlot } from './price-level-slot.tsx'
import { PriceStrip } from './price-strip.tsx'
import { RateFilterChips } from './rate-filter-chips.tsx'
import { filterRooms, type RateFilter } from './rate-filters.ts'
import { RateTable } from './rate-table.tsx'
import { chosenPick, pickKey, picksOf } from './rates.ts'
import { useReserve } from './reserve.ts'
import { RoomsHead } from './rooms-head.tsx'
import { useFreshQuotes } from './use-fresh-quotes.ts'
import { chipsOf } from './wanted-rate.ts'

/** Rooms and rates for the stay: one is chosen, the dock leads on with it, and the rest of the page speaks of it. */
export function StaySection({ data }: { data: HotelData }) {
  const { rooms, splits } = data
  const { locale, query } = useHotelPlace()
  const form = useRef<HTMLFormElement>(null)
  const { onDates } = useHotelLinks()
  const [split, setSplit] = useState(0)
  const [key, setKey] = useState<string | null>(null)
  const [filters, setFilters] = useState<readonly RateFilter[]>(() => chipsOf(query.wanted.filters))
  const shown = { ...rooms, rooms: filterRooms(rooms.rooms, filters) }
  const picks = picksOf(shown)
  const chosen = chosenPick(picks, key, query.wanted)
  const reserve = useReserve(locale)
  useFreshQuotes(rooms.now)
  useSecondStay(splits?.list[split], query.search)

  useEarlyChoice(form, 'quote', (quote) => {
    const early = picks.find(({ rate }) => rate.quote === quote)
    if (early && early !== chosen) setKey(pickKey(early))
  })

  return (
    <ComparisonHost picks={picks} rooms={rooms.rooms} onChoose={(pick) => setKey(pickKey(pick))}>
      <section id="rooms" data-section="rooms">
        <RoomsHead data={data} shown={shown.rooms} filters={filters} />
        {data.isOld === 'all' && <RetryLoad>{rateWords(locale).failedKept}</RetryLoad>}
        <form ref={form} action={reserve.action} onSubmit={reserve.submit}>
          <Suspense>
            {splits && (
              <SplitStaysSection
                {...{ splits, locale }}
                search={query.search}
                stay={rooms.stay}
                chosen={split}
                onChoose={setSplit}
                otherDates={
                  rooms.nearest && (
                    <a className="link" {...onDates(rooms.nearest)}>
                      {formatDates(rooms.nearest.s_d, rooms.nearest.e_d, locale)}
                    </a>
                  )
                }
              />
            )}
          </Suspense>
          <RateFilterChips rooms={rooms.rooms} chosen={filters} onChoose={setFilters} />
          <RateTable rooms={shown} chosen={chosen} onChoose={(pick) => setKey(pickKey(pick))} />
          <Dock chosen={chosen} rooms={rooms} split={splits?.list[split] ?? null} />
        </form>
        <RoomMixButton usual={chosen && pickKey(chosen)} />
        <Suspense>{data.calendar && <PriceStrip calendar={data.calendar} />}</Suspense>
        {query.preview === undefined && <PriceLevelSlot currency={rooms.currency} />}
        <Suspense>
          {chosen && (
            <CancelTimeline
              windows={chosen.rate.cancellation.windows}
              now={rooms.now}
              checkIn={rooms.check_in}
              of={rateWords(locale).policyOf(chosen.room.name, chosen.rate.name)}
            />
          )}
        </Suspense>
      </section>
    </ComparisonHost>
  )
}

/** The form works before hydration: a choice made until then is reported once after it. */
function useEarlyChoice(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  onChoice: (value: string) => void,
) {
  const tell = useEffectEvent(onChoice)
  useEffect(() => {
    const value = form.current && new FormData(form.current).get(name)
    if (typeof value === 'string') tell(value)
  }, [form, name])
}
