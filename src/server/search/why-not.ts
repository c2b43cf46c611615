import type { AskedStay, Reason } from '#domain/restrictions.ts'
import { areDatesRefused, nearestToSale, whyNotGuests, whyNotStay } from '#domain/restrictions.ts'
import type { Alike } from './alike.ts'
import type { AskedNights, PricedShard } from './price-shard.ts'
import { cellOf, restrictedAt, type Shard } from './shard.ts'

/** What stands against products beside their nights, found once for all that have the same rules or capacity. */
export type WhyNot = {
  /** By zone and rules: 1 where the dates cannot be. */
  readonly dates: readonly Uint8Array[]
  /** By capacity: 1 where the guests do not fit. */
  readonly guests: Uint8Array
  /** Whether they fit everywhere. */
  readonly fitsAll: boolean
}

export function whyNotOf({ alike }: Shard, { rooms }: AskedNights, stays: readonly AskedStay[]): WhyNot {
  const guests = whyNotByCapacity(alike, rooms)
  return {
    dates: stays.map((stay) => whyNotByRules(alike, stay)),
    guests,
    fitsAll: !guests.includes(1),
  }
}

function whyNotByCapacity({ capacities }: Alike, rooms: AskedNights['rooms']): Uint8Array {
  const said = new Uint8Array(capacities.length)
  for (let at = 0; at < said.length; at++) {
    const { room, children } = capacities[at]!
    said[at] = whyNotGuests(room, { children }, rooms) === null ? 0 : 1
  }
  return said
}

function whyNotByRules(alike: Alike, stay: AskedStay): Uint8Array {
  const { rules } = alike
  const said = new Uint8Array(rules.length)
  if (areDatesRefused([], stay)) return said.fill(1)
  const { firsts, lasts } = spansOf(alike)
  for (let at = 0; at < said.length; at++) {
    // Rules are of some dates, and most stays are none of theirs.
    if (lasts[at]! < stay.arrival || firsts[at]! > stay.arrival + stay.nights) continue
    said[at] = Number(areDatesRefused(rules[at]!, stay))
  }
  return said
}

/** By rules: the first and the last date that they say something about. */
type Spans = { readonly firsts: number[]; readonly lasts: number[] }
const spans = new WeakMap<Alike, Spans>()

function spansOf(alike: Alike): Spans {
  let known = spans.get(alike)
  if (!known) spans.set(alike, (known = { firsts: [], lasts: [] }))
  // Rules are only ever added.
  for (let at = known.firsts.length; at < alike.rules.length; at++) {
    known.firsts.push(Math.min(...alike.rules[at]!.map(({ from }) => from)))
    known.lasts.push(Math.max(...alike.rules[at]!.map(({ to }) => to)))
  }
  return known
}

/** A house without a single product has no rate. */
const NOTHING_SOLD: Reason = 'no_rate'

/** Why a hotel cannot be booked: of its products' reasons the one nearest to a sale. */
export function reasonOf({ shard, asked, stays }: PricedShard, at: number): Reason {
  const { firstProduct, products, zone } = shard.hotels[at]!
  let nearest: Reason | null = null
  for (let p = firstProduct; p < firstProduct + products; p++) {
    const cell = cellOf(shard, p, asked.arrival)
    const why = whyNotStay(
      restrictedAt(shard, p),
      stays[zone]!,
      asked.rooms,
      shard.prices,
      shard.free,
      cell,
      shard.columns,
    )
    if (why !== null) nearest = nearestToSale(nearest, why)
  }
  return nearest ?? NOTHING_SOLD
}
