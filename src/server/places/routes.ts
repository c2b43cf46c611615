import * as endpoints from '#contract/endpoints.ts'
import type { RateTable } from '#domain/money/exchange.ts'
import { ok } from '#domain/result.ts'
import { bind } from '../http/dispatch.ts'
import { browsePlaces } from './browse-places.ts'
import { listCountries } from './list-countries.ts'
import { listLostCities } from './list-lost-cities.ts'
import { listPlaces } from './list-places.ts'
import { listPopularPlaces } from './list-popular-places.ts'
import { showMapGround } from './map-ground/show-map-ground.ts'
import { nightPricesIn } from './night-prices.ts'
import type { Places } from './open-places.ts'
import { showPlaceListHead } from './show-place-list-head.ts'

export const placeRoutes = ({ places, rates }: { places: Places; rates: () => Promise<RateTable> }) => [
  bind(endpoints.showMapGround, ({ kw }, { locale }) => showMapGround(places, { kw, locale })),
  bind(endpoints.listPlaces, async (input, { locale }) => {
    const nightPrice = nightPricesIn(await rates(), input.currency)
    return listPlaces(places, { ...input, locale, nightPrice })
  }),
  bind(endpoints.showPlaceListHead, (input, { locale }) => showPlaceListHead(places, { ...input, locale })),
  bind(endpoints.browsePlaces, async (input, { locale }) => {
    const nightPrice = nightPricesIn(await rates(), input.currency)
    return browsePlaces(places, { ...input, locale, nightPrice })
  }),
  bind(endpoints.listPopularPlaces, async (_, { locale }) => ok(await listPopularPlaces(places, locale))),
  bind(endpoints.listCountries, async (_, { locale }) => ok(await listCountries(places, locale))),
  bind(endpoints.listLostCities, async (_, { locale }) => ok(await listLostCities(places, locale))),
]
