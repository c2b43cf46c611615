import type { Currency } from '#domain/currency.ts'
import type { Bilingual } from '#domain/locale.ts'
import type { Day } from '#domain/plain-date.ts'
import type { Product, RatePlan, RoomType } from '#domain/product.ts'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#domain/stay.ts'
import type { ClockTime } from '#domain/zone-time.ts'
import type { OwnImages } from '../media/pictures-of.ts'
import type { Alike, AmenitySet } from './alike.ts'

/** A shard is used for so many days before it is loaded anew: it holds as many nights more than anyone may ask for. */
export const SHARD_DAYS = 7
/** Zones lie up to a day on either side of UTC. */
const ZONES = 2
export const SHARD_NIGHTS = MAX_DAYS_AHEAD + MAX_NIGHTS + SHARD_DAYS + ZONES

/** More free rooms than these are the same to everybody: nobody asks for more, and only the last few are told. */
export const MOST_FREE = 255

/** A room type; its place in `Shard.rooms` is its column in the arrays. */
export interface ShardRoom extends RoomType {
  readonly id: number
  readonly name: Bilingual
  readonly units: number
  /** Number of its set of beds. */
  readonly bedSet: number
}

export interface ShardPlan extends RatePlan {
  readonly id: number
  readonly name: Bilingual
}

/** A room by a plan. */
export interface ShardProduct extends Product {
  readonly room: ShardRoom
  readonly plan: ShardPlan
}

/** What a hotel's list entry and its price need; rooms and products are ranges of the shard's own lists. */
export interface ShardHotel {
  readonly id: number
  readonly stars: number
  /** In tenths; null without reviews. */
  readonly score: number | null
  readonly reviews: number
  readonly district: number | null
  readonly lat: number
  readonly lon: number
  readonly currency: Currency
  /** Number of its zone. */
  readonly zone: number
  readonly amenities: AmenitySet
  readonly name: Bilingual
  readonly address: Bilingual
  readonly checkIn: ClockTime
  /** What its pictures are drawn from; the operator's own photographs, where there are any. */
  readonly drawn: { readonly seed: number; readonly setting: string; readonly region: string }
  readonly pictures: readonly string[]
  readonly images: OwnImages
  readonly firstRoom: number
  readonly rooms: number
  readonly firstProduct: number
  readonly products: number
}

/** Places of hotels in their shard, in order, and their distances in metres. */
export type HotelsAround = { readonly hotels: Uint32Array; readonly metres: Uint32Array }

/**
 * The open hotels of one city, as they were at a snapshot of the database and have been kept since. Price and free
 * rooms of night n (counted from `base`) of a room type stand at `n * columns + column`.
 */
export interface Shard {
  readonly city: number
  /** Another number after every change, in this process never given twice. */
  version: number
  /** What the database had committed when it was read. */
  readonly snapshot: string
  readonly base: Day
  readonly columns: number
  /** Minor units of the hotel's currency; 0 is a night without a price. */
  readonly prices: Int32Array | Float64Array
  readonly free: Uint8Array
  /** In the order of their ids. */
  readonly hotels: ShardHotel[]
  readonly rooms: ShardRoom[]
  /** Room by room, plan by plan, in the hotel's own order. */
  readonly products: ShardProduct[]
  /** By product: the numbers of its class, its capacity and its rules, and its room's column. */
  readonly classes: Uint32Array
  readonly capacities: Uint32Array
  readonly rules: Uint32Array
  readonly columnOf: Uint32Array
  /**
   * By product: the first of its hotel that is sold on the same terms, dates and price included, and differs only by
   * the room. What holds for that one is found once.
   */
  readonly likeOf: Uint32Array
  readonly alike: Alike
  /** By place: its hotels here and how far away they are; kept when it was first asked for. */
  readonly around: Map<number, HotelsAround>
}

/** Where the numbers of that night of a product begin; the next night stands `columns` further. */
export function cellOf({ base, columns }: Shard, product: Product, day: Day): number {
  return (day - base) * columns + product.column
}
