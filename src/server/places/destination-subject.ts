import { type DestinationSubject, defaultDestination } from '#drawings/destinations/destination.ts'
import { landmarkOf } from '#drawings/destinations/landmarks.ts'
import { regionOf } from '#drawings/regions.ts'
import type { Scenery } from '#drawings/subject.ts'
import type { Scenery as PlaceScenery } from '#gazetteer/city.ts'
import type { Place } from './place.ts'

const drawnAs: Record<PlaceScenery, Scenery> = {
  island: 'island',
  coast: 'beach',
  mountain: 'mountain',
  lake: 'river',
  river: 'river',
  desert: 'desert',
  'old-town': 'old_town',
  metropolis: 'city',
  plain: 'countryside',
}
const isKnown = (scenery: string | null): scenery is PlaceScenery => scenery !== null && scenery in drawnAs

/** A part of a city is drawn as its city, an airport as an airport; a country has the generic picture. */
export function destinationSubjectOf(place: Place): DestinationSubject {
  if (place.kind === 'country') return defaultDestination
  const city = place.parent ?? place
  const ownName = city.slug.split(`-${city.country.slug.split('-').at(-1)}-`).at(-1) ?? city.slug
  return {
    seed: place.id,
    scenery: place.kind === 'airport' ? 'airport' : isKnown(city.scenery) ? drawnAs[city.scenery] : 'city',
    region: regionOf(city.country.code),
    latitude: place.lat,
    landmark: landmarkOf(city.country.code, ownName),
  }
}
