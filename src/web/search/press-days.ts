import { type CalendarDate, parseDate } from '@internationalized/date'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, use, useRef } from 'react'
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'

/** What is done with the days of a month, heard once for all of them; the arrow keys are the library's. */
export function usePressDays() {
  const state = use(RangeCalendarStateContext)!
  const byKey = useRef(false)
  const choose = (date: CalendarDate) => {
    state.selectDate(date)
    state.setFocusedDate(date)
    state.setFocused(true)
  }
  return {
    // The library would choose at once, and the button's own press would be the second.
    onKeyDownCapture: (event: KeyboardEvent) => {
      byKey.current = event.key === 'Enter' || event.key === ' '
      if (byKey.current) event.stopPropagation()
    },
    onClick: ({ target }: MouseEvent) => {
      const date = dayOf(target)
      if (!date) return
      const leadsOn = byKey.current && !state.anchorDate
      byKey.current = false
      if (!leadsOn) return choose(date)
      // The check-out comes later: the keyboard is led a day on, where it can be.
      state.selectDate(date)
      state.focusNearestAvailableDate(date)
    },
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      const date = state.anchorDate && pointerType !== 'touch' ? dayOf(target) : null
      if (date && date.compare(state.focusedDate) !== 0) state.highlightDate(date)
    },
    onFocus: ({ target }: FocusEvent) => {
      const date = dayOf(target, '.day')
      if (date && date.compare(state.focusedDate) !== 0) state.setFocusedDate(date)
    },
  }
}

function dayOf(target: EventTarget, which = '.day:not([aria-disabled])'): CalendarDate | null {
  const day = target instanceof Element && target.closest<HTMLElement>(which)?.dataset.day
  return day ? parseDate(day) : null
}
