import type { Room, RoomList } from '#contract/hotels.ts'
import { distributeGuests, type Party, type RoomGuests } from '#domain/stay/party.ts'
import { pickKey, picksOf, type RatePick } from '../rates/rates.ts'

/** The rooms of a stay, each with its guests and the rates that hold them. */
export type MixRoom = { readonly guests: RoomGuests; readonly picks: readonly RatePick[] }

const guestsKey = ({ adults, ages }: RoomGuests) => `${adults}:${ages.join('.')}`

/** The different groups of guests: each is asked for once. */
export const groupsOf = (party: Party): RoomGuests[] => [
  ...new Map(distributeGuests(party).map((guests) => [guestsKey(guests), guests])).values(),
]

export function mixRooms(
  party: Party,
  lists: readonly { guests: RoomGuests; list: Pick<RoomList, 'rooms'> }[],
): MixRoom[] {
  const picks = new Map(lists.map(({ guests, list }) => [guestsKey(guests), picksOf(list)]))
  return distributeGuests(party).map((guests) => ({ guests, picks: picks.get(guestsKey(guests)) ?? [] }))
}

/** The chosen rate of each room: the guest's choice, else the rate chosen on the page, else the cheapest. */
export function chosenMix(
  rooms: readonly MixRoom[],
  keys: readonly (string | undefined)[],
  usual: string | null,
): (RatePick | null)[] {
  return rooms.map(({ picks }, at) => {
    const keyed = (key: string | null | undefined) => picks.find((pick) => pickKey(pick) === key)
    const [cheapest] = picks.toSorted((a, b) => a.rate.price.total.amount - b.rate.price.total.amount)
    return keyed(keys[at]) ?? keyed(usual) ?? cheapest ?? null
  })
}

/** A room type that is chosen more often than it is free; null if there is none. */
export function overbookedRoom(chosen: readonly (RatePick | null)[]): { room: Room; left: number } | null {
  for (const pick of chosen) {
    if (!pick?.rate.left) continue
    const wanted = chosen.filter((other) => other?.room.id === pick.room.id).length
    if (wanted > pick.rate.left) return { room: pick.room, left: pick.rate.left }
  }
  return null
}

/** Null until every room has a rate that can be booked. */
export function quotesOfMix(chosen: readonly (RatePick | null)[]): string[] | null {
  const quotes = chosen.flatMap((pick) => pick?.rate.quote || [])
  return quotes.length === chosen.length ? quotes : null
}
