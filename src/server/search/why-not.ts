import type { AskedStay, Reason } from '#domain/restrictions.ts'
import { areDatesRefused, nearestToSale, reachOf, whyNotGuests, whyNotStay } from '#domain/restrictions.ts'
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
  const { arrival, nights, today } = stay
  const said = new Uint8Array(rules.length)
  if (areDatesRefused([], stay)) return said.fill(1)
  const rows = reachesOf(alike)
  const departure = arrival + nights
  const ahead = arrival - today
  for (let at = 0; at < rows.length; at += REACH_WIDTH) {
    // Below 0 where one of them is: the six are reckoned, not decided one by one, since a processor guesses wrong.
    const within =
      (departure - rows[at + REACH.from]!) |
      (rows[at + REACH.to]! - arrival) |
      (nights - rows[at + REACH.leastNights]!) |
      (rows[at + REACH.mostNights]! - nights) |
      (ahead - rows[at + REACH.leastAhead]!) |
      (rows[at + REACH.mostAhead]! - ahead)
    if (within < 0) continue
    const of = rows[at + REACH.rules]!
    if (said[of] === 0) said[of] = Number(areDatesRefused(rules[of]!, stay))
  }
  return said
}

/** How many numbers stand in a row, and which stands where. */
const REACH_WIDTH = 7
/** Further than any day or number of nights; what is reckoned with it still has room. */
const FAR = 2 ** 30
const REACH = { rules: 0, from: 1, to: 2, leastNights: 3, mostNights: 4, leastAhead: 5, mostAhead: 6 }

/** Whom the restrictions of so many rules may refuse, row after row. */
type Reaches = { readonly rows: Int32Array; readonly rules: number }
const reaches = new WeakMap<Alike, Reaches>()

function reachesOf(alike: Alike): Int32Array {
  const known = reaches.get(alike)
  // Rules are only ever added.
  if (known?.rules === alike.rules.length) return known.rows
  const rows = alike.rules.flatMap((restrictions, rules) =>
    restrictions.flatMap((one) => {
      const { from, to, leastNights, mostNights, leastAhead, mostAhead } = reachOf(one)
      return [rules, from, to, leastNights, mostNights, leastAhead, mostAhead]
    }),
  )
  const made = Int32Array.from(rows, (number) => Math.max(-FAR, Math.min(number, FAR)))
  reaches.set(alike, { rows: made, rules: alike.rules.length })
  return made
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
