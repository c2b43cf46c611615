import * as endpoints from '#contract/endpoints.ts'
import type { Countries, LostCities } from '#contract/places.ts'
import type { RateTable } from '#domain/money/exchange.ts'
import { ok } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { bind } from '../http/dispatch.ts'
import { browsePlaces } from './browse-places.ts'
import { findCountry } from './find-country.ts'
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

async function listCountries(places: Places, locale: Locale): Promise<Countries> {
  const { countries } = await places()
  return countries[locale].map(({ country }) => ({
    code: country.code,
    dial: country.dialCode,
    name: country.name[locale],
    name_other: country.name[locale === 'en' ? 'zh' : 'en'],
    currency: country.currency,
    phone: country.phonePattern,
    plugs: [...country.plugs],
    voltage: `${country.volts} V`,
  }))
}

const mostLostCities = 600

/** The cities that the not-found page offers, the largest first. */
async function listLostCities(places: Places, locale: Locale): Promise<LostCities> {
  const index = await places()
  const usa = findCountry(index, 'usa')
  const cities = usa ? index.citiesOf(usa, locale) : []
  const bySize = cities.toSorted((a, b) => b.population - a.population).slice(0, mostLostCities)
  return { list: bySize.map(({ slug, name }) => ({ slug, name: name[locale] })) }
}
