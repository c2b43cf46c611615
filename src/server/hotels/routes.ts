import * as endpoints from '#contract/endpoints.ts'
import type { HotelId, RoomQuery } from '#contract/hotels.ts'
import { ok } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { createSingleFlight } from '../cache/single-flight.ts'
import { bind } from '../http/dispatch.ts'
import type { Catalogue } from '../inventory/open-catalogue.ts'
import type { Places } from '../places/open-places.ts'
import type { Search } from '../search/open-search.ts'
import { openExperiences } from './list-experiences.ts'
import { listHolidays } from './list-holidays.ts'
import { listReviews } from './list-reviews.ts'
import {
  explainGuarantee,
  explainRate,
  explainRooms,
  type Guaranteeing,
} from './rooms-and-quotes/explain-rate.ts'
import { listRooms, type Selling } from './rooms-and-quotes/list-rooms.ts'
import { showHotel } from './show-hotel.ts'
import { showHotelHead } from './show-hotel-head.ts'
import { showPlaceGuide } from './show-place-guide.ts'

type Context = Selling & {
  places: Places
  catalogue: Catalogue
  origin: () => string
  pricePlace: Search['pricePlace']
  openMethods: Guaranteeing['openMethods']
}

export function hotelRoutes(context: Context) {
  const listExperiences = openExperiences(context)
  const hotelFlight = createSingleFlight<Awaited<ReturnType<typeof showHotel>>>()
  const roomFlight = createSingleFlight<Awaited<ReturnType<typeof listRooms>>>()
  // A hotel's page and its head make the same calls concurrently.
  const shared = {
    showHotel: (asked: HotelId & { locale: Locale }) =>
      hotelFlight(JSON.stringify(asked), () => showHotel(context, asked)),
    listRooms: ({ query, locale }: { query: RoomQuery; locale: Locale }) =>
      roomFlight(JSON.stringify([query, locale]), () => listRooms(context, query, locale)),
  }
  return [
    bind(endpoints.showHotel, (asked, { locale }) => shared.showHotel({ ...asked, locale })),
    bind(endpoints.showHotelHead, (query, { locale }) =>
      showHotelHead({ ...context, ...shared }, query, locale),
    ),
    bind(endpoints.listRooms, (query, { locale }) => shared.listRooms({ query, locale })),
    bind(endpoints.explainRate, (query, { locale }) => explainRate(context, query, locale)),
    bind(endpoints.explainRooms, ({ quotes }, { locale }) => explainRooms(context, quotes, locale)),
    bind(endpoints.explainGuarantee, ({ quote }) => explainGuarantee(context, quote)),
    bind(endpoints.showPlace, (query, { locale }) => showPlaceGuide(context, { ...query, locale })),
    bind(endpoints.listExperiences, async (input, { locale }) => ok(await listExperiences(input, locale))),
    bind(endpoints.listHolidays, (query, { locale }) => listHolidays(context, query, locale)),
    bind(endpoints.listReviews, (input, { locale }) => listReviews(context, input, locale)),
  ]
}
