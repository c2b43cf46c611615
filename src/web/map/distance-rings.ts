import { metresPerPixel } from './projection.ts'

/** A circle around a point: how far it is on the earth and on the screen. */
export type Ring = { readonly metres: number; readonly radius: number }

const steps = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000]
/** Circles that stand closer than this would be a pattern and no measure. */
const leastGap = 84
const most = 7

/** Round distances that can be told apart at this zoom, the nearest first; none where the whole world is shown. */
export function ringsAt(lat: number, zoom: number): Ring[] {
  const scale = metresPerPixel(lat, zoom)
  const step = steps.find((metres) => metres / scale >= leastGap)
  if (step === undefined) return []
  return Array.from({ length: most }, (_, n) => ({
    metres: step * (n + 1),
    radius: (step * (n + 1)) / scale,
  }))
}
