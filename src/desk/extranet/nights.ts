import type { Calendar, CalendarRoom } from '#contract/desk/calendar.ts'
import { addDays, dayOf, type PlainDate, weekdayOf } from '#domain/time/plain-date.ts'

/** Rooms of one type on a night. */
export type RoomNight = {
  readonly id: string
  readonly name: string
  readonly taken: number
  readonly held: number
  readonly left: number
}

export const roomNight = ({ id, name, sold, held, left }: CalendarRoom, at: number): RoomNight => ({
  id,
  name,
  taken: sold[at] ?? 0,
  held: held[at] ?? 0,
  left: Math.max(0, left[at] ?? 0),
})

export type NightSum = {
  readonly date: PlainDate
  readonly percent: number
  /** The cheapest room that is on sale; null without one. */
  readonly price: number | null
  readonly isWeekend: boolean
}

/** Share of rooms taken and the lowest price of each night. */
export function nightSums({ from, nights, rooms }: Pick<Calendar, 'from' | 'nights' | 'rooms'>): NightSum[] {
  return Array.from({ length: nights }, (_, at) => {
    const each = rooms.map((room) => roomNight(room, at))
    const taken = each.reduce((sum, { taken, held }) => sum + taken + held, 0)
    const all = taken + each.reduce((sum, { left }) => sum + left, 0)
    const prices = rooms.flatMap((room) =>
      room.prices[at] && (room.left[at] ?? 0) > 0 ? room.prices[at] : [],
    )
    const date = addDays(from, at)
    return {
      date,
      percent: all === 0 ? 0 : Math.round((taken * 100) / all),
      price: prices.length > 0 ? Math.min(...prices) : null,
      // Friday and Saturday nights.
      isWeekend: [4, 5].includes(weekdayOf(dayOf(date))),
    }
  })
}
