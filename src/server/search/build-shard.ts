import type { CancellationPolicy } from '#domain/cancellation.ts'
import { policyOf } from '#domain/cancellation.ts'
import type { Charge } from '#domain/charges.ts'
import type { Day } from '#domain/plain-date.ts'
import type { Product } from '#domain/product.ts'
import { productOf } from '#domain/product.ts'
import type { Restriction } from '#domain/restrictions.ts'
import type { OwnImages } from '../media/pictures-of.ts'
import type { Shard, ShardHotel, ShardPlan, ShardRoom, ShardTerms } from './shard.ts'
import { SHARD_NIGHTS } from './shard.ts'
import type { HotelRow, PlanRow, RestrictionRow, RoomRow } from './shard-store.ts'

/** A shard that is being put together, hotel by hotel. What many hotels have alike is kept once. */
export type Draft = {
  readonly hotels: ShardHotel[]
  readonly rooms: ShardRoom[]
  readonly products: Product[]
  readonly plans: ShardPlan[]
  readonly terms: number[]
  readonly zones: string[]
  readonly termsOf: ShardTerms[]
  readonly bedSets: (readonly string[])[]
  readonly alike: Alike
}

type Alike = {
  readonly charges: Map<string, readonly Charge[]>
  readonly policies: Map<string, CancellationPolicy>
  readonly terms: Map<string, number>
  readonly bedSets: Map<string, number>
  readonly amenities: Map<string, readonly string[]>
}

export const newDraft = (): Draft => ({
  hotels: [],
  rooms: [],
  products: [],
  plans: [],
  terms: [],
  zones: [],
  termsOf: [],
  bedSets: [],
  alike: {
    charges: new Map(),
    policies: new Map(),
    terms: new Map(),
    bedSets: new Map(),
    amenities: new Map(),
  },
})

export function addHotel(draft: Draft, row: HotelRow, images: OwnImages) {
  const rooms = row.rooms ?? []
  const plans = (row.plans ?? []).map((plan) => planFrom(draft, plan))
  const charges = kept(draft.alike.charges, row.charges ?? '[]', (text) => JSON.parse(text))
  const firstRoom = draft.rooms.length
  const firstProduct = draft.products.length
  const restrictionsFor = restrictionsOf(row.restrictions ?? [])
  for (const room of rooms) draft.rooms.push(roomFrom(draft, room))
  for (const [at, room] of rooms.entries()) {
    for (const [of, plan] of plans.entries()) {
      const only = row.plans![of]!.roomTypes
      if (only && !only.includes(room.id)) continue
      draft.products.push(
        productOf({
          column: firstRoom + at,
          room: draft.rooms[firstRoom + at]!,
          plan,
          charges,
          restrictions: restrictionsFor(room.id, plan.id),
        }),
      )
      draft.plans.push(plan)
      draft.terms.push(termsAt(draft, plan, row.zone))
    }
  }
  draft.hotels.push({
    id: row.id,
    stars: row.stars,
    score: row.score,
    reviews: row.reviews,
    district: row.district,
    lat: row.lat,
    lon: row.lon,
    currency: row.currency,
    zone: placeIn(draft.zones, row.zone),
    amenities: kept(draft.alike.amenities, row.amenities.join(), () => row.amenities),
    name: { en: row.nameEn, zh: row.nameZh },
    address: { en: row.addressEn, zh: row.addressZh },
    checkIn: row.checkIn,
    drawn: { seed: row.seed, setting: row.setting, region: row.region },
    pictures: rooms.map(({ picture }) => picture),
    images,
    firstRoom,
    rooms: rooms.length,
    firstProduct,
    products: draft.products.length - firstProduct,
  })
}

function roomFrom({ bedSets, alike }: Draft, row: RoomRow): ShardRoom {
  const kinds = [...new Set(row.beds.map(({ kind }) => kind))]
  return {
    id: row.id,
    name: { en: row.nameEn, zh: row.nameZh },
    includedAdults: row.includedAdults,
    maxAdults: row.maxAdults,
    maxGuests: row.maxGuests,
    units: row.units,
    bedSet: kept(alike.bedSets, kinds.join(), () => bedSets.push(kinds) - 1),
  }
}

function planFrom({ alike }: Draft, row: PlanRow): ShardPlan {
  const { id, percent, singleUse, extraAdult, board, boardPrice, children, payment } = row
  return {
    id,
    name: { en: row.nameEn, zh: row.nameZh },
    percent,
    singleUse,
    extraAdult,
    board,
    boardPrice,
    children,
    payment,
    cancellation: kept(alike.policies, row.cancellation, (text) => JSON.parse(text)),
  }
}

function termsAt({ termsOf, alike }: Draft, plan: ShardPlan, zone: string): number {
  const policy = policyOf(plan)
  const key = `${zone} ${JSON.stringify(policy)}`
  return kept(alike.terms, key, () => termsOf.push({ policy, zone }) - 1)
}

/** The restrictions of a room by a plan: the house's, the room's, the plan's, and those of just this pair. */
function restrictionsOf(rows: readonly RestrictionRow[]) {
  const found = new Map<string, readonly Restriction[]>()
  const restrictions = rows.map(({ room: _, plan: __, ...restriction }) => restriction)
  return (room: number, plan: number): readonly Restriction[] => {
    const which = rows.flatMap((row, at) => {
      const holds = (row.room === null || row.room === room) && (row.plan === null || row.plan === plan)
      return holds ? [at] : []
    })
    return kept(found, which.join(), () => which.map((at) => restrictions[at]!))
  }
}

function kept<Key, Value>(held: Map<Key, Value>, key: Key, make: (key: Key) => Value): Value {
  const known = held.get(key)
  if (known !== undefined) return known
  const made = make(key)
  held.set(key, made)
  return made
}

function placeIn(list: string[], item: string): number {
  const at = list.indexOf(item)
  return at >= 0 ? at : list.push(item) - 1
}

type Arrays = Pick<Shard, 'city' | 'version' | 'snapshot' | 'base' | 'columns' | 'prices' | 'free'>

export function finishShard(draft: Draft, arrays: Arrays): Shard {
  const { hotels, rooms, products, plans, zones, termsOf, bedSets } = draft
  return {
    ...arrays,
    hotels,
    rooms,
    products,
    plans,
    terms: Uint16Array.from(draft.terms),
    zones,
    termsOf,
    bedSets,
    bytes: arrays.prices.byteLength + arrays.free.byteLength + bytesOfObjects(draft),
  }
}

// Measured on the demonstration catalogue.
const perHotel = 1_400
const perRoom = 220
const perProduct = 420

const bytesOfObjects = ({ hotels, rooms, products }: Draft) =>
  hotels.length * perHotel + rooms.length * perRoom + products.length * perProduct

export const newArrays = (columns: number, base: Day) => ({
  base,
  columns,
  prices: new Int32Array(SHARD_NIGHTS * columns),
  free: new Uint8Array(SHARD_NIGHTS * columns),
})
