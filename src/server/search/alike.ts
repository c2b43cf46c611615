import type { CancellationPolicy } from '#domain/cancellation.ts'
import type { Charge } from '#domain/charges.ts'
import type { Zone } from '#domain/zone-time.ts'

/** Products that are cancelled by the same rule on the same clock. */
export interface ShardTerms {
  readonly policy: CancellationPolicy
  readonly zone: Zone
}

/** Items that are called by their number. */
export type Numbered<Item> = { readonly items: Item[]; readonly numbers: Map<string, number> }

/** What many hotels of a shard have alike, and therefore share in memory. */
export type Alike = {
  readonly zones: Numbered<Zone>
  readonly terms: Numbered<ShardTerms>
  /** Kinds of bed that stand in one room. */
  readonly bedSets: Numbered<readonly string[]>
  readonly charges: Map<string, readonly Charge[]>
  readonly policies: Map<string, CancellationPolicy>
  readonly amenities: Map<string, readonly string[]>
}

const none = <Item>(): Numbered<Item> => ({ items: [], numbers: new Map() })

export const nothingAlike = (): Alike => ({
  zones: none(),
  terms: none(),
  bedSets: none(),
  charges: new Map(),
  policies: new Map(),
  amenities: new Map(),
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
