import * as endpoints from '#contract/endpoints.ts'
import type { PaymentMethod } from '#domain/payment-types.ts'
import { ok } from '#domain/result.ts'
import { bind } from '../http/dispatch.ts'
import type { Places } from '../places/open-places.ts'
import type { Search } from '../search/open-search.ts'
import { explainGuarantee } from './explain-guarantee.ts'
import { explainRate } from './explain-rate.ts'
import { openExperiences } from './list-experiences.ts'
import { listReviews } from './list-reviews.ts'
import { listRooms, type Selling } from './list-rooms.ts'
import type { Catalogue } from './open-catalogue.ts'
import { showHotel } from './show-hotel.ts'
import { showHotelHead } from './show-hotel-head.ts'
import { showPlaceGuide } from './show-place-guide.ts'

type World = Selling & {
  places: Places
  catalogue: Catalogue
  origin: () => string
  pricePlace: Search['pricePlace']
  methods: readonly PaymentMethod[]
}

export function hotelRoutes(world: World) {
  const listExperiences = openExperiences(world)
  return [
    bind(endpoints.showHotel, ({ id }, { locale }) => showHotel(world, { id, locale })),
    bind(endpoints.showHotelHead, (query, { locale }) => showHotelHead(world, query, locale)),
    bind(endpoints.listRooms, (query, { locale }) => listRooms(world, query, locale)),
    bind(endpoints.explainRate, (query, { locale }) => explainRate(world, query, locale)),
    bind(endpoints.explainGuarantee, ({ quote }) => explainGuarantee(world, world.methods, quote)),
    bind(endpoints.showPlace, (query, { locale }) => showPlaceGuide(world, { ...query, locale })),
    bind(endpoints.listExperiences, async (input, { locale }) => ok(await listExperiences(input, locale))),
    bind(endpoints.listReviews, (input) => listReviews(world, input)),
  ]
}
