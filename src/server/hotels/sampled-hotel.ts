import { ok, refuse } from '#domain/result.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { metresBetween } from '#gazetteer/ground.ts'
import type { Db } from '../db/database.ts'
import type { SampleFacts } from '../demo-loader/sampled-reviews.ts'
import type { Catalogue } from '../inventory/open-catalogue.ts'
import type { Places } from '../places/open-places.ts'
import type { HotelAround } from './around-hotel.ts'
import { aroundHotel } from './around-hotel.ts'
import { findHotel, type HotelRow } from './find-hotel.ts'

export type Sampling = { db: Db; places: Places; catalogue: Catalogue }

export type SampledHotel = {
  readonly hotel: HotelRow
  /** Facts for sample reviews and questions; null if a hotel has none. */
  readonly facts: SampleFacts | null
  readonly madeOn: PlainDate | null
}

/** A hotel with the facts for its sample reviews and questions. */
export async function sampledHotel({ db, places, catalogue }: Sampling, id: string) {
  const hotel = await findHotel(db, id)
  if (!hotel) return refuse('not_found')
  if (hotel.state === 'closed') return refuse('hotel_closed')
  const [around, { madeOn }] = await Promise.all([aroundHotel(places, hotel), catalogue()])
  const facts = around && hotel.sampleReviews > 0 ? sampleFactsOf(hotel, around) : null
  return ok<SampledHotel>({ hotel, facts, madeOn })
}

const chineseSpeaking = ['CN', 'TW', 'HK', 'MO']

export function sampleFactsOf(hotel: HotelRow, { city, spots }: HotelAround): SampleFacts {
  const stations = spots.filter(({ kind }) => kind === 'station').map((spot) => metresBetween(spot, hotel))
  return {
    seed: hotel.seed,
    stars: hotel.stars,
    reviewCount: hotel.sampleReviews,
    chinese: chineseSpeaking.includes(city.country.code),
    centreMetres: hotel.centreMetres,
    central: !spots.some(({ kind }) => kind === 'district'),
    waterMetres: hotel.waterMetres,
    waterKind: hotel.waterKind,
    stationMetres: stations.length > 0 ? Math.min(...stations) : null,
    amenities: hotel.amenities,
    checkInFrom: hotel.checkInFrom,
    checkInUntil: hotel.checkInUntil,
    checkOutUntil: hotel.checkOutUntil,
    pets: hotel.pets,
    childrenFree: hotel.childrenFree,
    family: hotel.amenities.includes('family_rooms'),
  }
}
