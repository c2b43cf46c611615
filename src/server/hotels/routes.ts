import * as endpoints from '#contract/endpoints.ts'
import type { RoomQuery } from '#contract/hotels.ts'
import type { Locale } from '#domain/locale.ts'
import { ok } from '#domain/result.ts'
import { bind } from '../http/dispatch.ts'
import type { Catalogue } from '../inventory/open-catalogue.ts'
import type { Places } from '../places/open-places.ts'
import type { Search } from '../search/open-search.ts'
import { sharing } from '../sharing.ts'
import { explainGuarantee } from './explain-guarantee.ts'
import { explainRate } from './explain-rate.ts'
import { openExperiences } from './list-experiences.ts'
import { listReviews } from './list-reviews.ts'
import { listRooms, type Selling } from './list-rooms.ts'
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
  // A hotel's page and its head are asked for together and tell the same.
  const shared = {
    showHotel: sharing(JSON.stringify, (asked: { id: string; locale: Locale }) => showHotel(world, asked)),
    listRooms: sharing(JSON.stringify, ({ query, locale }: { query: RoomQuery; locale: Locale }) =>
      listRooms(world, query, locale),
    ),
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
    bind(endpoints.listReviews, (input) => listReviews(world, input)),
  ]
}
