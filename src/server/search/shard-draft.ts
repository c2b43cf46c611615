import type { Day } from '#domain/plain-date.ts'
import type { OwnImages } from '../media/pictures-of.ts'
import { nothingAlike, numberingOf } from './alike.ts'
import { type BuiltHotel, buildHotel } from './build-hotel.ts'
import { putFree, putPrices } from './night-arrays.ts'
import { SHARD_NIGHTS, type Shard } from './shard.ts'
import type { CalendarRow, HotelRow, NightsRow } from './shard-store.ts'

export type Wanted = {
  readonly city: number
  readonly base: Day
  readonly version: number
  readonly snapshot: string
  /** How many room types there will be. */
  readonly columns: number
  /** Whether prices may be beyond 32 bits. */
  readonly wide: boolean
}

/** What is known of the nights of some rooms. */
export type NightsRead = {
  readonly calendarOf: ReadonlyMap<number, CalendarRow>
  readonly nightsOf: ReadonlyMap<number, NightsRow>
}

/** A shard that is put together hotel by hotel, in the order of their ids. */
export type ShardDraft = {
  /** False where a price is beyond what fits. */
  readonly add: (row: HotelRow, images: OwnImages, nights: NightsRead) => boolean
  readonly finish: () => Shard
}

export function createDraft({ columns, wide, ...facts }: Wanted): ShardDraft {
  const alike = nothingAlike()
  const numbers = { alike, numberOf: numberingOf(alike) }
  const built: BuiltHotel[] = []
  const cells = SHARD_NIGHTS * columns
  const arrays = {
    base: facts.base,
    columns,
    prices: wide ? new Float64Array(cells) : new Int32Array(cells),
    free: new Uint8Array(cells),
  }
  let next = { firstRoom: 0, firstPlan: 0, firstProduct: 0 }
  return {
    add: (row, images, nights) => {
      const one = buildHotel(numbers, row, images, next)
      built.push(one)
      next = {
        firstRoom: next.firstRoom + one.rooms.length,
        firstPlan: next.firstPlan + one.plans.length,
        firstProduct: next.firstProduct + one.products.length,
      }
      return one.rooms.every(({ ids, units }, at) =>
        putNights(arrays, one.hotel.firstRoom + at, { id: ids, units }, nights),
      )
    },
    finish: () => ({
      ...facts,
      ...arrays,
      hotels: built.map(({ hotel }) => hotel),
      ...tablesOf(built),
      terms: built.flatMap(({ terms }) => terms),
      alike,
      around: new Map(),
    }),
  }
}

/** Puts prices and free rooms of a room type into its column; false where a price is beyond what fits. */
export function putNights(
  arrays: Pick<Shard, 'base' | 'columns' | 'prices' | 'free'>,
  column: number,
  { id, units }: { readonly id: number; readonly units: number },
  { calendarOf, nightsOf }: NightsRead,
): boolean {
  putFree(arrays, column, units, nightsOf.get(id) ?? null)
  return putPrices(arrays, column, calendarOf.get(id) ?? null)
}

function tablesOf(built: readonly BuiltHotel[]): Pick<Shard, 'houses' | 'rooms' | 'plans' | 'products'> {
  const houses = built.map((one) => one.house)
  const rooms = built.flatMap((one) => one.rooms)
  const plans = built.flatMap((one) => one.plans)
  const products = built.flatMap((one) => one.products)
  return {
    houses: {
      firstProducts: Uint32Array.from(houses, ({ firstProducts }) => firstProducts),
      products: Uint32Array.from(houses, ({ products: count }) => count),
      gridPlans: Uint16Array.from(houses, ({ gridPlans }) => gridPlans),
      zones: Uint16Array.from(houses, ({ zones }) => zones),
      currencies: Uint16Array.from(houses, ({ currencies }) => currencies),
      stars: Uint8Array.from(houses, ({ stars }) => stars),
      scores: Int16Array.from(houses, ({ scores }) => scores),
      reviews: Uint32Array.from(houses, ({ reviews }) => reviews),
      districts: Float64Array.from(houses, ({ districts }) => districts),
      amenityBits: Int32Array.from(houses, ({ amenityBits }) => amenityBits),
    },
    rooms: {
      ids: Float64Array.from(rooms, ({ ids }) => ids),
      units: Uint32Array.from(rooms, ({ units }) => units),
      names: Uint32Array.from(rooms, ({ names }) => names),
      kinds: Uint32Array.from(rooms, ({ kinds }) => kinds),
    },
    plans: {
      ids: Float64Array.from(plans, ({ ids }) => ids),
      percent: Uint32Array.from(plans, ({ percent }) => percent),
      singleUse: Uint32Array.from(plans, ({ singleUse }) => singleUse),
      extraAdult: Float64Array.from(plans, ({ extraAdult }) => extraAdult),
      boardPrice: Float64Array.from(plans, ({ boardPrice }) => boardPrice),
      names: Uint32Array.from(plans, ({ names }) => names),
      kinds: Uint32Array.from(plans, ({ kinds }) => kinds),
      charges: Uint32Array.from(plans, ({ charges }) => charges),
    },
    products: {
      columns: Uint32Array.from(products, ({ columns }) => columns),
      plans: Uint32Array.from(products, ({ plans: plan }) => plan),
      classes: Uint32Array.from(products, ({ classes }) => classes),
      capacities: Uint32Array.from(products, ({ capacities }) => capacities),
      rules: Uint32Array.from(products, ({ rules }) => rules),
      likes: Uint32Array.from(products, ({ likes }) => likes),
      beatenAlone: Uint32Array.from(products, ({ beatenAlone }) => beatenAlone),
      beaten: Uint32Array.from(products, ({ beaten }) => beaten),
    },
  }
}
