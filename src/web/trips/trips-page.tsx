import { Link } from '@tanstack/react-router'
import type { Trip } from '#contract/trips.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { tripWords } from '#words/booking/trips.ts'
import { formatDates } from '#words/format.ts'
import { LoadFailed } from '../page/load-failed.tsx'
import { useRequest } from '../page/use-page.ts'
import { HotelPicture } from '../pictures/hotel-picture.tsx'
import { TripDoors } from './trip-doors.tsx'
import { tripName } from './trip-name.ts'
import { useTrips } from './use-trips.ts'
import './trips.css'

/** All trips of the guest: those to come first, then the past ones. */
export function TripsPage() {
  const { locale } = useRequest()
  const say = tripWords(locale)
  const { data, state, again, change } = useTrips()
  const isPast = ({ orders }: Trip) => orders.every((order) => order.state === 'completed')
  const past = data?.list.filter(isPast) ?? []
  const next = data?.list.filter((trip) => !isPast(trip)) ?? []
  return (
    <>
      <h1>{say.trips}</h1>
      {state === 'failed' && <LoadFailed onRetry={again} />}
      {state === 'waiting' && <Skeleton className="trip-waiting" />}
      {data?.list.length === 0 && (
        <EmptyState
          title={say.none}
          action={
            <Link to="/" className={buttonClass()}>
              {say.findHotel}
            </Link>
          }
        >
          {say.noneText}
        </EmptyState>
      )}
      <TripRows trips={next} />
      {past.length > 0 && (
        <>
          <h2 className="trip-past">{say.past}</h2>
          <TripRows trips={past} />
        </>
      )}
      {data && data.apart.length > 0 && (
        <section className="pane trip-apart">
          <h2>{say.apart}</h2>
          <ul>
            {data.apart.map(({ id, hotel, s_d, e_d }) => (
              <li key={id}>
                <span>
                  <Link to="/center/detail/$id" params={{ id }} className="link">
                    {hotel}
                  </Link>{' '}
                  <small className="trip-small">{formatDates(s_d, e_d, locale)}</small>
                </span>
                <Button kind="quiet" onClick={() => void change({ id, apart: false })}>
                  {say.putBack}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function TripRows({ trips }: { trips: readonly Trip[] }) {
  const { locale } = useRequest()
  const say = tripWords(locale)
  if (trips.length === 0) return null
  return (
    <ul className="trip-rows">
      {trips.map((trip) => {
        const { orders, gaps } = trip
        const image = orders[0]!.hotel.image
        const open = gaps.reduce((sum, { nights }) => sum + nights, 0)
        return (
          <li key={trip.id} className="pane trip-row">
            {image && <HotelPicture picture={{ ...image, alt: '' }} use="card" sizes="200px" />}
            <div>
              <h2>
                <Link to="/center/trips/$id" params={{ id: trip.id }}>
                  {tripName(trip, orders, locale)}
                </Link>
              </h2>
              <p className="trip-small">
                {formatDates(trip.s_d, trip.e_d, locale)} · {say.facts(orders.length, trip.nights, open)}
              </p>
              <TripDoors stops={orders.map(({ stay, city }) => ({ ...stay, city }))} gaps={gaps} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
