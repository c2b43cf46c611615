import type { Stay } from '#domain/stay/stay.ts'
import { nightDates } from '#domain/stay/stay.ts'
import { tripWords } from '#words/booking/trips.ts'
import { useRequest } from '../page/use-page.ts'

type Night = { readonly city: string | null; readonly dates: readonly string[] }
type Stop = { readonly s_d: string; readonly e_d: string; readonly city: string }
type Gap = { readonly s_d: string; readonly e_d: string }

const toStay = ({ s_d, e_d }: Gap): Stay => ({ arrival: s_d, departure: e_d })

/** Nights of a trip by city, open ones between them. */
export function nightGroups(stops: readonly Stop[], gaps: readonly Gap[]): Night[] {
  const parts = [
    ...stops.map(({ city, ...days }) => ({ city, days })),
    ...gaps.map((days) => ({ city: null, days })),
  ].toSorted((a, b) => a.days.s_d.localeCompare(b.days.s_d) || a.days.e_d.localeCompare(b.days.e_d))
  const seen = new Set<string>()
  return parts.flatMap(({ city, days }) => {
    // A night of two stays that overlap is shown with the first.
    const dates = nightDates(toStay(days)).filter((date) => !seen.has(date))
    for (const date of dates) seen.add(date)
    return dates.length > 0 ? [{ city, dates }] : []
  })
}

/** One door for each night: lit where a room is booked, dashed where none is. */
export function TripDoors({ stops, gaps }: { stops: readonly Stop[]; gaps: readonly Gap[] }) {
  const say = tripWords(useRequest().locale)
  return (
    <div className="trip-doors" aria-hidden="true">
      {nightGroups(stops, gaps).map(({ city, dates }) => (
        <div key={dates[0]} data-open={city === null || undefined}>
          <ul>
            {dates.map((date) => (
              <li key={date}>
                <svg aria-hidden="true" viewBox="0 0 20 26">
                  <path d="M1 25V11a9 9 0 0 1 18 0v14z" />
                  <path d="M10 6q.6 5.2 4.2 6-3.6.8-4.2 8.6-.6-7.8-4.2-8.6 3.6-.8 4.2-6z" />
                </svg>
                {Number(date.slice(-2))}
              </li>
            ))}
          </ul>
          <p className="trip-door-city">{city ?? say.open}</p>
        </div>
      ))}
    </div>
  )
}
