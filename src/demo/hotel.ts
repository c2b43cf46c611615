import type { Charge } from '#domain/price/charges.ts'
import type { Bilingual } from '#domain/text/locale.ts'
import type { Region } from '#drawings/subject.ts'
import type { City } from '#gazetteer/city.ts'
import type { Spot } from '#gazetteer/spot.ts'
import type { HotelKind, Setting } from './kinds.ts'
import type { HotelPolicies } from './policies.ts'
import type { HotelPlan } from './rates/rate-plans.ts'
import type { HotelRestriction } from './rates/restrictions.ts'
import type { HotelRoom } from './rooms.ts'
import type { ReviewSums } from './samples/review-marks.ts'
import type { Near } from './texts/text-facts.ts'
import type { Water } from './water.ts'

/** A nearby point as listed on a page. */
export type Nearby = Near & { readonly kind: 'airport' | 'station' | 'landmark' | 'district' }

/** A hotel of the demonstration: everything derived from the seed, its city and its index there. */
export type DemoHotel = Readonly<{
  id: number
  seed: number
  city: City
  district: Spot | null
  kind: HotelKind
  setting: Setting
  region: Region
  stars: number
  name: Bilingual
  address: Bilingual
  description: Bilingual
  lat: number
  lon: number
  currency: string
  /** Calendars store prices in multiples of this many minor units. */
  priceUnit: number
  centreMetres: number
  water: Water | null
  nearby: readonly Nearby[]
  roomCount: number
  floors: number
  opened: number
  renovated: number | null
  amenities: readonly string[]
  policies: HotelPolicies
  reviewCount: number
  reviews: ReviewSums
  rooms: readonly (HotelRoom & { readonly id: number; readonly calendar: Int32Array })[]
  plans: readonly (HotelPlan & { readonly id: number })[]
  charges: readonly Charge[]
  restrictions: readonly HotelRestriction[]
}>

/** Upper bound of a city's hotel index, so that an id encodes the city and the index. */
const hotelsPerCity = 10_000
export const demoHotelId = (city: number, index: number) => city * hotelsPerCity + index + 1
export const demoRoomId = (hotel: number, room: number) => hotel * 100 + room + 1
export const demoPlanId = (hotel: number, plan: number) => hotel * 100 + plan + 1
