import { policyOf } from '#domain/cancellation.ts'
import { isPaidLater } from '#domain/payment-types.ts'
import { productOf } from '#domain/product.ts'
import type { OwnImages } from '../media/pictures-of.ts'
import { type Alike, amenitySetOf, kept, numberOf } from './alike.ts'
import type { ShardHotel, ShardPlan, ShardProduct, ShardRoom } from './shard.ts'
import type { HotelRow, PlanRow, RestrictionRow, RoomRow } from './shard-store.ts'

/** A hotel as a shard holds it. */
export type BuiltHotel = {
  readonly hotel: ShardHotel
  readonly rooms: readonly ShardRoom[]
  readonly products: readonly ShardProduct[]
  readonly beside: BesideProducts
}

/** Numbers that stand beside the products: what a shard has of them. */
export type BesideProducts = Readonly<
  Record<'classes' | 'capacities' | 'rules' | 'columnOf' | 'likeOf', readonly number[]>
>

type Position = { readonly firstRoom: number; readonly firstProduct: number }

export function buildHotel(
  alike: Alike,
  row: HotelRow,
  images: OwnImages,
  { firstRoom, firstProduct }: Position,
): BuiltHotel {
  const rooms = (row.rooms ?? []).map((room) => roomFrom(alike, room))
  const rulesFor = rulesOf(alike, row.restrictions ?? [])
  const products = productsOf(alike, row, rooms, firstRoom, rulesFor)
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
    amenities: amenitySetOf(alike, row.amenities),
    name: { en: row.nameEn, zh: row.nameZh },
    address: { en: row.addressEn, zh: row.addressZh },
    checkIn: row.checkIn,
    drawn: { seed: row.seed, setting: row.setting, region: row.region },
    pictures: (row.rooms ?? []).map(({ picture }) => picture),
    images,
    firstRoom,
    rooms: rooms.length,
    firstProduct,
    products: products.length,
  }
  return {
    hotel,
    rooms,
    products,
    beside: {
      classes: products.map((product) => classOf(alike, product, row.zone)),
      capacities: products.map((product) => capacityOf(alike, product)),
      rules: products.map(({ room, plan }) => rulesFor(room.id, plan.id)),
      columnOf: products.map(({ column }) => column),
      likeOf: products.map(
        (product) => firstProduct + products.findIndex((other) => isAlike(other, product)),
      ),
    },
  }
}

/** They cost the same where their rooms do, and are sold on the same days. */
const isAlike = (a: ShardProduct, b: ShardProduct): boolean =>
  a.plan === b.plan && a.includedAdults === b.includedAdults && a.restrictions === b.restrictions

/** Every room by every plan that sells it, in the hotel's own order. */
function productsOf(
  alike: Alike,
  row: HotelRow,
  rooms: readonly ShardRoom[],
  firstRoom: number,
  rulesFor: (room: number, plan: number) => number,
): ShardProduct[] {
  const plans = (row.plans ?? []).map((given) => ({ plan: planFrom(alike, given), only: given.roomTypes }))
  const charges = kept(alike.charges, row.charges ?? '[]', () => JSON.parse(row.charges ?? '[]'))
  return rooms.flatMap((room, at) =>
    plans
      .filter(({ only }) => only === null || only.includes(room.id))
      .map(({ plan }) => {
        const restrictions = alike.rules.items[rulesFor(room.id, plan.id)]!
        // The very room and plan that it was given.
        return productOf({ column: firstRoom + at, room, plan, charges, restrictions }) as ShardProduct
      }),
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

function classOf(alike: Alike, { plan, room: { bedSet } }: ShardProduct, zone: string): number {
  const terms = termsOf(alike, plan, zone)
  const { board } = plan
  const paidLater = isPaidLater(plan.payment)
  return numberOf(alike.classes, `${board} ${bedSet} ${paidLater} ${terms}`, () => ({
    board,
    bedSet,
    isPaidLater: paidLater,
    terms,
  }))
}

function capacityOf({ capacities }: Alike, { room, plan }: ShardProduct): number {
  const key = `${room.maxAdults} ${room.maxGuests} ${plan.children.map(({ toAge }) => toAge).join()}`
  return numberOf(capacities, key, () => ({ room, plan }))
}

function termsOf(alike: Alike, plan: ShardPlan, zone: string): number {
  const policy = policyOf(plan)
  return numberOf(alike.terms, `${zone} ${JSON.stringify(policy)}`, () => {
    for (const { from } of policy.steps) {
      if (from) numberOf(alike.moments, `${zone} ${from.daysBefore} ${from.time}`, () => ({ ...from, zone }))
    }
    return { policy, zone }
  })
}

/** Number of the restrictions of a room by a plan: the house's, the room's, the plan's, and those of just this pair. */
function rulesOf({ rules }: Alike, rows: readonly RestrictionRow[]) {
  return (room: number, plan: number): number => {
    const which = rows
      .filter((row) => (row.room === null || row.room === room) && (row.plan === null || row.plan === plan))
      .map(({ kind, from, to, weekdays, value }) => ({ kind, from, to, weekdays, value }))
    return numberOf(rules, JSON.stringify(which), () => which)
  }
}
