import { sine } from '../canvas/angles.ts'
import type { Random } from '../canvas/random.ts'
import type { Scene } from '../canvas/scene.ts'
import { d, path } from '../canvas/svg.ts'

/** Northern lights: curtains of rays, brightest at their lower edge. */
export function aurora(scene: Scene): string {
  const random = scene.detail('aurora')
  const { height } = scene
  return (
    curtain(scene, random, { base: height * 0.3, rise: 190, strength: 0.5 }) +
    curtain(scene, random, { base: height * 0.44, rise: 300, strength: 0.9 })
  )
}

type Curtain = { base: number; rise: number; strength: number }

function curtain(scene: Scene, random: Random, { base, rise, strength }: Curtain): string {
  const { width } = scene
  const phase = random.between(0, 1)
  const edge = (x: number) =>
    base + sine(phase + (x / width) * 1.3) * 54 + sine(phase * 3 + (x / width) * 3.1) * 18
  const steps = 64
  const step = (width + 80) / steps
  let veil = d`M-40 ${edge(-40)}`
  let rays = ''
  for (let i = 1; i <= steps; i++) {
    const x = -40 + i * step
    veil += d`L${x} ${edge(x)}`
    const top = edge(x) - rise * random.between(0.5, 1.15)
    if (random.chance(scene.fine ? 0.75 : 0.4))
      rays += d`M${x - step * 0.5} ${edge(x - step * 0.5)}L${x} ${top}L${x + step * 0.5} ${edge(x + step * 0.5)}z`
  }
  for (let i = steps; i >= 0; i--) {
    const x = -40 + i * step
    veil += d`L${x} ${edge(x) - rise * 0.8}`
  }
  const fill = (share: number) =>
    scene.down(
      [0, '#8a5fe0', 0],
      [0.3, '#6f6fe8', 0.2 * share],
      [0.62, '#3fd6a0', 0.55 * share],
      [0.86, '#8affc0', 0.9 * share],
      [1, '#c8ffe4', 0.1 * share],
    )
  return path(`${veil}z`, fill(strength * 0.75)) + path(rays, fill(strength * 0.45))
}
