import type { MapGround } from '#contract/places.ts'
import type { CityWater } from '#gazetteer/city-water.ts'
import type { Plane, PlaneRing } from '#gazetteer/plane.ts'

export type PresentedWater = Pick<MapGround, 'box' | 'water' | 'far'>

/** Resolution of the sides of the two squares. */
export const steps = { near: 16_384, far: 8_192 }

/** Outlines as integers, each point as an offset from the one before. */
export function presentWater({ plane, halfKm, water, farKm, farLand, farLakes }: CityWater): PresentedWater {
  const packed = (rings: readonly PlaneRing[], half: number, side: number) =>
    rings.map((ring) => {
      const flat: number[] = []
      let [fromX, fromY] = [0, 0]
      for (const { x, y } of ring) {
        const [toX, toY] = [x, y].map((km) => Math.round(((km + half) / (2 * half)) * side)) as [
          number,
          number,
        ]
        flat.push(toX - fromX, toY - fromY)
        ;[fromX, fromY] = [toX, toY]
      }
      return flat
    })
  return {
    box: boxOf(plane, halfKm),
    water: packed(water, halfKm, steps.near),
    far: {
      box: boxOf(plane, farKm),
      land: packed(farLand, farKm, steps.far),
      lakes: packed(farLakes, farKm, steps.far),
    },
  }
}

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

const boxOf = (plane: Plane, halfKm: number) => ({
  n: rounded(plane.lat(-halfKm)),
  s: rounded(plane.lat(halfKm)),
  e: rounded(plane.lon(halfKm)),
  w: rounded(plane.lon(-halfKm)),
})
