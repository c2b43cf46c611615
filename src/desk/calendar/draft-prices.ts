import type { Calendar } from '#contract/desk/calendar.ts'
import type { CalendarEdit, CellChange } from '#domain/calendar/calendar-edit.ts'
import { dayOf } from '#domain/time/plain-date.ts'
import { keyOfRow } from './grid-rows.ts'

/** Prices of each changed row after the draft. */
export function draftPrices(calendar: Calendar, edit: CalendarEdit | null, changes: readonly CellChange[]) {
  const prices = new Map<string, number[]>()
  if (edit?.field !== 'price') return prices
  for (const { room, plan, night, after } of changes) {
    const key = keyOfRow({ room, plan })
    const found = calendar.rooms.find(({ id }) => id === room)
    const row = plan === null ? found : found?.plans.find(({ id }) => id === plan)
    const ofRow = prices.get(key) ?? [...(row?.prices ?? [])]
    ofRow[dayOf(night) - dayOf(calendar.from)] = after ?? 0
    prices.set(key, ofRow)
  }
  return prices
}
