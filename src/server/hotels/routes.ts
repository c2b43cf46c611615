import * as endpoints from '#contract/endpoints.ts'
import type { Db } from '../db/database.ts'
import { bind } from '../http/dispatch.ts'
import type { Places } from '../places/open-places.ts'
import { listReviews } from './list-reviews.ts'
import type { Catalogue } from './open-catalogue.ts'
import { showHotel } from './show-hotel.ts'
import { showPlaceGuide } from './show-place-guide.ts'

export const hotelRoutes = (world: { db: Db; places: Places; catalogue: Catalogue }) => [
  bind(endpoints.showHotel, ({ id }, { locale }) => showHotel(world, { id, locale })),
  bind(endpoints.showPlace, ({ kw }, { locale }) => showPlaceGuide(world.places, { kw, locale })),
  bind(endpoints.listReviews, (input) => listReviews(world, input)),
]
