import { metresBetween } from '#gazetteer/ground.ts'
import { isLandIn, type LandGrid } from '#gazetteer/land-grid.ts'
import type { DemoHotel } from './hotel.ts'
import { isChainName } from './names/chains.ts'
import { textFaults } from './text-faults.ts'

/** All faults of a generated hotel, one line each; empty for a valid hotel. */
export function faultsOf(
  hotel: DemoHotel,
  grid: LandGrid | null,
  priceLevel: number,
  centsOf: (amount: number) => number,
): string[] {
  return [
    ...whereFaults(hotel, grid),
    ...nameFaults(hotel),
    ...priceFaults(hotel, priceLevel, centsOf),
    ...planFaults(hotel),
    ...reviewFaults(hotel),
    ...textFaults(hotel),
  ]
}

function whereFaults(hotel: DemoHotel, grid: LandGrid | null): string[] {
  const { lat, lon, city } = hotel
  return [
    ...(grid && !isLandIn(grid, lat, lon) ? ['stands in water'] : []),
    ...(metresBetween(hotel, city) > 40_000 ? ['is more than 40 km from its city'] : []),
    ...(Math.abs(lat) > 90 || Math.abs(lon) > 180 ? ['has impossible coordinates'] : []),
  ]
}

function nameFaults({ name, address, rooms, plans }: DemoHotel): string[] {
  const both = [name, address, ...rooms.map((room) => room.name), ...plans.map((plan) => plan.name)]
  return [
    ...(isChainName(name) ? ['bears the name of a chain'] : []),
    ...both.flatMap(({ en, zh }) =>
      en.trim() && /\p{Script=Han}/u.test(zh) ? [] : [`has a name in one language only: ${en}`],
    ),
    ...(/\p{Script=Han}/u.test(`${name.en}${address.en}`) ? ['has Chinese in its English name'] : []),
  ]
}

/** US cents for the cheapest room, in any season, at the price level of the United States. */
const plausible: Readonly<Record<number, readonly [number, number]>> = {
  1: [900, 13_000],
  2: [1_300, 28_000],
  3: [2_000, 42_000],
  4: [3_200, 82_000],
  5: [6_000, 140_000],
}

function priceFaults(
  { rooms, stars, city, priceUnit }: DemoHotel,
  priceLevel: number,
  centsOf: (amount: number) => number,
): string[] {
  const [low, high] = plausible[stars]!
  const level = 0.17 + 0.83 * priceLevel
  const prices = rooms[0]!.calendar
  const least = centsOf(Math.min(...prices) * priceUnit)
  const most = centsOf(Math.max(...prices) * priceUnit)
  return [
    ...(least < low * level * 0.6
      ? [`costs only ${least} cents with ${stars} stars in ${city.country}`]
      : []),
    ...(most > high * Math.max(0.5, level)
      ? [`costs ${most} cents with ${stars} stars in ${city.country}`]
      : []),
    ...(prices.some((price) => price <= 0) ? ['has a night without a price'] : []),
  ]
}

function planFaults({ plans, rooms, amenities }: DemoHotel): string[] {
  const pairs = plans.flatMap((a) => plans.map((b) => [a, b] as const))
  const term = (code: string) => code.split('-')[0]
  const dearer = pairs.filter(
    ([a, b]) => term(a.code) === term(b.code) && a.board === 'room_only' && b.board !== 'room_only',
  )
  const free = pairs.filter(
    ([a, b]) => a.code.startsWith('flex') && b.code.startsWith('saver') && a.board === b.board,
  )
  const same = new Set(plans.map(({ code }) => code)).size < plans.length
  return [
    ...(dearer.some(([a, b]) => b.boardPrice <= a.boardPrice || b.percent !== a.percent)
      ? ['breakfast is not dearer than none']
      : []),
    ...(free.some(([a, b]) => b.percent >= a.percent) ? ['non-refundable is not cheaper'] : []),
    ...(plans.length < 1 || rooms.length < 2 || same ? ['has too few rooms or plans, or one twice'] : []),
    ...(plans.some(({ board }) => board !== 'room_only') && !amenities.includes('breakfast')
      ? ['sells a breakfast that it does not serve']
      : []),
    ...(rooms.some(({ maxAdults, maxGuests, units }) => maxAdults > maxGuests || units < 1)
      ? ['has an impossible room']
      : []),
  ]
}

function reviewFaults({ reviews, reviewCount }: DemoHotel): string[] {
  const { histogram, score, scores } = reviews
  const count = histogram.reduce((sum, many) => sum + many, 0)
  const mean = histogram.reduce((sum, many, at) => sum + many * (at + 1), 0) / count
  return [
    ...(count !== reviewCount ? ['has another number of reviews than it says'] : []),
    ...(Math.abs(mean * 10 - score) > 0.51 ? ['has another score than its reviews'] : []),
    ...(Object.values(scores).some((of) => Math.abs(of - score) > 16)
      ? ['has category scores far from its score']
      : []),
  ]
}
