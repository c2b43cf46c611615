import type { City } from '#gazetteer/city.ts'
import type { HotelKind, Setting } from './kinds.ts'
import type { Random } from './random.ts'

type Chances = readonly [one: number, five: number]

/** Probability in percent for one star and for five; linear in between. */
const chances = {
  breakfast: [45, 97],
  restaurant: [12, 98],
  bar: [12, 92],
  room_service: [0, 90],
  gym: [2, 94],
  pool: [0, 76],
  spa: [0, 70],
  sauna: [0, 45],
  parking: [45, 82],
  ev_charging: [3, 55],
  airport_shuttle: [6, 48],
  reception_24h: [40, 100],
  lift: [20, 98],
  air_conditioning: [55, 98],
  laundry: [45, 95],
  luggage_storage: [70, 100],
  meeting_rooms: [2, 82],
  family_rooms: [35, 70],
  accessible: [25, 88],
  terrace: [22, 50],
  garden: [18, 40],
  bicycles: [14, 28],
  pets: [14, 26],
} as const satisfies Readonly<Record<string, Chances>>

type Facts = { kind: HotelKind; setting: Setting; stars: number; city: City; seaMetres: number | null }

/** Amenities that small hotels lack regardless of stars. */
const unlikely: Readonly<Partial<Record<HotelKind, readonly string[]>>> = {
  guesthouse: ['gym', 'spa', 'sauna', 'meeting_rooms', 'lift', 'room_service'],
  inn: ['spa', 'meeting_rooms', 'room_service'],
  riad: ['gym', 'meeting_rooms', 'lift', 'room_service'],
}

/** Ids of `#words/hotels/hotel-facts.ts`, in the order of pages. */
export function amenitiesOf({ kind, setting, stars, city, seaMetres }: Facts, random: Random): string[] {
  const found = new Set<string>(['wifi'])
  for (const [id, [one, five]] of Object.entries(chances)) {
    if (random.chance(one + Math.floor(((five - one) * (stars - 1)) / 4))) found.add(id)
  }
  const always = [
    ...(stars >= 4 && kind !== 'apartments' ? ['breakfast'] : []),
    ...(kind === 'resort' ? ['pool', 'restaurant', 'breakfast', 'garden'] : []),
    ...(kind === 'grand' ? ['restaurant', 'bar', 'breakfast', 'reception_24h', 'lift'] : []),
    ...(kind === 'ryokan' ? ['breakfast', 'hot_bath'] : []),
    ...(kind === 'riad' ? ['breakfast', 'terrace'] : []),
    ...(kind === 'apartments' ? ['kitchen', 'laundry'] : []),
    ...(setting === 'airport' ? ['airport_shuttle', 'reception_24h'] : []),
    ...(setting === 'mountain' && city.elevation > 900 && Math.abs(city.lat) > 30 ? ['ski_storage'] : []),
    ...(kind === 'resort' && seaMetres !== null && seaMetres <= 400 ? ['beach_access'] : []),
    ...(kind === 'resort' && stars >= 4 && random.chance(55) ? ['kids_club'] : []),
  ]
  for (const id of always) found.add(id)
  for (const id of unlikely[kind] ?? []) found.delete(id)
  if (found.has('room_service') && !found.has('restaurant')) found.delete('room_service')
  if (found.has('restaurant') && kind !== 'apartments') found.add('breakfast')
  return [...found]
}
