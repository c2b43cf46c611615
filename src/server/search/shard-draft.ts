import type { Day } from '#domain/plain-date.ts'
import type { OwnImages } from '../media/pictures-of.ts'
import { nothingAlike, numberingOf } from './alike.ts'
import { buildHotel } from './build-hotel.ts'
import { createShelf } from './card-texts.ts'
import { closeUnpriced, putFree, putPrices } from './night-arrays.ts'
import { SHARD_NIGHTS, type Shard, type ShardHotel } from './shard.ts'
import type { CalendarRow, HotelRow, NightsRow } from './shard-store.ts'
import { createTables } from './shard-tables.ts'

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

export function createDraft({ columns: rooms, wide, ...facts }: Wanted): ShardDraft {
  const alike = nothingAlike()
  const numbers = { alike, numberOf: numberingOf(alike) }
  const hotels: ShardHotel[] = []
  const tables = createTables()
  // They are added up in fours.
  const columns = Math.ceil(rooms / 4) * 4
  const cells = SHARD_NIGHTS * columns
  const arrays = {
    base: facts.base,
    columns,
    prices: wide ? new Float64Array(cells) : new Int32Array(cells),
    free: new Uint8Array(cells),
  }
  let next = { firstRoom: 0, firstPlan: 0, firstProduct: 0, firstTerms: 0, firstBid: 0 }
  return {
    add: (row, images, nights) => {
      const one = buildHotel(numbers, row, images, next)
      hotels.push(one.hotel)
      tables.add(one)
      next = {
        firstRoom: next.firstRoom + one.rooms.length,
        firstPlan: next.firstPlan + one.plans.length,
        firstProduct: next.firstProduct + one.products.length,
        firstTerms: next.firstTerms + one.priceTerms.length,
        firstBid: next.firstBid + one.bids.length,
      }
      return one.rooms.every(({ ids, units }, at) =>
        putNights(arrays, one.hotel.firstRoom + at, { id: ids, units }, nights),
      )
    },
    finish: () => ({
      ...facts,
      ...arrays,
      hotels,
      ...tables.finish(),
      alike,
      around: new Map(),
      cards: createShelf(hotels.length),
      used: 0,
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
  const fits = putPrices(arrays, column, calendarOf.get(id) ?? null)
  closeUnpriced(arrays, column)
  return fits
}
