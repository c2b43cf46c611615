import type { SampleFacts } from '#catalogue/hotels/samples/sample-facts.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Db } from '../db/database.ts'
import type { Places } from '../places/open-places.ts'
import { aroundHotel } from './around-hotel.ts'
import { findHotel } from './find-hotel.ts'
import type { Catalogue } from './open-catalogue.ts'
import { sampleFactsOf } from './present.ts'
import type { HotelRow } from './store.ts'

export type Sampling = { db: Db; places: Places; catalogue: Catalogue }

export type SampledHotel = {
  readonly hotel: HotelRow
  /** What its samples speak of; null where a hotel has none. */
  readonly facts: SampleFacts | null
  readonly madeOn: PlainDate | null
}

/** A hotel with what its sample reviews and questions are made from. */
export async function sampledHotel({ db, places, catalogue }: Sampling, id: string) {
  const hotel = await findHotel(db, id)
  if (!hotel) return refuse('not_found')
  if (hotel.state === 'closed') return refuse('hotel_closed')
  const [around, { madeOn }] = await Promise.all([aroundHotel(places, hotel), catalogue()])
  const facts = around && hotel.sampleReviews > 0 ? sampleFactsOf(hotel, around) : null
  return ok<SampledHotel>({ hotel, facts, madeOn })
}
