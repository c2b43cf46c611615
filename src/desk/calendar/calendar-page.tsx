import { useEffect } from 'react'
import { listCalendarHotels } from '#contract/desk/endpoints.ts'
import { calendarWords } from '#words/desk/calendar.ts'
import { usePlace } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { setQuery } from '../router.ts'
import { useLoad } from '../use-load.ts'
import { HotelCalendar } from './hotel-calendar.tsx'

/** The calendar of one hotel; without one in the address, of the hotel that the member changed last. */
export function CalendarPage() {
  const { query } = usePlace()
  const hotel = query.get('hotel')
  return hotel ? <HotelCalendar key={hotel} hotel={hotel} /> : <FirstHotel />
}

function FirstHotel() {
  const say = calendarWords(useLocale())
  const hotels = useLoad(listCalendarHotels, {})
  const first = hotels.data?.list[0]?.id
  useEffect(() => {
    if (first) setQuery({ hotel: first })
  }, [first])
  return (
    <>
      <header className="bar">
        <h1>{say.title}</h1>
      </header>
      <Shown of={hotels}>
        {({ list }) => (list.length > 0 ? null : <p className="body soft">{say.noHotel}</p>)}
      </Shown>
    </>
  )
}
