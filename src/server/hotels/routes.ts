import * as endpoints from '#contract/endpoints.ts'
import type { RoomQuery } from '#contract/hotels.ts'
import type { Locale } from '#domain/locale.ts'
import { ok } from '#domain/result.ts'
import { createSingleFlight } from '../cache/single-flight.ts'
import { bind } from '../http/dispatch.ts'
import type { Catalogue } from '../inventory/open-catalogue.ts'
import type { Places } from '../places/open-places.ts'
import type { Search } from '../search/open-search.ts'
import { openExperiences } from './list-experiences.ts'
import { listReviews } from './list-reviews.ts'
import { explainGuarantee } from './rooms-and-quotes/explain-guarantee.ts'
import { explainRate } from './rooms-and-quotes/explain-rate.ts'
import { listRooms, type Selling } from './rooms-and-quotes/list-rooms.ts'
import { showHotel } from './show-hotel.ts'
import { showHotelHead } from './show-hotel-head.ts'
import { showPlaceGuide } from './show-place-guide.ts'

type World = Selling & {
  places: Places
  catalogue: Catalogue
  origin: () => string
  pricePlace: Search['pricePlace']
}

export function hotelRoutes(world: World) {
  const listExperiences = openExperiences(world)
  const hotelFlight = createSingleFlight<Awaited<ReturnType<typeof showHotel>>>()
  const roomFlight = createSingleFlight<Awaited<ReturnType<typeof listRooms>>>()
  // A hotel's page and its head are asked for together and tell the same.
  const shared = {
    showHotel: (asked: { id: string; locale: Locale }) =>
      hotelFlight(JSON.stringify(asked), () => showHotel(world, asked)),
    listRooms: ({ query, locale }: { query: RoomQuery; locale: Locale }) =>
      roomFlight(JSON.stringify([query, locale]), () => listRooms(world, query, locale)),
  }
  return [
    bind(endpoints.showHotel, ({ id }, { locale }) => shared.showHotel({ id, locale })),
    bind(endpoints.showHotelHead, (query, { locale }) =>
      showHotelHead({ ...world, ...shared }, query, locale),
    ),
    bind(endpoints.listRooms, (query, { locale }) => shared.listRooms({ query, locale })),
    bind(endpoints.explainRate, (query, { locale }) => explainRate(world, query, locale)),
    bind(endpoints.explainGuarantee, ({ quote }) => explainGuarantee(world, quote)),
    bind(endpoints.showPlace, (query, { locale }) => showPlaceGuide(world, { ...query, locale })),
    bind(endpoints.listExperiences, async (input, { locale }) => ok(await listExperiences(input, locale))),
    bind(endpoints.listReviews, (input, { locale }) => listReviews(world, input, locale)),
  ]
}
