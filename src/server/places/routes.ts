import * as endpoints from '#contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import { bind } from '../http/dispatch.ts'
import { browsePlaces } from './browse-places.ts'
import { listCountries } from './list-countries.ts'
import { listLostCities } from './list-lost-cities.ts'
import { listPlaces } from './list-places.ts'
import type { Places } from './open-places.ts'
import { showMapGround } from './show-map-ground.ts'
import { showPlaceListHead } from './show-place-list-head.ts'

export const placeRoutes = (places: Places) => [
  bind(endpoints.showMapGround, ({ kw }, { locale }) => showMapGround(places, { kw, locale })),
  bind(endpoints.listPlaces, (input, { locale }) => listPlaces(places, { ...input, locale })),
  bind(endpoints.showPlaceListHead, (input, { locale }) => showPlaceListHead(places, { ...input, locale })),
  bind(endpoints.browsePlaces, (input, { locale }) => browsePlaces(places, { ...input, locale })),
  bind(endpoints.listCountries, async (_, { locale }) => ok(await listCountries(places, locale))),
  bind(endpoints.listLostCities, async (_, { locale }) => ok(await listLostCities(places, locale))),
]
