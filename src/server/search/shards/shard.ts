import type { Currency } from '#domain/money/currency.ts'
import type { CancellationPolicy } from '#domain/price/cancellation.ts'
import type { Charge } from '#domain/price/charges.ts'
import type { PriceTerms, RatePlan, Restriction, RoomType } from '#domain/price/product.ts'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#domain/stay/stay.ts'
import type { Bilingual } from '#domain/text/locale.ts'
import type { Day } from '#domain/time/plain-date.ts'
import type { ClockTime, Zone } from '#domain/time/zone-time.ts'
import type { OwnImages } from '../../media/pictures-of.ts'

/** A shard is used for so many days before it is loaded anew: it holds as many nights more than anyone may ask for. */
export const SHARD_DAYS = 7
/** Dates on the world's clocks differ from UTC's by up to a day either way. */
const ZONES = 2
export const SHARD_NIGHTS = MAX_DAYS_AHEAD + MAX_NIGHTS + SHARD_DAYS + ZONES

export interface ShardRoom extends RoomType {
  readonly id: number
  readonly name: Bilingual
  readonly units: number
  /** Kinds of bed, each once. */
  readonly beds: readonly string[]
  /** Which room a picture of it shows. */
  readonly picture: string
}

/** Prices of a room type, and its free rooms: by its own calendar, or by that of a plan with prices of its own. */
export interface ShardCalendar {
  readonly room: ShardRoom
  /** The plan whose prices these are; null where they are the room type's. */
  readonly plan: number | null
  /** Where they stand. */
  readonly column: number
}

export interface ShardPlan extends RatePlan {
  readonly id: number
  /** How it is cancelled, whatever its payment. */
  readonly policy: CancellationPolicy
}

/** What is sold: a room type by a rate plan. */
export interface ShardProduct {
  /** Its position among all products of the shard. */
  readonly index: number
  readonly room: ShardRoom
  readonly plan: ShardPlan
  readonly restrictions: readonly Restriction[]
  readonly terms: PriceTerms
  /** The same for products that the same parties fit into: a position among the shard's capacities. */
  readonly capacity: number
  /** The calendar whose nights it is sold at: the room type's, or the plan's own for this room type. */
  readonly column: number
}

/** How many guests a product takes. */
export interface Capacity {
  readonly position: number
  readonly room: ShardRoom
  readonly plan: ShardPlan
}

/** Calendars that are sold on the same terms: of these the one with the cheapest nights is the cheapest. */
export interface SaleGroup {
  /** Where each calendar stands, and which capacity is sold by it. Numbers alone: every search goes through all of them. */
  readonly columns: readonly number[]
  readonly capacities: readonly number[]
  /** The plans that may be the cheapest, each by its product of the first calendar: where an adult is alone in a room, and else. */
  readonly plansIfAlone: readonly ShardProduct[]
  readonly plansElse: readonly ShardProduct[]
}

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
  /** What its pictures are drawn from; the operator's own photographs, where there are any. */
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
  readonly saleGroups: readonly SaleGroup[]
}

/** A moment before arrival at which some terms change. */
export interface TermsMoment {
  readonly daysBefore: number
  readonly time: ClockTime
  readonly zone: Zone
}

/** What occurs among its hotels, gathered while they are built; nothing is ever taken out. */
export type SharedFacts = {
  readonly zones: Set<Zone>
  readonly moments: Map<string, TermsMoment>
  /** What decides who fits, in the order of their positions. */
  readonly capacities: Map<string, Capacity>
}

export const noSharedFacts = (): SharedFacts => ({
  zones: new Set(),
  moments: new Map(),
  capacities: new Map(),
})

/** Price and free rooms of night n (counted from `base`) of a calendar stand at `n * columns + column`. */
export interface NightArrays {
  readonly base: Day
  readonly columns: number
  /** Minor units of the hotel's currency; 0 is a night without a price. */
  readonly prices: Int32Array | Float64Array
  readonly free: Uint8Array
}

/** The open hotels of one city, as they were at a snapshot of the database and have been kept since. */
export interface Shard extends NightArrays {
  readonly city: number
  /** Another number after every change, in this process never given twice. */
  version: number
  /** What the database had committed when it was read. */
  readonly snapshot: string
  /** In the order of their ids. */
  readonly hotels: ShardHotel[]
  readonly products: number
  readonly shared: SharedFacts
}

/** Where the first night of a stay stands; the next night is `columns` further. */
export const cellOf = ({ base, columns }: NightArrays, column: number, day: Day): number =>
  (day - base) * columns + column

export const hotelIn = ({ hotels }: Shard, id: number): ShardHotel | null =>
  hotels.find((hotel) => hotel.id === id) ?? null
