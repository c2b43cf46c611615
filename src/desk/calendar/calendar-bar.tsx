import type { Calendar, CalendarViewer } from '#contract/desk/calendar.ts'
import { addDays } from '#domain/time/plain-date.ts'
import { ChevronLeftIcon, ChevronRightIcon, HistoryIcon } from '#ui/icons/icons.ts'
import { calendarWords } from '#words/desk/calendar.ts'
import { formatDate } from '#words/format.ts'
import { Avatar } from '../parts/avatar.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { setQuery } from '../router.ts'
import type { Look } from './grid-row.tsx'
import { HotelSwitch } from './hotel-switch.tsx'

export const lengths = [14, 30, 60] as const
export type Shows = Pick<Look, 'prices' | 'rooms' | 'restrictions'>
const parts = ['prices', 'rooms', 'restrictions'] as const

type Props = {
  calendar: Calendar
  shows: Shows
  onShows: (shows: Shows) => void
  viewers: readonly CalendarViewer[]
  onMove: (nights: number | null) => void
  onChanges: () => void
}

/** The hotel, the dates, what is shown, and who else is here. */
export function CalendarBar({ calendar, shows, onShows, viewers, onMove, onChanges }: Props) {
  const locale = useLocale()
  const say = calendarWords(locale)
  const { hotel, from, nights, rooms } = calendar
  const units = rooms.reduce((sum, room) => sum + room.units, 0)
  const last = addDays(from, nights - 1)
  return (
    <header className="calbar">
      <h1 className="sr">{say.title}</h1>
      <HotelSwitch
        name={locale === 'zh' ? `${hotel.city}${hotel.name}` : `${hotel.name}, ${hotel.city}`}
        facts={say.facts(units, rooms.length, hotel.currency)}
        onChoose={(id) => setQuery({ hotel: id, from: undefined })}
      />
      <span className="flex">
        <button type="button" className="ib line" aria-label={say.back} onClick={() => onMove(-30)}>
          <ChevronLeftIcon />
        </button>
        <button type="button" className="btn" onClick={() => onMove(null)}>
          {say.today}
        </button>
        <button type="button" className="ib line" aria-label={say.on} onClick={() => onMove(30)}>
          <ChevronRightIcon />
        </button>
      </span>
      <span className="dates">
        {formatDate(from, locale, 'short')} – {formatDate(last, locale, 'short')}
        {locale === 'en' && ` ${last.slice(0, 4)}`}
      </span>
      <fieldset className="seg">
        <legend className="sr">{say.shownNights}</legend>
        {lengths.map((length) => (
          <button
            key={length}
            type="button"
            aria-pressed={length === nights}
            onClick={() => setQuery({ nights: String(length) })}
          >
            {length === 60 ? say.nights(length) : length}
          </button>
        ))}
      </fieldset>
      <fieldset className="chips lessen">
        <legend className="sr">{say.show}</legend>
        {parts.map((part) => (
          <button
            key={part}
            type="button"
            className={shows[part] ? 'chip on' : 'chip'}
            aria-pressed={shows[part]}
            onClick={() => onShows({ ...shows, [part]: !shows[part] })}
          >
            {say[part]}
          </button>
        ))}
      </fieldset>
      <span className="grow" />
      {viewers.length > 0 && (
        <span className="live" title={viewers.map(({ name }) => name).join(', ')}>
          {say.alsoHere}
          <span className="avs">
            {viewers.slice(0, 4).map(({ id, name }) => (
              <Avatar key={id} name={name} />
            ))}
          </span>
          <span className="sr">{viewers.map(({ name }) => name).join(', ')}</span>
        </span>
      )}
      <button type="button" className="btn" onClick={onChanges}>
        <HistoryIcon />
        {say.changes}
      </button>
    </header>
  )
}
