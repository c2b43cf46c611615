import type { MapGround } from '#contract/places.ts'
import type { Pixel } from './projection.ts'

export type Spot = MapGround['spots'][number]
/** What stands in the way of names: a pin, a group of pins, another name. */
export type Box = { readonly at: Pixel; readonly half: { readonly x: number; readonly y: number } }
/** A name and how far above or below its point it is written. */
export type Label = { readonly spot: Spot; readonly at: Pixel; readonly shift: number }

const latin = 7.2
const han = 13.5
const halfHeight = 9
const gap = 4
/** What a name is worth when two want one place. */
const ranks: Readonly<Record<Spot['kind'], number>> = {
  city: 0,
  airport: 1,
  district: 2,
  station: 3,
  landmark: 4,
  country: 5,
}
/** A district's name lies on the district; what is a point has a dot, and its name below or above that. */
const beside = [15, -15]
const shifts: Readonly<Record<Spot['kind'], readonly number[]>> = {
  country: [],
  city: beside,
  airport: beside,
  district: [0, 24, -24, 36],
  station: beside,
  landmark: beside,
}

const widthOf = (name: string) =>
  [...name].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? han : latin), 0)

/** The room that a name takes. */
export const boxOfName = (name: string, at: Pixel): Box => ({
  at,
  half: { x: widthOf(name) / 2, y: halfHeight },
})

export const meets = (one: Box, other: Box) =>
  Math.abs(one.at.x - other.at.x) < one.half.x + other.half.x + gap &&
  Math.abs(one.at.y - other.at.y) < one.half.y + other.half.y + gap

/** The names that fit between what is there already: where two meet, the more useful one stays. */
export function labelsFor(
  spots: readonly Spot[],
  place: (spot: Spot) => Pixel,
  { width, height, taken }: { width: number; height: number; taken: readonly Box[] },
): Label[] {
  const held = [...taken]
  const wanted = spots
    .map((spot, order) => ({ spot, order }))
    .toSorted((a, b) => ranks[a.spot.kind] - ranks[b.spot.kind] || a.order - b.order)
  return wanted.flatMap(({ spot }) => {
    const at = place(spot)
    if (Math.abs(at.x) > width / 2 || Math.abs(at.y) > height / 2) return []
    for (const shift of shifts[spot.kind]) {
      const box = boxOfName(spot.name, { x: at.x, y: at.y + shift })
      if (held.some((other) => meets(box, other))) continue
      held.push(box)
      return [{ spot, at, shift }]
    }
    return []
  })
}
