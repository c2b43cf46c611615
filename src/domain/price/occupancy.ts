import type { RoomGuests } from '../stay/party.ts'
import type { ChildBand, RatePlan, RoomType } from './product.ts'

type Children = Pick<RatePlan, 'children'>

/** The age band of a child; null when the hotel counts the child as an adult. */
export function bandOf({ children }: Children, age: number): ChildBand | null {
  return bandIn(children, age)
}

export function bandIn(children: readonly ChildBand[], age: number): ChildBand | null {
  for (let i = 0; i < children.length; i++) {
    const band = children[i]!
    if (age <= band.toAge) return band
  }
  return null
}

/** Adults, and children above every age band. */
export function adultsCounted(plan: Children, guests: RoomGuests): number {
  let adults = guests.adults
  for (let i = 0; i < guests.ages.length; i++) {
    if (bandOf(plan, guests.ages[i]!) === null) adults += 1
  }
  return adults
}

export function fitsRoom(room: RoomType, plan: Children, guests: RoomGuests): boolean {
  return guests.adults + guests.ages.length <= room.maxGuests && adultsCounted(plan, guests) <= room.maxAdults
}

export function guestsFromAge(guests: RoomGuests, age: number): number {
  let counted = guests.adults
  for (let i = 0; i < guests.ages.length; i++) {
    if (guests.ages[i]! >= age) counted += 1
  }
  return counted
}
