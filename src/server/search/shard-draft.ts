import type { Day } from '#domain/plain-date.ts'
import type { OwnImages } from '../media/pictures-of.ts'
import { nothingAlike, numberingOf } from './alike.ts'
import { type BuiltHotel, buildHotel } from './build-hotel.ts'
import { putFree, putPrices } from './night-arrays.ts'
import { TERMS_WIDTH } from './price-terms.ts'
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
  let next = { firstRoom: 0, firstPlan: 0, firstProduct: 0, firstTerms: 0 }
  return {
    add: (row, images, nights) => {
      const one = buildHotel(numbers, row, images, next)
      built.push(one)
      next = {
        firstRoom: next.firstRoom + one.rooms.length,
        firstPlan: next.firstPlan + one.plans.length,
        firstProduct: next.firstProduct + one.products.length,
        firstTerms: next.firstTerms + one.priceTerms.length,
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
      priceTerms: joined(built.flatMap(({ priceTerms }) => priceTerms)),
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
      firstProducts: columnOf(Uint32Array, houses, ({ firstProducts }) => firstProducts),
      products: columnOf(Uint32Array, houses, ({ products: count }) => count),
      gridPlans: columnOf(Uint16Array, houses, ({ gridPlans }) => gridPlans),
      zones: columnOf(Uint16Array, houses, ({ zones }) => zones),
      currencies: columnOf(Uint16Array, houses, ({ currencies }) => currencies),
      stars: columnOf(Uint8Array, houses, ({ stars }) => stars),
      scores: columnOf(Int16Array, houses, ({ scores }) => scores),
      reviews: columnOf(Uint32Array, houses, ({ reviews }) => reviews),
      districts: columnOf(Float64Array, houses, ({ districts }) => districts),
      amenityBits: columnOf(Int32Array, houses, ({ amenityBits }) => amenityBits),
    },
    rooms: {
      ids: columnOf(Float64Array, rooms, ({ ids }) => ids),
      units: columnOf(Uint32Array, rooms, ({ units }) => units),
      names: columnOf(Uint32Array, rooms, ({ names }) => names),
      kinds: columnOf(Uint32Array, rooms, ({ kinds }) => kinds),
    },
    plans: {
      ids: columnOf(Float64Array, plans, ({ ids }) => ids),
      percent: columnOf(Uint32Array, plans, ({ percent }) => percent),
      singleUse: columnOf(Uint32Array, plans, ({ singleUse }) => singleUse),
      extraAdult: columnOf(Float64Array, plans, ({ extraAdult }) => extraAdult),
      boardPrice: columnOf(Float64Array, plans, ({ boardPrice }) => boardPrice),
      names: columnOf(Uint32Array, plans, ({ names }) => names),
      kinds: columnOf(Uint32Array, plans, ({ kinds }) => kinds),
      charges: columnOf(Uint32Array, plans, ({ charges }) => charges),
    },
    products: {
      columns: columnOf(Uint32Array, products, ({ columns }) => columns),
      plans: columnOf(Uint32Array, products, ({ plans: plan }) => plan),
      priceTerms: columnOf(Uint32Array, products, ({ priceTerms }) => priceTerms),
      classes: columnOf(Uint32Array, products, ({ classes }) => classes),
      capacities: columnOf(Uint32Array, products, ({ capacities }) => capacities),
      rules: columnOf(Uint32Array, products, ({ rules }) => rules),
      likes: columnOf(Uint32Array, products, ({ likes }) => likes),
      beatenAlone: columnOf(Uint32Array, products, ({ beatenAlone }) => beatenAlone),
      beaten: columnOf(Uint32Array, products, ({ beaten }) => beaten),
    },
  }
}

type Numbers<Column> = new (length: number) => Column

/** One column of a table; a city has tens of thousands of rows, and others wait meanwhile. */
function columnOf<Row, Column extends { [at: number]: number }>(
  Of: Numbers<Column>,
  rows: readonly Row[],
  pick: (row: Row) => number,
): Column {
  const column = new Of(rows.length)
  for (let at = 0; at < rows.length; at++) (column as { [at: number]: number })[at] = pick(rows[at]!)
  return column
}

function joined(rows: readonly (readonly number[])[]): Float64Array {
  const all = new Float64Array(rows.length * TERMS_WIDTH)
  for (let at = 0; at < rows.length; at++) all.set(rows[at]!, at * TERMS_WIDTH)
  return all
}
