import { use, useEffect } from 'react'
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'
import type { Locale } from '#domain/text/locale.ts'
import { addMonths, type PlainDate } from '#domain/time/plain-date.ts'
import { Button } from '#ui/button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons/icons.ts'
import { calendarWords } from '#words/search/calendar.ts'
import type { DayPrices } from './calendar-days.ts'
import { monthOf } from './calendar-days.ts'
import { MonthGrid } from './month-grid.tsx'

type Props = {
  locale: Locale
  today: PlainDate
  prices: DayPrices
  ask: (month: string, today: PlainDate) => void
}

export function MonthPair({ locale, today, prices, ask }: Props) {
  const say = calendarWords(locale)
  const state = use(RangeCalendarStateContext)!
  const first = monthOf(state.visibleRange.start.toString())
  const second = monthOf(addMonths(`${first}-01`, 1))
  useEffect(() => {
    for (const month of [first, second]) ask(month, today)
  }, [first, second, ask, today])
  return (
    <div className="month-pair">
      <Button
        kind="quiet"
        round
        className="month-turn"
        aria-label={say.previous}
        aria-disabled={state.isPreviousVisibleRangeInvalid() || undefined}
        onClick={() => !state.isPreviousVisibleRangeInvalid() && state.focusPreviousPage()}
      >
        <ChevronLeftIcon />
      </Button>
      <MonthGrid {...{ locale, today, prices }} month={first} offset={0} />
      <MonthGrid {...{ locale, today, prices }} month={second} offset={1} />
      <Button
        kind="quiet"
        round
        className="month-turn"
        aria-label={say.next}
        aria-disabled={state.isNextVisibleRangeInvalid() || undefined}
        onClick={() => !state.isNextVisibleRangeInvalid() && state.focusNextPage()}
      >
        <ChevronRightIcon />
      </Button>
    </div>
  )
}
