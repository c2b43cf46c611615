import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/RangeCalendar'
import type { Locale } from '#domain/text/locale.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { formatDate } from '#words/format.ts'
import type { DayPrices } from './calendar-days.ts'
import { monthOf } from './calendar-days.ts'
import { MonthDay } from './month-day.tsx'
import { usePressDays } from './press-days.ts'

type Props = { locale: Locale; month: string; offset: number; today: PlainDate; prices: DayPrices }

/** One month: its name, its weeks, and what a night costs. */
export function MonthGrid({ locale, month, offset, today, prices }: Props) {
  return (
    <div className="month" {...usePressDays()}>
      <p className="month-name" aria-hidden="true">
        {formatDate(`${month}-01`, locale, 'month')}
      </p>
      <CalendarGrid offset={{ months: offset }} weekdayStyle={locale === 'zh' ? 'narrow' : 'short'}>
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>
          {(date) =>
            // Days of the adjacent months are rendered in their own month.
            monthOf(date.toString()) === month ? <MonthDay {...{ locale, date, today, prices }} /> : <td />
          }
        </CalendarGridBody>
      </CalendarGrid>
    </div>
  )
}
