import { policyOf } from '#domain/cancellation.ts'
import { type PriceTerms, priceTermsOf } from '#domain/product.ts'
import type { OwnImages } from '../media/pictures-of.ts'
import { type Alike, type Numbering, sharedText } from './alike.ts'
import { amenitySetOf } from './amenities.ts'
import { bidsOf, countTogether } from './bids.ts'
import { rowOfFamilies } from './families.ts'
import { rowOfTerms } from './price-terms.ts'
import type { HouseTable, PlanTable, ProductTable, RoomTable, ShardHotel } from './shard.ts'
import type { HotelRow, PlanRow, RestrictionRow, RoomRow } from './shard-store.ts'

export type Row<Table> = { readonly [Column in keyof Table]: number }
/** A hotel as a shard holds it: itself, and its rows in the tables. */
export type BuiltHotel = {
  readonly hotel: ShardHotel
  readonly house: Row<HouseTable>
  readonly rooms: readonly Row<RoomTable>[]
  readonly plans: readonly Row<PlanTable>[]
  readonly products: readonly Row<ProductTable>[]
  /** Rows of what prices are made of, and of what may be the cheapest. */
  readonly priceTerms: readonly (readonly number[])[]
  readonly bids: readonly (readonly number[])[]
  /** Its one row of what children pay. */
  readonly families: readonly number[]
}

/** Where its rows begin. */
export type Position = Pick<
  ShardHotel,
  'firstRoom' | 'firstPlan' | 'firstProduct' | 'firstTerms' | 'firstBid'
>

type Numbers = { readonly alike: Alike; readonly numberOf: Numbering }

export function buildHotel(numbers: Numbers, row: HotelRow, images: OwnImages, at: Position): BuiltHotel {
  const { numberOf } = numbers
  const charges = numberOf('charges', JSON.parse(row.charges ?? '[]'))
  const rooms = (row.rooms ?? []).map((room) => roomRow(numberOf, room))
  const plans = (row.plans ?? []).map((plan) => planRow(numberOf, plan, charges))
  const termsOf = priceTermsFor(numbers, { rooms, plans })
  const products = productRows(numbers, row, { rooms, plans }, at, termsOf.number)
  const { bids, backs } = bidsFor(numbers, products, { rooms, plans, terms: termsOf }, at)
  numberOf('moments', { daysBefore: 0, time: row.checkIn, zone: row.zone })
  const hotel: ShardHotel = {
    id: row.id,
    stars: row.stars,
    score: row.score,
    reviews: row.reviews,
    district: row.district,
    lat: row.lat,
    lon: row.lon,
    currency: sharedText(row.currency),
    zone: numberOf('zones', row.zone),
    ...amenitySetOf(row.amenities),
    name: { en: row.nameEn, zh: row.nameZh },
    address: { en: row.addressEn, zh: row.addressZh },
    checkIn: sharedText(row.checkIn),
    seed: row.seed,
    setting: sharedText(row.setting),
    region: sharedText(row.region),
    images,
    ...at,
    rooms: rooms.length,
    plans: plans.length,
    products: products.length,
    terms: termsOf.all.length,
    bids: bids.length,
  }
  const house = {
    firstProducts: at.firstProduct,
    products: products.length,
    firstRooms: at.firstRoom,
    rooms: rooms.length,
    firstTerms: at.firstTerms,
    firstBids: at.firstBid,
    bids: bids.length,
    bidsTogether: countTogether(bids),
    zones: hotel.zone,
    currencies: numberOf('currencies', row.currency),
    stars: row.stars,
    scores: row.score ?? -1,
    reviews: row.reviews,
    districts: row.district ?? -1,
    amenityBits: hotel.amenityBits,
  }
  return {
    hotel,
    house,
    rooms: rooms.map((room, r) => ({
      ...room,
      backs: backs[r] ?? 0,
      capacities: backs.length > 0 ? products[r * plans.length]!.capacities : 0,
    })),
    plans,
    products,
    bids,
    priceTerms: termsOf.rows,
    families: rowOfFamilies(termsOf.all),
  }
}

/** What the products' prices are made of; plans have one for all rooms that include as many adults. */
function priceTermsFor({ alike, numberOf }: Numbers, { rooms, plans }: Parts) {
  const all: PriceTerms[] = []
  const rows: (readonly number[])[] = []
  const known = new Map<string, number>()
  const number = (r: number, p: number): number => {
    const room = alike.roomKinds[rooms[r]!.kinds]!
    const key = `${p} ${room.includedAdults}`
    const found = known.get(key)
    if (found !== undefined) return found
    const { kinds, bands, charges, percent, singleUse, extraAdult, boardPrice } = plans[p]!
    const children = alike.bands[bands]!
    const plan = { ...alike.planKinds[kinds]!, children, percent, singleUse, extraAdult, boardPrice }
    const terms = priceTermsOf({ room, plan, charges: alike.charges[charges]! })
    const particular = numberOf('particular', terms.particularCharges)
    known.set(key, all.length)
    rows.push(rowOfTerms(terms, { bands, particular }))
    return all.push(terms) - 1
  }
  return { all, rows, number }
}

