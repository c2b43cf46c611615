import type { City } from './city.ts'

/**
 * Percent of the annual average, January to December, north of the equator; shifted by half a year in the
 * south.
 */
const patterns = {
  city: [86, 88, 98, 106, 108, 110, 106, 102, 110, 110, 96, 100],
  beach: [78, 80, 86, 96, 104, 122, 140, 144, 116, 94, 80, 84],
  mountain: [124, 128, 112, 86, 84, 96, 112, 116, 98, 90, 84, 118],
  desert: [112, 114, 116, 110, 96, 84, 78, 78, 88, 104, 114, 116],
  tropical: [116, 114, 108, 102, 92, 90, 98, 100, 88, 90, 100, 118],
} as const

export type SeasonPattern = keyof typeof patterns
export type SeasonFacts = Pick<City, 'scenery' | 'lat' | 'country'>

/** Countries with summers too hot to travel: the season is winter, on the coast and in the desert. */
const hotCountries = new Set('AE BH EG IQ KW OM QA SA SD YE'.split(' '))
/** Countries whose northern cities have a winter season as well as a summer season. */
const snowCountries = new Set(['CN', 'JP'])

export function patternOf({ scenery, lat, country }: SeasonFacts): SeasonPattern {
  const degrees = Math.abs(lat)
  const isMountain = scenery === 'mountain'
  // The deserts of Central Asia freeze in winter, so they are excluded.
  if (degrees < 37 && (scenery === 'desert' || (hotCountries.has(country) && degrees < 31 && !isMountain)))
    return 'desert'
  if (degrees < 20) return 'tropical'
  if (snowCountries.has(country) && degrees > 42) return 'mountain'
  // South of the Alps and the Rockies mountains have hiking rather than skiing seasons.
  if (isMountain) return degrees < 35 ? 'city' : 'mountain'
  // Florida and the Bahamas have a winter season like the Caribbean.
  if (scenery === 'coast' || scenery === 'island') return lat > 0 && degrees < 28 ? 'tropical' : 'beach'
  return 'city'
}

/**
 * Whether climate alone determines the season: hot deserts, and coasts with warm summers and cool winters.
 * Cities have visitors all year, mountains have snow or hiking, and dry seasons of the tropics differ by
 * coast.
 */
export function hasClearSeasons(facts: SeasonFacts): boolean {
  const pattern = patternOf(facts)
  const degrees = Math.abs(facts.lat)
  if (pattern === 'beach') return degrees >= 34 && degrees <= 62
  return pattern === 'desert' && facts.lat > 0 && degrees < 31
}

/** Each month of a place, in percent of its average. */
export function monthsOf(city: SeasonFacts): number[] {
  const pattern = patterns[patternOf(city)]
  const shift = city.lat < 0 && patternOf(city) !== 'tropical' ? 6 : 0
  return pattern.map((_, month) => pattern[(month + shift) % 12]!)
}
