import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/RangeCalendar'
import type { Locale } from '#domain/locale.ts'
import { formatMoney } from '#domain/money-format.ts'
import { calendarWords } from '#words/calendar.ts'
import { formatDate } from '#words/format.ts'
import { type DayPrices, isSoldOut } from './calendar-days.ts'
import { dayPriceText } from './day-price-text.ts'
import { monthOf } from './months.ts'

type Props = { locale: Locale; month: string; offset: number; prices: DayPrices }

/** The day's name with what it costs; the library names the day. */
const named = <Props extends { 'aria-label'?: string | undefined }>(props: Props, more: string) => ({
  ...props,
  'aria-label': `${props['aria-label']}${more}`,
})

/** One month: its name, its weeks, and what a night costs. */
export function MonthGrid({ locale, month, offset, prices }: Props) {
  const say = calendarWords(locale)
  const spoken = (date: string): string => {
    const total = prices.get(date)?.total
    if (total) return `, ${say.fromPrice(formatMoney(total))}`
    return isSoldOut(prices, date) ? `, ${say.soldOut}` : ''
  }
  return (
    <div className="month">
      <p className="month-name" aria-hidden="true">
        {formatDate(`${month}-01`, locale, 'month')}
      </p>
      <CalendarGrid offset={{ months: offset }} weekdayStyle={locale === 'zh' ? 'narrow' : 'short'}>
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>
          {(date) => {
            const day = date.toString()
            // Days of the neighbouring months stand in their own.
            if (monthOf(day) !== month) return <td />
            const total = prices.get(day)?.total
            return (
              <CalendarCell
                date={date}
                className="day"
                data-gone={isSoldOut(prices, day) || undefined}
                render={(props) => <div {...named(props, spoken(day))} />}
              >
                <span>{date.day}</span>
                {/* The day's name tells the price in full; as text it would stand in it twice. */}
                <small className="day-price" data-price={total ? dayPriceText(total, locale) : undefined} />
              </CalendarCell>
            )
          }}
        </CalendarGridBody>
      </CalendarGrid>
    </div>
  )
}