/** Its bids and the groups of its rooms; none where they cannot tell what is cheapest. */
function bidsFor(
  { alike }: Numbers,
  products: readonly Row<ProductTable>[],
  { rooms, plans, terms }: Parts & { readonly terms: Pick<ReturnType<typeof priceTermsFor>, 'all'> },
  { firstTerms }: Position,
) {
  const sold = {
    products,
    terms: products.map(({ priceTerms }) => terms.all[priceTerms - firstTerms]!),
    rooms: rooms.length,
    plans: plans.length,
  }
  return bidsOf(sold, alike, firstTerms) ?? { bids: [], backs: [] }
}

function roomRow(numberOf: Numbering, room: RoomRow): RoomFacts {
  const { id, units, nameEn, nameZh, picture, includedAdults, maxAdults, maxGuests } = room
  const bedSet = numberOf('bedSets', [...new Set(room.beds.map(({ kind }) => kind))])
  return {
    ids: id,
    units,
    names: numberOf('names', { en: nameEn, zh: nameZh }),
    kinds: numberOf('roomKinds', { includedAdults, maxAdults, maxGuests, bedSet, picture }),
  }
}

function planRow(numberOf: Numbering, plan: PlanRow, charges: number): Row<PlanTable> {
  const { id, percent, singleUse, extraAdult, boardPrice, board, payment, children } = plan
  const cancellation = JSON.parse(plan.cancellation)
  return {
    ids: id,
    percent,
    singleUse,
    extraAdult,
    boardPrice,
    names: numberOf('names', { en: plan.nameEn, zh: plan.nameZh }),
    kinds: numberOf('planKinds', { board, payment, cancellation }),
    bands: numberOf('bands', children),
    charges,
  }
}

type RoomFacts = Omit<Row<RoomTable>, 'backs' | 'capacities'>
type Parts = { readonly rooms: readonly RoomFacts[]; readonly plans: readonly Row<PlanTable>[] }

/** Every room by every plan that sells it. */
function productRows(
  { alike, numberOf }: Numbers,
  row: HotelRow,
  { rooms, plans }: Parts,
  { firstRoom, firstPlan, firstTerms }: Position,
  termsOf: (room: number, plan: number) => number,
): Row<ProductTable>[] {
  const rulesOf = rulesFor(numberOf, row.restrictions ?? [])
  const products: Row<ProductTable>[] = []
  for (const [r, room] of rooms.entries()) {
    for (const [p, plan] of plans.entries()) {
      const only = row.plans![p]!.roomTypes
      if (only && !only.includes(room.ids)) continue
      products.push({
        columns: firstRoom + r,
        plans: firstPlan + p,
        priceTerms: firstTerms + termsOf(r, p),
        classes: classOf({ alike, numberOf }, room.kinds, plan.kinds, row.zone),
        capacities: capacityOf({ alike, numberOf }, room.kinds, plan.bands),
        rules: rulesOf(room.ids, plan.ids),
      })
    }
  }
  return products
}

function classOf({ alike, numberOf }: Numbers, roomKind: number, planKind: number, zone: string): number {
  const { bedSet } = alike.roomKinds[roomKind]!
  const plan = alike.planKinds[planKind]!
  const policy = policyOf(plan)
  for (const { from } of policy.steps) if (from) numberOf('moments', { ...from, zone })
  const terms = numberOf('terms', { policy, zone })
  return numberOf('classes', { board: plan.board, bedSet, payment: plan.payment.type, terms })
}

function capacityOf({ alike, numberOf }: Numbers, roomKind: number, bands: number): number {
  const { includedAdults, maxAdults, maxGuests } = alike.roomKinds[roomKind]!
  const children = alike.bands[bands]!.map(({ toAge }) => ({ toAge, perNight: 0, board: 0 }))
  return numberOf('capacities', { room: { includedAdults, maxAdults, maxGuests }, children })
}

/** Number of the restrictions of a room by a plan: the house's, the room's, the plan's, and those of just this pair. */
function rulesFor(numberOf: Numbering, rows: readonly RestrictionRow[]) {
  return (room: number, plan: number): number =>
    numberOf(
      'rules',
      rows
        .filter((row) => (row.room === null || row.room === room) && (row.plan === null || row.plan === plan))
        .map(({ kind, from, to, weekdays, value }) => ({ kind, from, to, weekdays, value })),
    )
}
