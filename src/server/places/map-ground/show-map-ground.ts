import type { MapGround, MapSign } from '#contract/places.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Proof } from '#gazetteer/city-water.ts'
import { metresBetween } from '#gazetteer/ground.ts'
import { createLru } from '../../cache/lru.ts'
import { createSingleFlight } from '../../cache/single-flight.ts'
import type { Places } from '../open-places.ts'
import { isSpot, type Place } from '../place.ts'
import type { PlaceIndex } from '../place-index.ts'
import type { PresentedWater } from './present-water.ts'
import { waterNames } from './water-names.ts'
import { traceWater } from './water-thread.ts'

const mostKept = 300
const townsWithin = 60_000
const mostTowns = 60
/** Radius in kilometres around known places that must be land. */
const provenKm = { city: 0.5, district: 0.45, station: 0.35, landmark: 0.3, airport: 0.8 }

const traced = createLru<PresentedWater>({ max: mostKept })
const tracing = createSingleFlight<PresentedWater>()

/** Data for the schematic map of a place: its city's waters, and the names to show. */
export async function showMapGround(places: Places, { kw, locale }: { kw: string; locale: Locale }) {
  const index = await places()
  const place = index.bySlug.get(kw)
  if (!place || place.kind === 'country') return refuse('not_found')
  const city = place.parent ?? place
  const parts = [...index.byId.values()].filter(({ parent }) => parent?.id === city.id)
  const towns = townsAround(index, city)
  const water = await waterAround(city, [city, ...parts, ...towns])
  const ground: MapGround = {
    ...water,
    spots: [city, ...parts.toSorted((a, b) => hotelsIn(b) - hotelsIn(a))].map((spot) => ({
      slug: spot.slug,
      kind: spot.kind,
      sign: signOf(spot),
      name: spot.name[locale],
      lat: spot.lat,
      lon: spot.lon,
    })),
    towns: towns.map(({ name, lat, lon, population }) => ({ name: name[locale], lat, lon, population })),
    waters: waterNames(city, locale),
  }
  return ok(ground)
}

/** Cached per city: it depends on the tables alone. */
async function waterAround({ id, slug, lat, lon }: Place, inhabited: readonly Place[]) {
  const known = traced.get(slug)
  if (known) return known
  const water = await tracing(slug, () =>
    traceWater({ city: { id, lat, lon }, proofs: inhabited.flatMap(proofOf) }),
  )
  traced.set(slug, water)
  return water
}

const proofOf = ({ kind, lat, lon }: Place): Proof[] =>
  kind === 'country' ? [] : [{ lat, lon, km: provenKm[kind] }]

/** Districts come first, by number of hotels; spots only have hotels around them. */
const hotelsIn = (place: Place) => (isSpot(place) ? 0 : place.hotels)

/** Other towns, the largest first, so that a moved map still shows where it is. */
function townsAround(index: PlaceIndex, city: Place): Place[] {
  return [...index.byId.values()]
    .filter(
      (town) =>
        town.kind === 'city' &&
        town.id !== city.id &&
        Math.abs(town.lat - city.lat) < 1 &&
        metresBetween(town, city) < townsWithin,
    )
    .toSorted((a, b) => b.population - a.population)
    .slice(0, mostTowns)
}

const wordsOf = (words: string) => new Set(words.split(' '))

/** The kind of a landmark by a word of its English name; the first match wins. */
const landmarkSigns: readonly (readonly [MapSign, ReadonlySet<string>])[] = [
  ['park', wordsOf('park garden gardens zoo forest')],
  ['mountain', wordsOf('mountain mount peak hill hallasan gornergrat kulm')],
  ['beach', wordsOf('beach lake pier ferry pool falls harbor harbour waterfront river')],
  ['shrine', wordsOf('temple shrine pagoda pagodas wat angkor inari borobudur prambanan ji dera')],
  ['tower', wordsOf('tower towers skytree 101 needle building khalifa eye ben belfry obelisco')],
  [
    'monument',
    wordsOf(
      'museum palace cathedral basilica castle fort city gate notre arc cœur hermitage opera theatre louvre mosque church memorial mausoleum colosseum pantheon acropolis alhambra capitolio house parliament rijksmuseum sophia academy university wall',
    ),
  ],
]

function signOf({ kind, name }: Pick<Place, 'kind' | 'name'>): MapSign {
  if (kind === 'airport' || kind === 'station') return kind
  const words = name.en.toLowerCase().split(/[^\p{L}\d]/u)
  return landmarkSigns.find(([, known]) => words.some((word) => known.has(word)))?.[0] ?? 'star'
}
