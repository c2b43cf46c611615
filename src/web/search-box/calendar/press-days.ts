import { type CalendarDate, parseDate } from '@internationalized/date'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, use, useRef } from 'react'
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'

/** Event delegation for all days of a month; the library handles the arrow keys. */
export function usePressDays() {
  const state = use(RangeCalendarStateContext)!
  const byKey = useRef(false)
  const choose = (date: CalendarDate) => {
    // It may not be said yet.
    if (state.isCellUnavailable(date)) return
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
    // A press takes the focus with it when it becomes a click, and not in two steps: each would be painted on its own.
    onMouseDown: (event: MouseEvent) => {
      if (dayOf(event.target)) event.preventDefault()
    },
    // From day to day the calendar keeps the focus; the library would let it go and take it again, rendering twice.
    onBlurCapture: (event: FocusEvent) => {
      const to = event.relatedTarget
      if (to && dayOf(to, '.day') && event.currentTarget.closest('.calendar')?.contains(to))
        event.stopPropagation()
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
