import { memo } from 'react'
import type { Calendar } from '#contract/desk/calendar.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dayOf, type PlainDate, weekdayOf } from '#domain/time/plain-date.ts'
import { classNames } from '#ui/class-names.ts'
import { calendarWords } from '#words/desk/calendar.ts'
import { formatDate } from '#words/format.ts'

type Props = {
  dates: readonly PlainDate[]
  weekends: readonly boolean[]
  today: PlainDate
  holidays: Calendar['holidays']
  rooms: Calendar['rooms']
  locale: Locale
  /** First and last chosen night. */
  chosen: readonly [number, number] | null
}

/** Months with holidays, the dates, and the share of rooms sold. */
export const GridHead = memo(function GridHead(props: Props) {
  const { dates, weekends, today, holidays, rooms, locale, chosen } = props
  const say = calendarWords(locale)
  const letters = say.weekdayLetters.split(' ')
  const months = [...Map.groupBy(dates, (date) => date.slice(0, 7)).values()]
  const units = rooms.reduce((sum, room) => sum + room.units, 0)
  const soldOn = (night: number) =>
    units === 0
      ? 0
      : Math.round(
          (100 * rooms.reduce((sum, room) => sum + room.sold[night]! + room.held[night]!, 0)) / units,
        )
  return (
    <thead>
      <tr className="mon" aria-rowindex={1}>
        <td className="corner" />
        {months.map((days) => {
          const feasts = holidays.filter(({ date }) => date.slice(0, 7) === days[0]!.slice(0, 7))
          return (
            <th key={days[0]} scope="colgroup" colSpan={days.length}>
              <span className="month">{days.length > 2 ? formatDate(days[0]!, locale, 'month') : ''}</span>
              {feasts.map(({ date, name }) => (
                <span
                  key={date}
                  className="fest"
                  title={`${formatDate(date, locale, 'weekday')}: ${name}`}
                  style={{ left: `calc(${dayOf(date) - dayOf(days[0]!)} * var(--night) + 1px)` }}
                >
                  {name}
                </span>
              ))}
            </th>
          )
        })}
      </tr>
      <tr className="day" aria-rowindex={2}>
        <th className="corner" scope="col">
          {say.nightOf}
        </th>
        {dates.map((date, night) => (
          <th
            key={date}
            scope="col"
            data-head={night}
            aria-label={formatDate(date, locale, 'weekday')}
            className={classNames(
              weekends[night] && 'we',
              date === today && 'now',
              date.endsWith('-01') && 'm1',
              chosen && night >= chosen[0] && night <= chosen[1] && 'in',
            )}
          >
            {letters[weekdayOf(dayOf(date))]}
            <b>{Number(date.slice(8))}</b>
          </th>
        ))}
      </tr>
      <tr className="all" aria-rowindex={3}>
        <th scope="row">
          {say.soldInAll} <span className="faint">%</span>
        </th>
        {dates.map((date, night) => (
          <td
            key={date}
            aria-label={`${formatDate(date, locale, 'weekday')}: ${soldOn(night)}%`}
            className={classNames(weekends[night] && 'we', soldOn(night) >= 100 && 'sold-out')}
          >
            <span className="pc" style={{ height: `${soldOn(night) * 0.2}px` }} />
          </td>
        ))}
      </tr>
    </thead>
  )
})
