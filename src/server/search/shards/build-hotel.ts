import { policyOf } from '#domain/price/cancellation.ts'
import type { Charge } from '#domain/price/charges.ts'
import { type PriceTerms, priceTermsOf } from '#domain/price/product.ts'
import { amenityNames } from '#words/hotels/hotel-facts.ts'
import { createLru } from '../../cache/lru.ts'
import type { OwnImages } from '../../media/pictures-of.ts'
import {
  indexOf,
  type ShardCalendar,
  type ShardHotel,
  type ShardPlan,
  type ShardProduct,
  type ShardRoom,
  type SharedFacts,
} from './shard.ts'
import type { HotelRow, PlanRow, RestrictionRow, RoomRow } from './store.ts'

/** Its indexes in the shard: the hotel and its first calendar. */
export type Position = { readonly position: number; readonly column: number }

/** A hotel in the form of a shard; facts shared with other hotels are added to `shared`. */
export function buildHotel(row: HotelRow, images: OwnImages, at: Position, shared: SharedFacts): ShardHotel {
  const charges = intern<readonly Charge[]>(JSON.parse(row.charges ?? '[]'))
  const rooms = (row.rooms ?? []).map(buildRoom)
  const calendars = buildCalendars(rooms, row.plans ?? [], at.column)
  const plans = (row.plans ?? []).map((plan) => buildPlan(plan, row.zone, shared))
  const products = buildProducts(row, { rooms, plans, calendars, charges }, shared)
  gatherFacts(shared, row, products)
  return {
    id: row.id,
    position: at.position,
    stars: row.stars,
    score: row.score,
    reviews: row.reviews,
    district: row.district,
    lat: row.lat,
    lon: row.lon,
    currency: intern(row.currency),
    zone: intern(row.zone),
    amenities: intern(inTableOrder(row.amenities)),
    name: { en: row.nameEn, zh: row.nameZh },
    address: { en: row.addressEn, zh: row.addressZh },
    checkIn: intern(row.checkIn),
    seed: row.seed,
    setting: intern(row.setting),
    region: intern(row.region),
    images,
    charges,
    rooms,
    calendars,
    plans,
    products,
  }
}

const ourAmenities: readonly string[] = Object.keys(amenityNames)

/** Our amenities in the order of the table, then the operator's own. */
const inTableOrder = (amenities: readonly string[]): readonly string[] => [
  ...ourAmenities.filter((id) => amenities.includes(id)),
  ...amenities.filter((id) => !ourAmenities.includes(id)),
]

function buildRoom(room: RoomRow): ShardRoom {
  const { id, units, nameEn, nameZh, picture, includedAdults, maxAdults, maxGuests } = room
  return {
    id,
    units,
    name: intern({ en: nameEn, zh: nameZh }),
    beds: intern([...new Set(room.beds.map(({ kind }) => kind))]),
    picture: intern(picture),
    includedAdults,
    maxAdults,
    maxGuests,
  }
}

/** The room type's own calendar, then those of plans with own prices or prices by a sum. */
function buildCalendars(
  rooms: readonly ShardRoom[],
  plans: readonly PlanRow[],
  first: number,
): ShardCalendar[] {
  const owned = rooms.flatMap((room) => {
    const owners = plans
      .filter((plan) => hasCalendar(plan) && sells(plan, room))
      .map(({ id, ownPrices, priceSum }) => ({ room, plan: id, sum: ownPrices ? null : priceSum }))
    return [{ room, plan: null, sum: null }, ...owners]
  })
  return owned.map((calendar, at) => ({ ...calendar, column: first + at }))
}

const hasCalendar = ({ ownPrices, priceSum }: PlanRow) => ownPrices || priceSum !== 0

const sells = ({ roomTypes }: PlanRow, { id }: ShardRoom) => roomTypes === null || roomTypes.includes(id)

