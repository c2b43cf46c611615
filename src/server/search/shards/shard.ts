import type { Currency } from '#domain/money/currency.ts'
import type { CancellationPolicy } from '#domain/price/cancellation.ts'
import type { Charge } from '#domain/price/charges.ts'
import type { PriceTerms, RatePlan, Restriction, RoomType } from '#domain/price/product.ts'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#domain/stay/stay.ts'
import type { Bilingual } from '#domain/text/locale.ts'
import type { Day } from '#domain/time/plain-date.ts'
import type { ClockTime, Zone } from '#domain/time/zone-time.ts'
import type { Point } from '#gazetteer/ground.ts'
import type { OwnImages } from '../../media/pictures-of.ts'
import type { SaleColumns } from './sale-columns.ts'

/** A shard is used for this many days before it is loaded again: it holds as many nights beyond the booking horizon. */
export const SHARD_DAYS = 7
/** Local dates differ from UTC's by up to a day either way. */
const ZONES = 2
export const SHARD_NIGHTS = MAX_DAYS_AHEAD + MAX_NIGHTS + SHARD_DAYS + ZONES

export interface ShardRoom extends RoomType {
  readonly id: number
  readonly name: Bilingual
  readonly units: number
  /** Kinds of bed, each once. */
  readonly beds: readonly string[]
  /** The room that its picture shows. */
  readonly picture: string
}

/** Prices of a room type and its free rooms: of its own calendar, or of a plan with own prices or prices by a sum. */
export interface ShardCalendar {
  readonly room: ShardRoom
  /** The plan with these prices; null for the room type's own. */
  readonly plan: number | null
  /** Added to each night of the room type's own prices; null if the plan has prices of its own. */
  readonly sum: number | null
  /** The column in the night arrays. */
  readonly column: number
}

export interface ShardPlan extends RatePlan {
  readonly id: number
  /** Its cancellation policy, independent of the payment. */
  readonly policy: CancellationPolicy
  /** Index into the shard's policies. */
  readonly policyIndex: number
}

/** A product: a room type by a rate plan. */
export interface ShardProduct {
  /** Its position among the hotel's products. */
  readonly index: number
  readonly room: ShardRoom
  readonly plan: ShardPlan
  readonly restrictions: readonly Restriction[]
  /** Index into the shard's restrictions. */
  readonly restrictionsIndex: number
  readonly terms: PriceTerms
  /** Index into the shard's capacities; products with the same one fit the same parties. */
  readonly capacity: number
  /** The calendar of its nights: the room type's, or the plan's own for this room type. */
  readonly column: number
}

/** The number of guests that a product takes. */
export type Capacity = { readonly room: ShardRoom; readonly plan: Pick<ShardPlan, 'children'> }

export interface ShardHotel {
  readonly id: number
  /** Its position among the shard's hotels. */
  readonly position: number
  readonly stars: number
  /** In tenths; null without reviews. */
  readonly score: number | null
  readonly reviews: number
  readonly district: number | null
  readonly lat: number
  readonly lon: number
  readonly currency: Currency
  readonly zone: Zone
  readonly amenities: readonly string[]
  readonly name: Bilingual
  readonly address: Bilingual
  readonly checkIn: ClockTime
  /** Inputs of its drawings, and the operator's own photographs. */
  readonly seed: number
  readonly setting: string
  readonly region: string
  readonly images: OwnImages
  readonly charges: readonly Charge[]
  readonly rooms: readonly ShardRoom[]
  /** Room by room. */
  readonly calendars: readonly ShardCalendar[]
  readonly plans: readonly ShardPlan[]
  /** Room by room, plan by plan. */
  readonly products: readonly ShardProduct[]
}

/** A time before arrival at which some terms change. */
export interface TermsMoment {
  readonly daysBefore: number
  readonly time: ClockTime
  readonly zone: Zone
}

/** Values that occur among the shard's hotels, collected while they are built; nothing is ever removed. */
export type SharedFacts = {
  readonly zones: Set<Zone>
  readonly moments: Map<string, TermsMoment>
  readonly capacities: Indexed<Capacity>
  readonly restrictions: Indexed<{ readonly zone: Zone; readonly restrictions: readonly Restriction[] }>
  readonly policies: Indexed<{ readonly zone: Zone; readonly policy: CancellationPolicy }>
}

/** Items by index, and their indexes by key. */
type Indexed<Item> = { readonly items: Item[]; readonly indexes: Map<string, number> }

const noItems = () => ({ items: [], indexes: new Map() })

export const noSharedFacts = (): SharedFacts => ({
  zones: new Set(),
  moments: new Map(),
  capacities: noItems(),
  restrictions: noItems(),
  policies: noItems(),
})

/** The index of the item with this key, which is added if it is new. */
export function indexOf<Item>({ items, indexes }: Indexed<Item>, key: string, item: Item): number {
  const index = indexes.get(key) ?? items.push(item) - 1
  indexes.set(key, index)
  return index
}

/** Price and free rooms of night n (counted from `base`) of a calendar are at index `n * columns + column`. */
export interface NightArrays {
  readonly base: Day
  readonly columns: number
  /** Minor units of the hotel's currency; 0 is a night without a price. */
  readonly prices: Int32Array | Float64Array
  readonly free: Uint8Array
}

/** Distances of a shard's hotels from a point. */
export type Distances = { readonly origin: Point; readonly metres: readonly number[] }

/** The open hotels of one city, loaded at a snapshot of the database and refreshed since. */
export interface Shard extends NightArrays {
  readonly city: number
  /** Changes with every update; unique in this process. */
  version: number
  /** The snapshot at which it was read. */
  readonly snapshot: string
  /** In the order of their ids. */
  readonly hotels: ShardHotel[]
  sale: SaleColumns
  /** The distances from the latest origin, mostly the centre of the city; null until they are computed. */
  distances: Distances | null
  /** How many products they have. */
  readonly products: number
  readonly shared: SharedFacts
}

/** Index of the first night of a stay; the next night is `columns` further. */
export const cellOf = ({ base, columns }: NightArrays, column: number, day: Day): number =>
  (day - base) * columns + column

export const hotelIn = ({ hotels }: Shard, id: number): ShardHotel | null =>
  hotels.find((hotel) => hotel.id === id) ?? null
