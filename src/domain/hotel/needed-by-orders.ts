import { type FieldChange, fieldPath, type HotelFields, itemsOf } from './hotel-fields.ts'

/** The orders that rely on a value: those of the hotel, or of some room types or a rate plan by their codes. */
export type NeededBy = {
  readonly rooms?: readonly string[]
  readonly plan?: string
  /** Only orders with a room of more adults, or of more guests, than this. */
  readonly moreAdults?: number
  readonly moreGuests?: number
}

const lastingFacts = ['currency', 'time_zone']

/** The orders that a change would break; null if it breaks none. Prices and terms of an order are agreed and stay. */
export function neededBy(fields: HotelFields, { key, from, to }: FieldChange): NeededBy | null {
  const path = fieldPath(key)
  if (!path) return null
  const { section, item, column } = path
  if (section === 'facts') return lastingFacts.includes(column) ? {} : null
  if (section === 'rooms') return neededOfRoom(item, column, from, to)
  if (section !== 'rates') return null
  if (column === 'state') return to === 'closed' ? { plan: item } : null
  if (column !== 'rooms') return null
  const left = roomsOf(fields, to)
  const removed = roomsOf(fields, from).filter((room) => !left.includes(room))
  return removed.length > 0 ? { plan: item, rooms: removed } : null
}

function neededOfRoom(room: string, column: string, from: string, to: string): NeededBy | null {
  const rooms = [room]
  if (column === 'state') return to === 'closed' ? { rooms } : null
  if (column === 'max_adults') return Number(to) < Number(from) ? { rooms, moreAdults: Number(to) } : null
  if (column === 'max_guests') return Number(to) < Number(from) ? { rooms, moreGuests: Number(to) } : null
  if (column !== 'beds') return null
  const places = sleepingPlaces(to)
  return places < sleepingPlaces(from) ? { rooms, moreGuests: places } : null
}

/** No list means all rooms. */
const roomsOf = (fields: HotelFields, list: string) =>
  list.trim() === '' ? itemsOf(fields, 'rooms') : list.split(/\s+/).filter(Boolean)

const forOne = ['single', 'futon']

/** People who can sleep in beds such as `1 king + 1 sofa_bed`. */
export const sleepingPlaces = (beds: string): number =>
  beds.split('+').reduce((sum, part) => {
    const [count = '', kind = ''] = part.trim().split(/\s+/)
    return sum + (Number(count) || 0) * (forOne.includes(kind) ? 1 : 2)
  }, 0)
