import type { PriceCalendar } from '#contract/hotels.ts'
import { MAX_DAYS_AHEAD } from '#domain/stay/stay.ts'
import { addDays, addMonths, type PlainDate } from '#domain/time/plain-date.ts'
import { createStore } from '#ui/store.ts'
import { type DayPrices, earlier } from './calendar-days.ts'

type Load = (from: PlainDate, to: PlainDate) => Promise<PriceCalendar | null>

/** The part of a month (`2026-12`) that is for sale; null when none is. */
export function saleDays(month: string, today: PlainDate): { from: PlainDate; to: PlainDate } | null {
  const first = `${month}-01`
  const last = addDays(addMonths(first, 1), -1)
  const from = first < today ? today : first
  const to = earlier(last, addDays(today, MAX_DAYS_AHEAD))
  return from <= to ? { from, to } : null
}

/** Prices by day, a month at a time as it is looked at; a month that got no answer may be asked for again. */
export function createDayPrices(load: Load) {
  const store = createStore<DayPrices>(new Map())
  const asked = new Set<string>()
  const ask = async (month: string, today: PlainDate) => {
    const days = saleDays(month, today)
    if (!days || asked.has(month)) return
    asked.add(month)
    const answer = await load(days.from, days.to)
    if (!answer) return void asked.delete(month)
    store.set(new Map([...store.get(), ...answer.map((day) => [day.date, day] as const)]))
  }
  return { get: store.get, subscribe: store.subscribe, ask }
}
