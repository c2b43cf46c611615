import type { City } from '../places/city.ts'
import { readCities } from '../places/read-cities.ts'
import { readCountries } from '../places/read-countries.ts'
import { readExchangeRates } from '../places/read-exchange-rates.ts'
import { readLandGrids } from '../places/read-land.ts'
import { readSpots } from '../places/read-spots.ts'
import type { Spot } from '../places/spot.ts'
import type { World } from './generate.ts'

/** The place tables, laid out as the generator asks for them. */
export function readWorld(): World & { cities: readonly City[] } {
  const cities = readCities()
  const spotsOf = new Map<string, Spot[]>()
  for (const spot of readSpots()) {
    const known = spotsOf.get(spot.city)
    if (known) known.push(spot)
    else spotsOf.set(spot.city, [spot])
  }
  return {
    cities,
    countries: new Map(readCountries().map((country) => [country.code, country])),
    spotsOf,
    grids: readLandGrids(cities),
    rates: readExchangeRates(),
  }
}
