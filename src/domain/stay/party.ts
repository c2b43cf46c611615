/** Who travels, for all rooms together: as a visitor asks. */
export interface Party {
  readonly rooms: number
  readonly adults: number
  /** The children's ages, in the order given. */
  readonly ages: readonly number[]
}

/** Who sleeps in one room. */
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

/** Which of the numbers cannot be meant, whatever the hotel. Fewer adults than rooms is a hotel's answer, not a fault. */
export function faultOfParty({ rooms, adults, ages }: Party): PartyFault | null {
  if (!isCount(rooms, 1, MAX_ROOMS)) return 'rooms'
  if (!isCount(adults, 1, MAX_ADULTS)) return 'adults'
  if (ages.length > MAX_CHILDREN) return 'children'
  if (!ages.every((age) => isCount(age, 0, MAX_CHILD_AGE))) return 'ages'
  return null
}

/**
 * Deals the guests to rooms in turn, like cards: adults first, room 1, 2, …, then the children in the order given,
 * going on where the adults ended, so that rooms differ by one guest at most.
 */
export function dealGuests({ rooms, adults, ages }: Party): RoomGuests[] {
  return Array.from({ length: rooms }, (_, room) => ({
    adults: Math.ceil(Math.max(0, adults - room) / rooms),
    ages: ages.filter((_, child) => (adults + child) % rooms === room),
  }))
}

export interface RoomCapacity {
  readonly maxGuests: number
  readonly maxAdults: number
}

/** The fewest rooms, more than were asked for, that hold the party when guests are dealt to them; null where none do. */
export function roomsThatHold(party: Party, capacities: readonly RoomCapacity[]): number | null {
  for (let rooms = party.rooms + 1; rooms <= Math.min(MAX_ROOMS, party.adults); rooms++) {
    const dealt = dealGuests({ ...party, rooms })
    const isHeld = ({ maxGuests, maxAdults }: RoomCapacity) =>
      dealt.every(({ adults, ages }) => adults <= maxAdults && adults + ages.length <= maxGuests)
    if (capacities.some(isHeld)) return rooms
  }
  return null
}

function isCount(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}
