import { showCalendar } from '#contract/desk/endpoints.ts'
import type { HotelDay } from '#contract/desk/extranet.ts'
import { showHotelDay } from '#contract/desk/extranet-endpoints.ts'
import { showFeeds } from '#contract/desk/feed-endpoints.ts'
import type { DeskHotelRow } from '#contract/desk/hotels.ts'
import { InfoIcon } from '#ui/icons/icons.ts'
import { extranetWords } from '#words/desk/extranet.ts'
import { formatDate } from '#words/format.ts'
import { FeedConflicts } from '../hotel/feed-conflicts.tsx'
import { Link } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale, useSession, useWhyNot } from '../parts/use-desk.ts'
import { useNow } from '../parts/use-now.ts'
import { addressOf } from '../router.ts'
import { useLoad } from '../use-load.ts'
import { GuestTable } from './guest-table.tsx'
import { HomeSide } from './home-side.tsx'
import { HotelSwitch, NoHotels } from './hotel-choice.tsx'
import { FourteenNights, Tonight } from './tonight.tsx'
import { useHotelChoice } from './use-hotel.ts'

const every = 60_000

/** The first page of a hotelier. */
export function HomePage() {
  const locale = useLocale()
  const say = extranetWords(locale)
  const { member } = useSession()
  const now = useNow()
  const { loaded, choice } = useHotelChoice()
  const hour = Number(now.slice(11, 13))
  const greeting = hour < 12 ? say.morning : hour < 18 ? say.afternoon : say.evening
  return (
    <>
      <header className="bar">
        <h1>{greeting(member.name)}</h1>
        <span className="sub no-phone">
          {formatDate(now.slice(0, 10), locale, 'spoken')}
          {locale === 'zh' ? ' ' : ', '}
          {now.slice(11, 16)}
        </span>
        <span className="grow" />
        <HotelSwitch {...choice} />
      </header>
      <Shown of={loaded} rows={10}>
        {() => (choice.hotel ? <Home key={choice.hotel.id} hotel={choice.hotel} /> : <NoHotels />)}
      </Shown>
    </>
  )
}

function Home({ hotel }: { hotel: DeskHotelRow }) {
  const day = useLoad(showHotelDay, { hotel: hotel.id }, { every, isLive: true })
  const calendar = useLoad(showCalendar, { hotel: hotel.id, nights: 14 }, { every, isLive: true })
  const maySeeFeeds = useWhyNot('calendar.see') === null
  const feeds = useLoad(showFeeds, { hotel: hotel.id }, { every, isLive: true, isPaused: !maySeeFeeds })
  return (
    <div className="ex">
      <div>
        {feeds.data && <FeedConflicts hotel={hotel.id} rooms={feeds.data.rooms} isElsewhere />}
        <Shown of={calendar} rows={4}>
          {(nights) =>
            day.data && nights.rooms.length > 0 ? <Tonight calendar={nights} day={day.data} /> : null
          }
        </Shown>
        <Shown of={day} rows={6}>
          {(data) => <Guests data={data} />}
        </Shown>
        {calendar.data && calendar.data.rooms.length > 0 && <FourteenNights calendar={calendar.data} />}
      </div>
      <HomeSide hotel={hotel} />
    </div>
  )
}

function Guests({ data }: { data: HotelDay }) {
  const locale = useLocale()
  const say = extranetWords(locale)
  const parts = [
    ['arrivals', say.arrivalsToday, say.nobodyArrives, 'at'],
    ['tomorrow', say.arrivalsTomorrow, say.nobodyArrives, 'at'],
    ['departures', say.departuresToday, say.nobodyLeaves, 'departure'],
    ['in_house', say.inHouse, say.nobodyStays, 'departure'],
  ] as const
  return parts.map(([part, name, empty, first]) => (
    <section key={part} aria-labelledby={`home-${part}`}>
      <h2 id={`home-${part}`}>
        {name} {data[part].length > 0 && <span className="cnt">{data[part].length}</span>}
        {part === 'arrivals' && (
          <Link className="push link" href={addressOf('/arrivals', { hotel: data.hotel.id })}>
            {say.openList}
          </Link>
        )}
      </h2>
      <GuestTable guests={data[part]} caption={name} empty={empty} first={first} />
      {part === 'arrivals' && data.arrivals.length > 0 && (
        <p className="hint">
          <InfoIcon />
          {say.noShowHint(data.hotel.check_in_from)}
        </p>
      )}
    </section>
  ))
}
