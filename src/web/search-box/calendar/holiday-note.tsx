import type { Locale } from '#domain/text/locale.ts'
import { formatDate, formatDates } from '#words/format.ts'
import { calendarWords } from '#words/search/calendar.ts'
import type { Holiday } from './holidays.ts'

const most = 2

/** The meaning of the dot, and the holidays in the chosen dates. */
export function HolidayNote({ locale, inStay }: { locale: Locale; inStay: readonly Holiday[] }) {
  const say = calendarWords(locale)
  const named = inStay
    .slice(0, most)
    .map(({ from, to, name }) =>
      say.holiday(name, from === to ? formatDate(from, locale, 'short') : formatDates(from, to, locale)),
    )
  const text = named.length > 0 ? named.join(locale === 'zh' ? '，' : ', ') : say.holidays
  return (
    <span className="calendar-holidays">
      <i aria-hidden="true" />
      {text}
    </span>
  )
}
