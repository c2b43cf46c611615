import type { City } from '#gazetteer/city.ts'
import { readNamedWaters, smoothLine } from '#gazetteer/named-water.ts'
import { readCities } from '#gazetteer/read-cities.ts'
import { readCountries } from '#gazetteer/read-countries.ts'
import { readLandGrids } from '#gazetteer/read-land.ts'
import { readSpots } from '#gazetteer/read-spots.ts'
import type { Spot } from '#gazetteer/spot.ts'
import type { World } from './generate.ts'

/** The place tables, indexed for the generator, with exchange rates to compare price levels. */
export function readWorld(rates: World['rates']): World & { cities: readonly City[] } {
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
    // Smoothed, as the map draws them.
    waters: readNamedWaters().map((water) => ({ ...water, line: smoothLine(water.line) })),
    rates,
  }
}
