import type { Board } from '#domain/board.ts'
import type { CancellationPolicy } from '#domain/cancellation.ts'
import type { Charge } from '#domain/charges.ts'
import type { Currency } from '#domain/currency.ts'
import type { Bilingual } from '#domain/locale.ts'
import type { PaymentTerms, PaymentType } from '#domain/payment-types.ts'
import type { ChildBand, Restriction, RoomType } from '#domain/product.ts'
import type { ClockTime, Zone } from '#domain/zone-time.ts'

/** Rooms that hold the same. */
export interface RoomKind extends RoomType {
  /** Number of its set of beds. */
  readonly bedSet: number
  /** Which room a picture of it shows. */
  readonly picture: string
}

/** Plans that differ only by their price, for children too. */
export interface PlanKind {
  readonly board: Board
  readonly payment: PaymentTerms
  readonly cancellation: CancellationPolicy
}

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
  readonly payment: PaymentType
  /** Number of its terms. */
  readonly terms: number
}

/** Rooms of one capacity, sold by plans that take children of the same ages. */
export interface Capacity {
  readonly room: RoomType
  /** Up to which age each band reaches; what it costs is nothing here. */
  readonly children: readonly ChildBand[]
}

/** What many hotels of a shard have alike, called by its number. */
export type Alike = {
  readonly zones: Zone[]
  readonly currencies: Currency[]
  readonly names: Bilingual[]
  readonly roomKinds: RoomKind[]
  readonly planKinds: PlanKind[]
  /** Ages of children, and what they cost: mostly each hotel's own. */
  readonly bands: (readonly ChildBand[])[]
  readonly charges: (readonly Charge[])[]
  /** Of those the ones that sums do not hold: see `PriceTerms`. */
  readonly particular: (readonly Charge[])[]
  readonly terms: ShardTerms[]
  readonly moments: TermsMoment[]
  /** Kinds of bed that stand in one room. */
  readonly bedSets: (readonly string[])[]
  readonly classes: OfferClass[]
  readonly capacities: Capacity[]
  readonly rules: (readonly Restriction[])[]
}

export const nothingAlike = (): Alike => ({
  zones: [],
  currencies: [],
  names: [],
  roomKinds: [],
  planKinds: [],
  bands: [],
  charges: [],
  particular: [],
  terms: [],
  moments: [],
  bedSets: [],
  classes: [],
  capacities: [],
  rules: [],
})

export type AlikeName = keyof Alike
type ItemOf<Name extends AlikeName> = Alike[Name][number]

/** Gives what is alike its number; a new one where there is none like it yet. */
export type Numbering = <Name extends AlikeName>(name: Name, item: ItemOf<Name>) => number

export function numberingOf(alike: Alike): Numbering {
  const numbers = new Map<AlikeName, Map<string, number>>()
  const ofName = (name: AlikeName) => {
    const known = numbers.get(name)
    if (known) return known
    const made = new Map(alike[name].map((item, at) => [JSON.stringify(item), at]))
    numbers.set(name, made)
    return made
  }
  return (name, item) => {
    const known = ofName(name)
    const key = JSON.stringify(item)
    const found = known.get(key)
    if (found !== undefined) return found
    const number = (alike[name] as unknown[]).push(shared(key, item)) - 1
    known.set(key, number)
    return number
  }
}

const MOST_SHARED = 50_000
const items = new Map<string, unknown>()

/** The same for short texts that thousands of hotels have. */
export const sharedText = (text: string): string => shared(text, text)

/** One of each for all shards, as far as it goes. */
function shared<Item>(key: string, item: Item): Item {
  const known = items.get(key)
  if (known !== undefined) return known as Item
  if (items.size >= MOST_SHARED) items.clear()
  items.set(key, item)
  return item
}
