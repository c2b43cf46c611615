import type { Board } from '#domain/board.ts'
import type { CancellationPolicy } from '#domain/cancellation.ts'
import type { Charge } from '#domain/charges.ts'
import type { RatePlan, RoomType } from '#domain/product.ts'
import type { Restriction } from '#domain/restrictions.ts'
import type { ClockTime, Zone } from '#domain/zone-time.ts'

/** Products that are cancelled by the same rule on the same clock. */
export interface ShardTerms {
  readonly policy: CancellationPolicy
  readonly zone: Zone
}

/** A moment before arrival at which some terms change. */
export interface TermsMoment {
  readonly daysBefore: number
  readonly time: ClockTime
  readonly zone: Zone
}

/** Products that no filter tells apart, except by their price. */
export interface OfferClass {
  readonly board: Board
  /** Number of its room's set of beds. */
  readonly bedSet: number
  readonly isPaidLater: boolean
  /** Number of its terms. */
  readonly terms: number
}

/** Rooms of one capacity, sold by plans that take children of the same ages. */
export interface Capacity {
  readonly room: RoomType
  readonly plan: RatePlan
}

export interface AmenitySet {
  readonly ids: readonly string[]
  readonly numbers: readonly number[]
  /** One bit for each of the first 32 amenities of the shard. */
  readonly bits: number
}

/** Items that are called by their number. */
export type Numbered<Item> = { readonly items: Item[]; readonly numbers: Map<string, number> }

/** What many hotels of a shard have alike, and therefore share in memory. */
export type Alike = {
  readonly zones: Numbered<Zone>
  readonly terms: Numbered<ShardTerms>
  readonly moments: Numbered<TermsMoment>
  /** Kinds of bed that stand in one room. */
  readonly bedSets: Numbered<readonly string[]>
  readonly classes: Numbered<OfferClass>
  readonly capacities: Numbered<Capacity>
  readonly rules: Numbered<readonly Restriction[]>
  readonly amenities: Numbered<string>
  readonly amenitySets: Map<string, AmenitySet>
  readonly charges: Map<string, readonly Charge[]>
  readonly policies: Map<string, CancellationPolicy>
}

const none = <Item>(): Numbered<Item> => ({ items: [], numbers: new Map() })

export const nothingAlike = (): Alike => ({
  zones: none(),
  terms: none(),
  moments: none(),
  bedSets: none(),
  classes: none(),
  capacities: none(),
  rules: none(),
  amenities: none(),
  amenitySets: new Map(),
  charges: new Map(),
  policies: new Map(),
})

export function numberOf<Item>({ items, numbers }: Numbered<Item>, key: string, make: () => Item): number {
  return kept(numbers, key, () => items.push(make()) - 1)
}

export function kept<Value>(held: Map<string, Value>, key: string, make: () => Value): Value {
  const known = held.get(key)
  if (known !== undefined) return known
  const made = make()
  held.set(key, made)
  return made
}

export const BITS = 32

export function amenitySetOf({ amenities, amenitySets }: Alike, ids: readonly string[]): AmenitySet {
  return kept(amenitySets, ids.join(), () => {
    const numbers = ids.map((id) => numberOf(amenities, id, () => id))
    const bits = numbers.filter((number) => number < BITS).reduce((all, number) => all | (1 << number), 0)
    return { ids, numbers, bits }
  })
}
