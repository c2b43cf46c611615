import type { Currency } from '#domain/currency.ts'
import type { Bilingual } from '#domain/locale.ts'
import type { Day } from '#domain/plain-date.ts'
import type { Restricted } from '#domain/restrictions.ts'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#domain/stay.ts'
import type { ClockTime } from '#domain/zone-time.ts'
import type { OwnImages } from '../media/pictures-of.ts'
import type { Alike } from './alike.ts'
import type { CardShelf } from './card-texts.ts'

/** A shard is used for so many days before it is loaded anew: it holds as many nights more than anyone may ask for. */
export const SHARD_DAYS = 7
/** Zones lie up to a day on either side of UTC. */
const ZONES = 2
export const SHARD_NIGHTS = MAX_DAYS_AHEAD + MAX_NIGHTS + SHARD_DAYS + ZONES

/** More free rooms than these are the same to everybody: nobody asks for more, and only the last few are told. */
export const MOST_FREE = 255

/** What a list entry needs to know of a hotel; its rooms and products are ranges of the shard's tables. */
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
  /** See `amenities.ts`. */
  readonly amenityBits: number
  readonly otherAmenities: readonly string[]
  readonly name: Bilingual
  readonly address: Bilingual
  readonly checkIn: ClockTime
  /** What its pictures are drawn from; the operator's own photographs, where there are any. */
  readonly seed: number
  readonly setting: string
  readonly region: string
  readonly images: OwnImages
  readonly firstRoom: number
  readonly rooms: number
  readonly firstPlan: number
  readonly plans: number
  readonly firstProduct: number
  readonly products: number
  readonly firstTerms: number
  readonly terms: number
  readonly firstBid: number
  readonly bids: number
}

// There are millions of rooms, plans and products: as objects they would take more memory than their prices, and the
// engine would walk over all of them again and again. So each is a row of numbers; what many have alike has a number
// in `alike`.

/** By hotel: what is looked at in every search, side by side. */
export interface HouseTable {
  readonly firstProducts: Uint32Array
  readonly products: Uint32Array
  readonly firstRooms: Uint32Array
  readonly rooms: Uint16Array
  readonly firstTerms: Uint32Array
  /** What may be its cheapest, where bids tell it; otherwise none, and its products are looked at one by one. */
  readonly firstBids: Uint32Array
  readonly bids: Uint16Array
  /** How many of them are for guests who come together; they stand first. */
  readonly bidsTogether: Uint16Array
  /** Numbers of its zone and its currency. */
  readonly zones: Uint16Array
  readonly currencies: Uint16Array
  readonly stars: Uint8Array
  /** In tenths; -1 without reviews. */
  readonly scores: Int16Array
  readonly reviews: Uint32Array
  /** -1 for none. */
  readonly districts: Float64Array
  readonly amenityBits: Int32Array
}

/** By column: a room type is a column of the arrays. */
export interface RoomTable {
  readonly ids: Float64Array
  readonly units: Uint32Array
  /** Numbers of its name and of its kind: what it holds and who fits. */
  readonly names: Uint32Array
  readonly kinds: Uint32Array
  /** Where the hotel has bids: how far before it the first room of its group stands, and the number of its capacity. */
  readonly backs: Uint8Array
  readonly capacities: Uint32Array
}

/** By plan. */
export interface PlanTable {
  readonly ids: Float64Array
  readonly percent: Uint32Array
  readonly singleUse: Uint32Array
  readonly extraAdult: Float64Array
  readonly boardPrice: Float64Array
  /** Numbers of its name, of its kind (board, payment, cancellation), of its ages of children, of the hotel's charges. */
  readonly names: Uint32Array
  readonly kinds: Uint32Array
  readonly bands: Uint32Array
  readonly charges: Uint32Array
}

/** By product, a room by a plan: room by room, plan by plan, in the hotel's own order. */
export interface ProductTable {
  readonly columns: Uint32Array
  readonly plans: Uint32Array
  /** Number of what its price is made of. */
  readonly priceTerms: Uint32Array
  /** Numbers of its class, its capacity and its rules. */
  readonly classes: Uint32Array
  readonly capacities: Uint32Array
  readonly rules: Uint32Array
}

/** Hotels as a search of their city alone has them: see `entries.ts`. */
export type HotelsAround = {
  /** All of them the first and only part. */
  readonly part: Uint16Array
  readonly hotel: Uint32Array
  readonly metres: Uint32Array
  readonly standings: Float64Array
}

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
  /** Room types, and a few more where they do not make fours. */
  readonly columns: number
  /** Minor units of the hotel's currency; 0 is a night without a price, which has no free rooms either. */
  readonly prices: Int32Array | Float64Array
  readonly free: Uint8Array
  /** In the order of their ids. */
  readonly hotels: ShardHotel[]
  readonly houses: HouseTable
  readonly rooms: RoomTable
  readonly plans: PlanTable
  readonly products: ProductTable
  /** What may be the cheapest of each hotel, row after row: see `bids.ts`. */
  readonly bids: Int32Array
  /** What children pay at each hotel, row after row: see `families.ts`. */
  readonly families: Int32Array
  /** What prices are made of, row after row; one for the rooms of a hotel that are sold alike: see `price-terms.ts`. */
  readonly priceTerms: Float64Array
  readonly alike: Alike
  /** By place: its hotels here and how far away they are; kept when it was first asked for. */
  readonly around: Map<number, HotelsAround>
  readonly cards: CardShelf
  /** The larger, the later somebody asked for it. */
  used: number
}

/** Where the numbers of a night of a product begin; the next night stands `columns` further. */
export function cellOf({ base, columns, products }: Shard, product: number, day: Day): number {
  return (day - base) * columns + products.columns[product]!
}

/** What says whether a product can be sold. */
export const restrictedAt = ({ products, plans, rooms, alike }: Shard, product: number): Restricted => ({
  room: alike.roomKinds[rooms.kinds[products.columns[product]!]!]!,
  plan: { children: alike.bands[plans.bands[products.plans[product]!]!]! },
  restrictions: alike.rules[products.rules[product]!]!,
})

/** Where a hotel stands in its shard, which is in the order of the ids; -1 where it is not there. */
export function placeOf({ hotels }: Shard, id: number): number {
  let low = 0
  let high = hotels.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = hotels[middle]!.id
    if (found === id) return middle
    if (found < id) low = middle + 1
    else high = middle - 1
  }
  return -1
}
