import type { City } from '#gazetteer/city.ts'
import type { HotelKind, Setting } from '../kinds.ts'
import type { Random } from '../random.ts'

/** US cents for the cheapest room, by stars, at the price level of the United States. */
const byStars: Readonly<Record<number, number>> = { 1: 3_400, 2: 5_200, 3: 8_400, 4: 14_200, 5: 27_000 }

const byKind: Readonly<Partial<Record<HotelKind, number>>> = {
  grand: 118,
  boutique: 110,
  resort: 116,
  ryokan: 125,
  riad: 106,
  guesthouse: 90,
}

type Facts = {
  city: City
  priceLevel: number
  stars: number
  kind: HotelKind
  setting: Setting
  centreMetres: number
}

/** In US cents. */
export function basePrice(
  { city, priceLevel, stars, kind, setting, centreMetres }: Facts,
  random: Random,
): number {
  const level = 17 + Math.round(priceLevel * 83)
  const distance = 106 - Math.min(24, Math.floor(centreMetres / 900))
  const seaside = setting === 'beach' || setting === 'island' ? 112 : 100
  const factors = [level, demand(city), distance, seaside, byKind[kind] ?? 100, random.bell(78, 126)]
  return factors.reduce((cents, percent) => Math.floor((cents * percent) / 100), byStars[stars]!)
}

function demand({ weight }: City): number {
  if (weight >= 100) return 138
  if (weight >= 40) return 124
  if (weight >= 10) return 110
  return weight >= 2 ? 100 : 92
}