function buildPlan(plan: PlanRow, zone: string, { policies }: SharedFacts): ShardPlan {
  const { id, percent, singleUse, extraAdult, board, boardPrice, children } = plan
  const payment = intern(plan.payment)
  const cancellation = intern(JSON.parse(plan.cancellation))
  const policy = intern(policyOf({ payment, cancellation }))
  return {
    id,
    percent,
    singleUse,
    extraAdult,
    board,
    boardPrice,
    children: intern(children),
    payment,
    cancellation,
    policy,
    policyIndex: indexOf(policies, `${zone} ${JSON.stringify(policy)}`, { zone, policy }),
  }
}

type Parts = Pick<ShardHotel, 'rooms' | 'plans' | 'calendars' | 'charges'>

/** Every room type by every rate plan that sells it. */
function buildProducts(
  row: HotelRow,
  { rooms, plans, calendars, charges }: Parts,
  shared: SharedFacts,
): ShardProduct[] {
  const termsOf = createTerms(charges)
  const products: ShardProduct[] = []
  for (const room of rooms) {
    for (const [p, plan] of plans.entries()) {
      const planRow = row.plans![p]!
      if (!sells(planRow, room)) continue
      const owner = hasCalendar(planRow) ? plan.id : null
      const restrictions = restrictionsOf(row.restrictions ?? [], room.id, plan.id)
      const key = `${row.zone} ${JSON.stringify(restrictions)}`
      products.push({
        index: products.length,
        room,
        plan,
        restrictions,
        restrictionsIndex: indexOf(shared.restrictions, key, { zone: row.zone, restrictions }),
        terms: termsOf(room, plan),
        capacity: capacityOf(room, plan, shared),
        column: calendars.find((calendar) => calendar.room === room && calendar.plan === owner)!.column,
      })
    }
  }
  // V8 leaves spare capacity in an array that grew; `slice` trims it.
  return products.slice()
}

/** Price terms, shared by all rooms of a plan that include the same number of adults. */
function createTerms(charges: readonly Charge[]) {
  const known = new Map<string, PriceTerms>()
  return (room: ShardRoom, plan: ShardPlan): PriceTerms => {
    const key = `${plan.id} ${room.includedAdults}`
    const terms = known.get(key) ?? priceTermsOf({ room, plan, charges })
    known.set(key, terms)
    return terms
  }
}

function capacityOf(room: ShardRoom, plan: ShardPlan, { capacities }: SharedFacts): number {
  const key = `${room.maxAdults} of ${room.maxGuests}, children to ${plan.children.map(({ toAge }) => toAge)}`
  return indexOf(capacities, key, { room, plan })
}

/** Restrictions of the hotel, the room, the plan, and of just this pair. */
const restrictionsOf = (rows: readonly RestrictionRow[], room: number, plan: number) =>
  intern(
    rows
      .filter((row) => (row.room === null || row.room === room) && (row.plan === null || row.plan === plan))
      .map(({ kind, from, to, weekdays, value }) => ({ kind, from, to, weekdays, value })),
  )

function gatherFacts(shared: SharedFacts, { zone, checkIn }: HotelRow, products: readonly ShardProduct[]) {
  const addMoment = (daysBefore: number, time: string) =>
    shared.moments.set(`${daysBefore} ${time} ${zone}`, { daysBefore, time, zone })
  shared.zones.add(zone)
  addMoment(0, checkIn)
  for (const { plan } of products) {
    for (const { from } of plan.policy.steps) if (from) addMoment(from.daysBefore, from.time)
  }
}

const MOST_INTERNED = 50_000
const interned = createLru<{ readonly item: unknown }>({ max: MOST_INTERNED })

/**
 * One object for all equal ones, as in string interning: thousands of hotels have the same policies, names and beds.
 */
function intern<Item>(item: Item): Item {
  const key = JSON.stringify(item)
  const known = interned.get(key)
  if (known) return known.item as Item
  interned.set(key, { item })
  return item
}
