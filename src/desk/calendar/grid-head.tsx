import { memo } from 'react'
import type { Calendar } from '#contract/desk/calendar.ts'
import { listSpecialDays } from '#contract/desk/endpoints.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dayOf, type PlainDate, weekdayOf } from '#domain/time/plain-date.ts'
import { classNames } from '#ui/class-names.ts'
import { calendarWords } from '#words/desk/calendar.ts'
import { formatDate } from '#words/format.ts'
import { useLoad } from '../use-load.ts'
import { SpecialDaysRow } from './special-days-row.tsx'

type Props = {
  dates: readonly PlainDate[]
  weekends: readonly boolean[]
  hotel: Calendar['hotel']
  rooms: Calendar['rooms']
  locale: Locale
  /** First and last chosen night. */
  chosen: readonly [number, number] | null
}

/** Months, holidays and events, the dates, and the share of rooms sold. */
export const GridHead = memo(function GridHead(props: Props) {
  const { dates, weekends, hotel, rooms, locale, chosen } = props
  const say = calendarWords(locale)
  const special = useLoad(
    listSpecialDays,
    { hotel: hotel.id, from: dates[0]!, nights: dates.length },
    { isLive: true },
  )
  const days = special.data?.list ?? []
  const namesOn = (date: PlainDate) =>
    days.filter(({ from, to }) => date >= from && date <= to).map(({ name }) => name)
  const letters = [...say.weekdayLetters]
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
        {months.map((days) => (
          <th key={days[0]} scope="colgroup" colSpan={days.length}>
            <span className={days.length > 2 ? 'month' : 'sr'}>{formatDate(days[0]!, locale, 'month')}</span>
          </th>
        ))}
      </tr>
      <SpecialDaysRow
        days={days}
        hotel={hotel}
        from={dates[0]!}
        nights={dates.length}
        onChanged={special.reload}
      />
      <tr className="day" aria-rowindex={3}>
        <th className="corner" scope="col">
          {say.nightOf}
        </th>
        {dates.map((date, night) => (
          <th
            key={date}
            scope="col"
            data-head={night}
            aria-label={[formatDate(date, locale, 'weekday'), ...namesOn(date)].join(', ')}
            className={classNames(
              weekends[night] && 'we',
              date === hotel.today && 'now',
              date.endsWith('-01') && 'm1',
              chosen && night >= chosen[0] && night <= chosen[1] && 'in',
            )}
          >
            {letters[weekdayOf(dayOf(date))]}
            <b>{Number(date.slice(8))}</b>
          </th>
        ))}
      </tr>
      <tr className="all" aria-rowindex={4}>
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
