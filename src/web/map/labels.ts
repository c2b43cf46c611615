import type { MapGround } from '#contract/places.ts'
import type { Pixel } from './projection.ts'

export type Spot = MapGround['spots'][number]
export type Label = { readonly spot: Spot; readonly at: Pixel }

const latin = 7.2
const han = 13.5
const height = 20
const gap = 6
/** What a name is worth when two want one place. */
const ranks: Readonly<Record<Spot['kind'], number>> = {
  country: 0,
  city: 0,
  airport: 1,
  district: 2,
  station: 3,
  landmark: 4,
}

const widthOf = (name: string) =>
  [...name].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? han : latin), 0)

/** The names that fit beside each other: where two meet, the more useful one stays. A city's own name needs no mark. */
export function labelsFor(
  spots: readonly Spot[],
  place: (spot: Spot) => Pixel,
  room: { readonly width: number; readonly height: number },
): Label[] {
  const kept: (Label & { readonly half: number })[] = []
  const wanted = spots
    .filter(({ kind }) => kind !== 'city' && kind !== 'country')
    .map((spot, order) => ({ spot, order }))
    .toSorted((a, b) => ranks[a.spot.kind] - ranks[b.spot.kind] || a.order - b.order)
  for (const { spot } of wanted) {
    const at = place(spot)
    const half = widthOf(spot.name) / 2
    if (Math.abs(at.x) > room.width / 2 || Math.abs(at.y) > room.height / 2) continue
    const isFree = kept.every(
      (other) =>
        Math.abs(other.at.x - at.x) > other.half + half + gap || Math.abs(other.at.y - at.y) > height + gap,
    )
    if (isFree) kept.push({ spot, at, half })
  }
  return kept.map(({ spot, at }) => ({ spot, at }))
}
