import { type CalendarDate, isSameDay } from '@internationalized/date'
import { memo, use, useDeferredValue, useEffect, useRef } from 'react'
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { afterPaint } from '#ui/scheduling.ts'
import { formatDate } from '#words/format.ts'
import { calendarWords } from '#words/search/calendar.ts'
import { type BookedNight, BookedStay, bookedNight } from './booked-nights.ts'
import { type DayPrices, isSoldOut } from './calendar-days.ts'
import { dayPriceText } from './date-texts.ts'
import { Holidays } from './holidays.ts'
import { LevelBands, levelOfDay } from './price-levels.ts'

type Props = { locale: Locale; date: CalendarDate; today: PlainDate; prices: DayPrices }

/**
 * A day of a month. The cell of the library renders every day at every change of the calendar, several times per press,
 * which is noticeably slow. Here only changed days render.
 */
export function MonthDay({ locale, date, today, prices }: Props) {
  const state = use(RangeCalendarStateContext)!
  const { highlightedRange: range, anchorDate } = state
  const day = date.toString()
  const isIn = range !== null && date.compare(range.start) >= 0 && date.compare(range.end) <= 0
  const isDisabled = state.isCellDisabled(date)
  // A press changes what most other days are good for: it is shown itself first, and they follow.
  const isUnavailable = useDeferredValue(!isDisabled && state.isCellUnavailable(date))
  const isInvalid = isIn && !anchorDate && state.isValueInvalid
  const isNext = isSameDay(date, state.focusedDate)
  return (
    <Day
      locale={locale}
      day={day}
      number={date.day}
      price={prices.get(day)?.total}
      isGone={isSoldOut(prices, day)}
      booked={bookedNight(use(BookedStay), day)}
      level={levelOfDay(day, prices.get(day)?.total?.amount, use(LevelBands))}
      holiday={use(Holidays).get(day)?.join(', ')}
      isToday={day === today}
      isDisabled={isDisabled}
      isUnavailable={isUnavailable}
      isInvalid={isInvalid}
      isSelected={isIn && !isDisabled && (!isUnavailable || isInvalid)}
      isStart={isIn && isSameDay(date, range.start)}
      isEnd={isIn && isSameDay(date, range.end)}
      isNext={isNext}
      isFocused={isNext && state.isFocused}
      chooses={isNext ? (anchorDate ? 'choosesDeparture' : 'choosesArrival') : null}
    />
  )
}

type DayProps = {
  locale: Locale
  day: PlainDate
  number: number
  price: Parameters<typeof formatMoney>[0] | null | undefined
  isGone: boolean
  booked: BookedNight | undefined
  holiday: string | undefined
  /** Beside earlier prices of the hotel. */
  level: 'low' | 'high' | null
  isToday: boolean
  isDisabled: boolean
  isUnavailable: boolean
  isInvalid: boolean
  isSelected: boolean
  isStart: boolean
  isEnd: boolean
  /** The one that the tabulator key reaches. */
  isNext: boolean
  isFocused: boolean
  /** The effect of a press on it. */
  chooses: 'choosesArrival' | 'choosesDeparture' | null
}

const Day = memo(function Day({ locale, day, price, isFocused, ...facts }: DayProps) {
  const say = calendarWords(locale)
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isFocused) return
    // By keyboard one wants to see where one is; under a finger nothing moves, and the day is shown as pressed first.
    if (!document.activeElement?.matches(':focus-visible'))
      return afterPaint(() => ref.current?.focus({ preventScroll: true }))
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isFocused])
  const { isGone, isDisabled, isUnavailable, isSelected, isStart, isEnd } = facts
  const spoken = [
    formatDate(day, locale, 'spoken'),
    facts.isToday && say.today,
    facts.holiday,
    facts.booked && say.bookedNight,
    isSelected && (isStart ? say.stayBegins : isEnd ? say.stayEnds : say.inStay),
    price ? say.fromPrice(formatMoney(price, locale)) : isGone && say.soldOut,
    facts.level && say[facts.level],
  ]
  // The library makes the table a grid.
  const cell = { role: 'gridcell', 'aria-selected': isSelected || undefined }
  return (
    <td {...cell}>
      <button
        type="button"
        ref={ref}
        className="day"
        tabIndex={isDisabled ? undefined : facts.isNext ? 0 : -1}
        aria-label={spoken.filter(Boolean).join(', ')}
        aria-description={facts.chooses ? say[facts.chooses] : undefined}
        aria-disabled={isDisabled || isUnavailable || undefined}
        aria-invalid={facts.isInvalid || undefined}
        data-day={day}
        title={facts.holiday}
        data-holiday={facts.holiday ? true : undefined}
        data-gone={isGone || undefined}
        data-booked={facts.booked}
        data-level={facts.level ?? undefined}
        data-today={facts.isToday || undefined}
        data-disabled={isDisabled || undefined}
        data-unavailable={isUnavailable || undefined}
        data-selected={isSelected || undefined}
        data-selection-start={isStart || undefined}
        data-selection-end={isEnd || undefined}
      >
        <span>{facts.number}</span>
        {/* The accessible name holds the full price; as text it would be read twice. */}
        <small className="day-price" data-price={price ? dayPriceText(price, locale) : undefined} />
      </button>
    </td>
  )
})
