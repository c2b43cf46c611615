import { policyOf } from '#domain/cancellation.ts'
import type { Product } from '#domain/product.ts'
import { productOf } from '#domain/product.ts'
import type { Restriction } from '#domain/restrictions.ts'
import type { OwnImages } from '../media/pictures-of.ts'
import { type Alike, kept, numberOf } from './alike.ts'
import type { ShardHotel, ShardPlan, ShardRoom } from './shard.ts'
import type { HotelRow, PlanRow, RestrictionRow, RoomRow } from './shard-store.ts'

/** A hotel as a shard holds it; plan and terms stand beside each product. */
export type BuiltHotel = {
  readonly hotel: ShardHotel
  readonly rooms: readonly ShardRoom[]
  readonly products: readonly Product[]
  readonly plans: readonly ShardPlan[]
  readonly terms: readonly number[]
}

type Position = { readonly firstRoom: number; readonly firstProduct: number }

export function buildHotel(
  alike: Alike,
  row: HotelRow,
  images: OwnImages,
  { firstRoom, firstProduct }: Position,
): BuiltHotel {
  const rooms = (row.rooms ?? []).map((room) => roomFrom(alike, room))
  const sold = productsOf(alike, row, rooms, firstRoom)
  const hotel: ShardHotel = {
    id: row.id,
    stars: row.stars,
    score: row.score,
    reviews: row.reviews,
    district: row.district,
    lat: row.lat,
    lon: row.lon,
    currency: row.currency,
    zone: numberOf(alike.zones, row.zone, () => row.zone),
    amenities: kept(alike.amenities, row.amenities.join(), () => row.amenities),
    name: { en: row.nameEn, zh: row.nameZh },
    address: { en: row.addressEn, zh: row.addressZh },
    checkIn: row.checkIn,
    drawn: { seed: row.seed, setting: row.setting, region: row.region },
    pictures: (row.rooms ?? []).map(({ picture }) => picture),
    images,
    firstRoom,
    rooms: rooms.length,
    firstProduct,
    products: sold.length,
  }
  return {
    hotel,
    rooms,
    products: sold.map(({ product }) => product),
    plans: sold.map(({ plan }) => plan),
    terms: sold.map(({ terms }) => terms),
  }
}

/** Every room by every plan that sells it, in the hotel's own order. */
function productsOf(alike: Alike, row: HotelRow, rooms: readonly ShardRoom[], firstRoom: number) {
  const plans = (row.plans ?? []).map((given) => ({ plan: planFrom(alike, given), only: given.roomTypes }))
  const charges = kept(alike.charges, row.charges ?? '[]', () => JSON.parse(row.charges ?? '[]'))
  const restrictionsFor = restrictionsOf(row.restrictions ?? [])
  return rooms.flatMap((room, at) =>
    plans
      .filter(({ only }) => only === null || only.includes(room.id))
      .map(({ plan }) => ({
        plan,
        terms: termsOf(alike, plan, row.zone),
        product: productOf({
          column: firstRoom + at,
          room,
          plan,
          charges,
          restrictions: restrictionsFor(room.id, plan.id),
        }),
      })),
  )
}

function roomFrom({ bedSets }: Alike, row: RoomRow): ShardRoom {
  const kinds = [...new Set(row.beds.map(({ kind }) => kind))]
  return {
    id: row.id,
    name: { en: row.nameEn, zh: row.nameZh },
    includedAdults: row.includedAdults,
    maxAdults: row.maxAdults,
    maxGuests: row.maxGuests,
    units: row.units,
    bedSet: numberOf(bedSets, kinds.join(), () => kinds),
  }
}

function planFrom({ policies }: Alike, row: PlanRow): ShardPlan {
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
    cancellation: kept(policies, row.cancellation, () => JSON.parse(row.cancellation)),
  }
}

function termsOf({ terms }: Alike, plan: ShardPlan, zone: string): number {
  const policy = policyOf(plan)
  return numberOf(terms, `${zone} ${JSON.stringify(policy)}`, () => ({ policy, zone }))
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
