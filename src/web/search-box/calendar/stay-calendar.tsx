import { type CalendarDate, parseDate } from '@internationalized/date'
import { use, useEffect, useEffectEvent, useMemo } from 'react'
import { RangeCalendar, RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'
import { MAX_DAYS_AHEAD } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
import { classNames } from '#ui/class-names.ts'
import { usePhoneWidth } from '#ui/phone-width.ts'
import { afterPaint } from '#ui/scheduling.ts'
import { calendarWords } from '#words/search/calendar.ts'
import {
  canArrive,
  createChooser,
  type DayPrices,
  firstDays,
  monthsFrom,
  movedTo,
  type StayDates,
} from './calendar-days.ts'
import { MonthList } from './month-list.tsx'
import { MonthPair } from './month-pair.tsx'

type Props = {
  locale: Locale
  today: PlainDate
  dates: StayDates
  onChange: (dates: StayDates) => void
  /** The day that is looked at; its month is in sight. */
  day: PlainDate
  onLook: (day: PlainDate) => void
  prices: DayPrices
  ask: (month: string, today: PlainDate) => void
}

/** Two months side by side, on a phone all of them one under the other. */
export function StayCalendar({ locale, today, dates, onChange, day, onLook, prices, ask }: Props) {
  const say = calendarWords(locale)
  const narrow = usePhoneWidth()
  const last = addDays(today, MAX_DAYS_AHEAD)
  const months = monthsFrom(today, last)
  const isUnavailable = useMemo(() => {
    const canChoose = createChooser(prices)
    return (date: { toString: () => string }, anchor: CalendarDate | null) => {
      const pressed = date.toString()
      // The check-out day is part of what is chosen, whether its own night is free or not.
      return !(canChoose(pressed, anchor?.toString() ?? null) || (!anchor && pressed === dates.e_d))
    }
  }, [prices, dates.e_d])
  const value = useMemo(
    () => ({ start: parseDate(dates.s_d), end: parseDate(dates.e_d) }),
    [dates.s_d, dates.e_d],
  )
  const limits = useMemo(() => ({ minValue: parseDate(today), maxValue: parseDate(last) }), [today, last])
  const duration = useMemo(() => ({ months: narrow ? months.length : 2 }), [narrow, months.length])
  return (
    <RangeCalendar
      // The two ways of showing months begin at different ones.
      key={String(narrow)}
      aria-label={say.calendar}
      className={classNames('calendar', prices.size > 0 && 'calendar-priced')}
      value={value}
      onChange={({ start, end }) => {
        const [s_d, e_d] = [start.toString(), end.toString()]
        onChange(s_d === e_d ? movedTo(prices, s_d, { s_d, e_d: addDays(s_d, 1) }) : { s_d, e_d })
      }}
      {...limits}
      visibleDuration={duration}
      pageBehavior="single"
      selectionAlignment="start"
      firstDayOfWeek={firstDays[locale]}
      focusedValue={parseDate(day)}
      onFocusChange={(date) => onLook(date.toString())}
      isDateUnavailable={isUnavailable}
      allowsNonContiguousRanges
      commitBehavior="reset"
    >
      <Beginning
        mayBegin={(date) => canArrive(prices, date)}
        onBegin={(date) => onChange(movedTo(prices, date, dates))}
      />
      {narrow ? (
        <MonthList {...{ locale, today, months, prices, ask }} chosen={dates.s_d} />
      ) : (
        <MonthPair {...{ locale, today, prices, ask }} />
      )}
    </RangeCalendar>
  )
}

/** Reports a check-in before the check-out is chosen: from then on a stay can be searched. */
function Beginning({
  mayBegin,
  onBegin,
}: {
  mayBegin: (date: PlainDate) => boolean
  onBegin: (date: PlainDate) => void
}) {
  const state = use(RangeCalendarStateContext)!
  const begun = state.isDragging ? null : (state.anchorDate?.toString() ?? null)
  const tell = useEffectEvent((date: PlainDate) => {
    if (mayBegin(date)) onBegin(date)
    else state.setAnchorDate(null)
  })
  // After the day itself is shown as pressed; a check-out that is quicker has said it all.
  useEffect(() => (begun ? afterPaint(() => tell(begun)) : undefined), [begun])
  return null
}
