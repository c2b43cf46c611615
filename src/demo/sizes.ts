import type { City } from '#gazetteer/city.ts'
import type { HotelKind } from './kinds.ts'
import type { Random } from './random.ts'

export type HotelSize = {
  rooms: number
  floors: number
  opened: number
  renovated: number | null
  reviews: number
}

const roomsByStars: Readonly<Record<number, readonly [number, number]>> = {
  1: [6, 24],
  2: [10, 48],
  3: [20, 130],
  4: [40, 240],
  5: [60, 380],
}
const small: Readonly<Partial<Record<HotelKind, number>>> = {
  guesthouse: 14,
  inn: 26,
  riad: 16,
  ryokan: 34,
  boutique: 48,
  lodge: 44,
}

export function sizeOf(
  { kind, stars, city }: { kind: HotelKind; stars: number; city: City },
  random: Random,
): HotelSize {
  const [low, high] = roomsByStars[stars]!
  const most = Math.min(high, small[kind] ?? high, city.kind === 'village' ? 40 : high)
  const least = Math.min(low, Math.max(5, Math.floor(most / 3)))
  const rooms = random.bell(least, most)
  const opened = random.chance(35) ? random.int(1962, 1999) : random.int(2000, 2024)
  const late = random.int(2014, 2025)
  const renovated = late > opened + 6 && random.chance(60) ? late : null
  const spread = kind === 'resort' || kind === 'lodge' || kind === 'riad' || kind === 'guesthouse'
  const floors = spread
    ? Math.min(3, 1 + Math.floor(rooms / 14))
    : Math.max(2, Math.min(tallest(city), 1 + Math.floor(rooms / random.int(10, 18))))
  return { rooms, floors, opened, renovated, reviews: reviewsFor(rooms, city, 2026 - opened, random) }
}

/** Large hotels in busy cities have the most reviews. */
function reviewsFor(rooms: number, { weight }: City, years: number, random: Random): number {
  const busy = weight >= 40 ? 5 : weight >= 5 ? 3 : 2
  const most = Math.min(620, 12 + Math.floor((rooms * busy * Math.min(years + 1, 6)) / 6))
  return random.int(Math.max(6, Math.floor(most / 4)), most)
}

/** The maximum height of buildings grows with the city. */
const tallest = ({ weight, kind }: City) => (weight >= 20 ? 34 : weight >= 4 ? 16 : kind === 'city' ? 9 : 4)
