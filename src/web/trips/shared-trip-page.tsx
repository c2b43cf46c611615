import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { SharedTrip } from '#contract/trips.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import { buttonClass } from '#ui/class-names.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { Price } from '#ui/price.tsx'
import { tripTitleWords } from '#words/booking/trip-title.ts'
import { tripWords } from '#words/booking/trips.ts'
import { formatDate, formatDates } from '#words/format.ts'
import { useRequest } from '../page/use-page.ts'
import { TripDoors } from './trip-doors.tsx'
import { TripMap } from './trip-map.tsx'
import { tripName } from './trip-name.ts'
import { TripGap, TripHop, TripLine, TripStop } from './trip-stop.tsx'
import './trips.css'

/** A trip as others see it: read only. */
export function SharedTripPage({ trip }: { trip: SharedTrip }) {
  const { locale } = useRequest()
  const say = tripWords(locale)
  const follow = useFollow()
  const { stops, gaps } = trip
  const open = gaps.reduce((sum, { nights }) => sum + nights, 0)
  const gapBefore = (s_d: string) => gaps.find((gap) => gap.e_d === s_d)
  const last = stops.toSorted((a, b) => a.e_d.localeCompare(b.e_d)).at(-1)!
  return (
    <main id="main" className="wrap shared-trip">
      <p className="trip-small">{say.shared}</p>
      <h1>{tripName(trip, stops, locale)}</h1>
      <p className="trip-facts">
        {formatDates(trip.s_d, trip.e_d, locale)} · {say.facts(stops.length, trip.nights, open)}
      </p>
      <TripDoors stops={stops} gaps={gaps} />
      <div className="trip-columns">
        <ol className="trip-time">
          {stops.map((stop, at) => {
            const next = stops[at + 1]
            const gap = next && gapBefore(next.s_d)
            return (
              // A hotel may be booked twice in a trip.
              <Fragment key={`${stop.hotel.id} ${stop.s_d} ${stop.e_d}`}>
                <TripStop
                  n={at + 1}
                  stop={{
                    ...stop,
                    name: (
                      <a href={joinLocale(`/hotels/${stop.hotel.id}`, locale)} onClick={follow}>
                        {stop.hotel.name}
                      </a>
                    ),
                    address: stop.hotel.address,
                    image: stop.hotel.image,
                    room: null,
                    from: stop.check_in_from,
                    until: stop.check_out_until,
                  }}
                >
                  {stop.total && (
                    <p className="trip-cost">
                      <Price of={stop.total} size="medium" />
                    </p>
                  )}
                </TripStop>
                {next && gap && <TripGap gap={gap} from={stop.city} to={next.city} km={stop.next_km ?? 0} />}
                {next && !gap && (
                  <TripHop
                    from={{ city: stop.city, e_d: stop.e_d, until: stop.check_out_until }}
                    to={{ city: next.city, s_d: next.s_d, e_d: next.e_d, from: next.check_in_from }}
                    km={stop.next_km ?? 0}
                  />
                )}
              </Fragment>
            )
          })}
          <TripLine kind="end" text={say.ends(formatDate(trip.e_d, locale), last.check_out_until)} />
        </ol>
        <aside className="trip-aside">
          <TripMap
            stops={stops.map((stop, at) => ({
              lat: stop.hotel.lat,
              lon: stop.hotel.lon,
              city: stop.city,
              isFollowed: !(stops[at + 1] && gapBefore(stops[at + 1]!.s_d)),
            }))}
          />
          <p className="trip-small">{say.sharedText}</p>
        </aside>
      </div>
    </main>
  )
}

export function SharedTripGone() {
  const { locale } = useRequest()
  const say = tripWords(locale)
  return (
    <main id="main" className="wrap plain-page">
      <h1>{tripTitleWords(locale).gone}</h1>
      <p className="plain-page-text">{say.goneText}</p>
      <Link to="/" className={buttonClass()}>
        {say.findHotel}
      </Link>
    </main>
  )
}
