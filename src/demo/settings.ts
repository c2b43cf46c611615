import type { City } from '#gazetteer/city.ts'
import type { HotelKind, Setting } from './kinds.ts'
import { kindsBySetting, kindsByStars } from './kinds.ts'
import type { Anchor } from './locate-hotel.ts'
import type { Random } from './random.ts'
import type { Water } from './water.ts'

type Ground = { city: City; anchor: Anchor; centreMetres: number; water: Water | null }

/** The surroundings of a hotel. Claims only measured facts. */
export function settingOf({ city, anchor, centreMetres, water }: Ground, random: Random): Setting {
  const { scenery, kind } = city
  const small = kind === 'town' || kind === 'village'
  if (anchor === 'airport') return 'airport'
  if (water && water.metres <= 600) {
    if (water.kind !== 'sea') return 'river'
    if (scenery === 'island' || kind === 'island') return 'island'
    if (scenery === 'coast') return 'beach'
  }
  if (scenery === 'old-town' && centreMetres < 1_600) return 'old_town'
  if (scenery === 'mountain' && (small || centreMetres > 1_500)) return 'mountain'
  if (scenery === 'desert' && (small || centreMetres > 2_500)) return 'desert'
  if (scenery === 'island' && small) return 'island'
  if (small && centreMetres > 1_200) return 'countryside'
  if (city.population < 60_000 && centreMetres > 2_000) return 'countryside'
  return centreMetres > 2_500 && scenery !== 'metropolis' && random.chance(20) ? 'garden' : 'city'
}

export function starsOf(
  { city }: { city: City },
  setting: Setting,
  priceLevel: number,
  random: Random,
): number {
  const rich = priceLevel > 0.8 || city.weight > 20
  const resort = setting === 'beach' || setting === 'island'
  return random.weighted([
    [1, city.weight > 20 ? 2 : 4],
    [2, 20],
    [3, 40],
    [4, rich || resort ? 28 : 22],
    [5, (rich ? 12 : 7) + (resort ? 5 : 0) - (city.kind === 'village' ? 5 : 0)],
  ])
}

export function kindOf(
  { city, setting, stars }: { city: City; setting: Setting; stars: number },
  random: Random,
): HotelKind {
  if (city.country === 'JP' && stars >= 2 && random.chance(setting === 'city' ? 10 : 45)) return 'ryokan'
  if (city.country === 'MA' && stars >= 3 && random.chance(40)) return 'riad'
  const weights = new Map(Object.entries(kindsByStars[stars]!) as [HotelKind, number][])
  const extra = stars >= 3 ? (kindsBySetting[setting] ?? {}) : {}
  for (const [kind, weight] of Object.entries(extra) as [HotelKind, number][]) {
    weights.set(kind, (weights.get(kind) ?? 0) + weight)
  }
  return random.weighted([...weights])
}
