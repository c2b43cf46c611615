/** The travellers of a search, for all rooms together. */
export interface Party {
  readonly rooms: number
  readonly adults: number
  /** The children's ages, in the order given. */
  readonly ages: readonly number[]
}

/** The guests of one room. */
export interface RoomGuests {
  readonly adults: number
  readonly ages: readonly number[]
}

export const MAX_ROOMS = 9
export const MAX_ADULTS = 36
export const MAX_CHILDREN = 36
export const MAX_CHILD_AGE = 17

export const DEFAULT_PARTY: Party = { rooms: 1, adults: 2, ages: [] }

export type PartyFault = 'rooms' | 'adults' | 'children' | 'ages'

/** The invalid number, independent of the hotel. Fewer adults than rooms is for the hotel to refuse. */
export function faultOfParty({ rooms, adults, ages }: Party): PartyFault | null {
  if (!isCount(rooms, 1, MAX_ROOMS)) return 'rooms'
  if (!isCount(adults, 1, MAX_ADULTS)) return 'adults'
  if (ages.length > MAX_CHILDREN) return 'children'
  if (!ages.every((age) => isCount(age, 0, MAX_CHILD_AGE))) return 'ages'
  return null
}

/**
 * Distributes guests over rooms round-robin: adults first, then the children in the order given, continuing
 * where the adults ended. So rooms differ by one guest at most.
 */
export function distributeGuests({ rooms, adults, ages }: Party): RoomGuests[] {
  return Array.from({ length: rooms }, (_, room) => ({
    adults: Math.ceil(Math.max(0, adults - room) / rooms),
    ages: ages.filter((_, child) => (adults + child) % rooms === room),
  }))
}

export interface RoomCapacity {
  readonly maxGuests: number
  readonly maxAdults: number
}

/** The smallest number of rooms, above the requested one, that holds the party; null if none does. */
export function roomsThatHold(party: Party, capacities: readonly RoomCapacity[]): number | null {
  for (let rooms = party.rooms + 1; rooms <= Math.min(MAX_ROOMS, party.adults); rooms++) {
    const dealt = distributeGuests({ ...party, rooms })
    const isHeld = ({ maxGuests, maxAdults }: RoomCapacity) =>
      dealt.every(({ adults, ages }) => adults <= maxAdults && adults + ages.length <= maxGuests)
    if (capacities.some(isHeld)) return rooms
  }
  return null
}

function isCount(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}
