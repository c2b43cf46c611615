import type { City } from './city.ts'

/** Of the year's mean, in percent, January to December, north of the tropics; the south is half a year away. */
const patterns = {
  city: [86, 88, 98, 106, 108, 110, 106, 102, 110, 110, 96, 100],
  beach: [78, 80, 86, 96, 104, 122, 140, 144, 116, 94, 80, 84],
  mountain: [124, 128, 112, 86, 84, 96, 112, 116, 98, 90, 84, 118],
  desert: [112, 114, 116, 110, 96, 84, 78, 78, 88, 104, 114, 116],
  tropical: [116, 114, 108, 102, 92, 90, 98, 100, 88, 90, 100, 118],
} as const

export type SeasonPattern = keyof typeof patterns
type SeasonFacts = Pick<City, 'scenery' | 'lat'>

export function patternOf({ scenery, lat }: SeasonFacts): SeasonPattern {
  const tropical = Math.abs(lat) < 20
  if (scenery === 'desert') return 'desert'
  if (scenery === 'mountain') return tropical ? 'tropical' : 'mountain'
  if (scenery === 'coast' || scenery === 'island') return tropical ? 'tropical' : 'beach'
  return tropical ? 'tropical' : 'city'
}

/** The months of a place, in percent of its mean. */
export function monthsOf(city: SeasonFacts): number[] {
  const pattern = patterns[patternOf(city)]
  const shift = city.lat < 0 && patternOf(city) !== 'tropical' ? 6 : 0
  return pattern.map((_, month) => pattern[(month + shift) % 12]!)
}
