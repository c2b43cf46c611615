import type { HotelQuery } from '#contract/search.ts'
import { dealGuests } from '#domain/party.ts'
import { dayOf } from '#domain/plain-date.ts'
import type { SearchWorld } from './open-search.ts'
import { type AskedNights, isPresent, type PricedShard, priceShard } from './price-shard.ts'
import type { Shard } from './shard.ts'

export type Asked = Pick<HotelQuery, 's_d' | 'e_d' | 'rooms' | 'adults' | 'ages'>
/** A stay as it is priced, with a name by which its prices are found again. */
export type NamedNights = AskedNights & { readonly key: string }

export function askedOf({ s_d, e_d, rooms, adults, ages }: Asked): NamedNights {
  const arrival = dayOf(s_d)
  const nights = dayOf(e_d) - arrival
  return {
    arrival,
    nights,
    rooms: dealGuests({ rooms, adults, ages }),
    hasChildren: ages.length > 0,
    key: `${arrival} ${nights} ${rooms} ${adults} ${ages.join()}`,
  }
}

/** A shard priced for a stay: as it was priced before, while nothing changed. */
export function pricedFor(
  {
    priced,
    now,
    zoneDays,
    isHoldOffered,
  }: Pick<SearchWorld, 'priced' | 'now' | 'zoneDays' | 'isHoldOffered'>,
  shard: Shard,
  asked: NamedNights,
): PricedShard {
  const key = `${shard.city} ${asked.key}`
  const known = priced.get(key)
  if (known?.shard === shard && isPresent(known, now())) return known
  const made = priceShard(shard, asked, now(), zoneDays, isHoldOffered)
  priced.set(key, made)
  return made
}
