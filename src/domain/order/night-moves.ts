import type { Id } from '../id.ts'
import type { PlainDate } from '../time/plain-date.ts'

/** A number of rooms of one type, for each of these nights. */
export interface OccupiedNights {
  readonly roomTypeId: Id
  readonly nights: readonly PlainDate[]
  readonly rooms: number
}

/** Consecutive nights of a room type whose number of rooms changes by the same amount: taken above zero, returned below. */
export interface NightMove extends OccupiedNights {}

/** Rooms by room type and night. */
type Rooms = Map<Id, Map<PlainDate, number>>

function countRooms(occupied: readonly OccupiedNights[]): Rooms {
  const all: Rooms = new Map()
  for (const { roomTypeId, nights, rooms } of occupied) {
    const ofType = all.get(roomTypeId) ?? new Map<PlainDate, number>()
    for (const night of nights) ofType.set(night, (ofType.get(night) ?? 0) + rooms)
    all.set(roomTypeId, ofType)
  }
  return all
}

/**
 * The difference between two occupancies, in the lock order of the inventory: room type, then night. A night that
 * stays occupied is in neither part, so another guest can never take it in between.
 */
export function nightMoves(before: readonly OccupiedNights[], after: readonly OccupiedNights[]): NightMove[] {
  const [old, now] = [countRooms(before), countRooms(after)]
  const types = [...new Set([...old.keys(), ...now.keys()])].sort((a, b) => Number(a) - Number(b))
  return types.flatMap((roomTypeId) => {
    const [were, are] = [old.get(roomTypeId), now.get(roomTypeId)]
    const nights = [...new Set([...(were?.keys() ?? []), ...(are?.keys() ?? [])])].sort()
    const moves: NightMove[] = []
    for (const night of nights) {
      const rooms = (are?.get(night) ?? 0) - (were?.get(night) ?? 0)
      const last = moves.at(-1)
      if (rooms === 0) continue
      if (last?.rooms === rooms) moves[moves.length - 1] = { ...last, nights: [...last.nights, night] }
      else moves.push({ roomTypeId, nights: [night], rooms })
    }
    return moves
  })
}

/** The nights that a change adds; they are held until it is paid. */
export const addedNights = (
  before: readonly OccupiedNights[],
  after: readonly OccupiedNights[],
): NightMove[] => nightMoves(before, after).filter(({ rooms }) => rooms > 0)
