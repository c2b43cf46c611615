import { parseDate } from '@internationalized/date'
import { use, useRef } from 'react'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { MAX_DAYS_AHEAD } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { addDays, type PlainDate } from '#domain/time/plain-date.ts'
import { Button } from '#ui/button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons/icons.ts'
import { formatDate } from '#words/format.ts'
import { calendarWords } from '#words/search/calendar.ts'
import { firstDays } from './calendar-days.ts'

export type DayPanelProps = {
  day: PlainDate
  today: PlainDate
  locale: Locale
  label: string
  onChoose: (day: PlainDate) => void
}

/** One month in which one day is chosen; choosing closes the panel. */
export function DayPanel({ day, today, locale, label, onChoose }: DayPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  return (
    <I18nProvider locale={locale === 'zh' ? 'zh-CN' : 'en-GB'}>
      <div ref={panel}>
        <Calendar
          aria-label={label}
          value={parseDate(day)}
          minValue={parseDate(today)}
          maxValue={parseDate(addDays(today, MAX_DAYS_AHEAD))}
          firstDayOfWeek={firstDays[locale]}
          onChange={(date) => {
            onChoose(date.toString())
            panel.current?.closest<HTMLElement>('[popover]')?.hidePopover()
          }}
        >
          <MonthTurner locale={locale} />
          <CalendarGrid className="month" weekdayStyle={locale === 'zh' ? 'narrow' : 'short'}>
            <CalendarGridHeader>
              {(name) => <CalendarHeaderCell>{name}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => <CalendarCell date={date} className="day day-only" />}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </div>
    </I18nProvider>
  )
}

function MonthTurner({ locale }: { locale: Locale }) {
  const say = calendarWords(locale)
  const state = use(CalendarStateContext)!
  const [isFirst, isLast] = [state.isPreviousVisibleRangeInvalid(), state.isNextVisibleRangeInvalid()]
  return (
    <div className="day-panel-head">
      <Button
        kind="quiet"
        round
        aria-label={say.previous}
        aria-disabled={isFirst || undefined}
        onClick={() => !isFirst && state.focusPreviousPage()}
      >
        <ChevronLeftIcon />
      </Button>
      <b aria-live="polite">{formatDate(state.visibleRange.start.toString(), locale, 'month')}</b>
      <Button
        kind="quiet"
        round
        aria-label={say.next}
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && state.focusNextPage()}
      >
        <ChevronRightIcon />
      </Button>
    </div>
  )
}
