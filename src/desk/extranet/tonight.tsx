import type { Calendar } from '#contract/desk/calendar.ts'
import type { HotelDay } from '#contract/desk/extranet.ts'
import { money } from '#domain/money/money.ts'
import { formatWholeMoney, moneyParts } from '#domain/money/money-format.ts'
import { extranetWords } from '#words/desk/extranet.ts'
import { formatDate } from '#words/format.ts'
import { Link } from '../parts/link.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { addressOf } from '../router.ts'
import { nightSums, type RoomNight, roomNight } from './nights.ts'

/** Larger room types are drawn in proportion. */
const mostDoors = 40

/** Rooms of tonight as doors: lit if sold, grey while held, an outline if free. */
export function Tonight({ calendar, day }: { calendar: Calendar; day: HotelDay }) {
  const locale = useLocale()
  const say = extranetWords(locale)
  const rooms = calendar.rooms.map((room) => roomNight(room, 0))
  const sum = (part: 'taken' | 'held' | 'left') => rooms.reduce((all, room) => all + room[part], 0)
  const [taken, held, left] = [sum('taken'), sum('held'), sum('left')]
  return (
    <section className="tonight-part" aria-labelledby="tonight">
      <div className="tonight">
        {day.hotel.image ? <img src={day.hotel.image} alt="" width={248} height={164} /> : <span />}
        <div>
          <h2 id="tonight" className="big">
            {say.tonight(taken + held, taken + held + left)}
          </h2>
          <p className="soft">
            {say.tonightMore(left, held)}{' '}
            {say.tonightGuests(day.arrivals.length, day.in_house.length, day.departures.length)}
          </p>
          <div className="rows">
            {rooms.map((room) => (
              <div key={room.id}>
                <span>{room.name}</span>
                <Doors room={room} />
                <small className="room-left">{say.left(room.left)}</small>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

function Doors({ room }: { room: RoomNight }) {
  const all = room.taken + room.held + room.left
  const scale = Math.min(1, mostDoors / Math.max(1, all))
  const [taken, held] = [Math.round(room.taken * scale), Math.round(room.held * scale)]
  const drawn = Math.round(all * scale)
  const kinds = Array.from({ length: drawn }, (_, at) =>
    at < taken ? 'lit' : at < taken + held ? 'held' : 'free',
  )
  return (
    <span className="doors" aria-hidden="true">
      {kinds.map((kind, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Doors are alike and do not move.
        <svg key={at} viewBox="0 0 26 32" className={kind} aria-hidden="true">
          <path d={kind === 'free' ? 'M2 31V13a11 11 0 0 1 22 0v18z' : 'M1 32V13a12 12 0 0 1 24 0v19z'} />
          {kind === 'lit' && (
            <path
              className="light"
              d="M13 5.5q.8 7.2 5.8 8.3-5 1.1-5.8 12.2-.8-11.1-5.8-12.2 5-1.1 5.8-8.300z"
            />
          )}
        </svg>
      ))}
    </span>
  )
}

export function FourteenNights({ calendar }: { calendar: Calendar }) {
  const locale = useLocale()
  const say = extranetWords(locale)
  const { hotel } = calendar
  const price = (amount: number) => formatWholeMoney(money(amount, hotel.currency), locale)
  return (
    <section aria-labelledby="fourteen">
      <h2 id="fourteen">
        {say.fourteen} <small className="h2-note faint no-phone">{say.fourteenHint(hotel.currency)}</small>
        <Link className="push link" href={addressOf('/calendar', { hotel: hotel.id })}>
          {say.openCalendar}
        </Link>
      </h2>
      <div className="n14">
        {nightSums(calendar).map((night) => {
          const weekday = formatDate(night.date, locale, 'weekday')
          const shown = night.price === null ? null : price(night.price)
          return (
            <Link
              key={night.date}
              className={night.isWeekend ? 'we' : ''}
              href={addressOf('/calendar', { hotel: hotel.id, from: night.date })}
            >
              <span className="sr">
                {say.nightText(formatDate(night.date, locale, 'short'), night.percent, shown)}
              </span>
              <small aria-hidden="true">
                {locale === 'zh' ? weekday.slice(-2, -1) : weekday.slice(0, 1)}
              </small>
              <b aria-hidden="true">{Number(night.date.slice(8))}</b>
              <i style={{ '--p': night.percent } as React.CSSProperties} />
              <small aria-hidden="true">{night.percent}%</small>
              <span className="t12" aria-hidden="true">
                {night.price === null ? '–' : moneyParts(money(night.price, hotel.currency), locale).whole}
              </span>
            </Link>
          )
        })}
      </div>
    </section>
  )
}
