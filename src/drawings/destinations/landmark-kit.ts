import type { Scene } from '../canvas/scene.ts'
import { opacity, type Point, path } from '../canvas/svg.ts'

export type Landmark =
  | 'iron_tower'
  | 'pearl_tower'
  | 'needle_tower'
  | 'sail_tower'
  | 'crown_tower'
  | 'clock_tower'
  | 'torii'
  | 'shells'
  | 'pyramids'
  | 'temple_towers'
  | 'onion_domes'
  | 'columns'
  | 'great_wheel'
  | 'arch'
  | 'castle'
  | 'lighthouse'
  | 'windmills'
  | 'twin_towers'
  | 'pagoda'
  | 'dome'

type Kit = {
  scene: Scene
  x: number
  base: number
  k: number
  distance: number
  stone: string
  dark: string
  glow: string
  at: (dx: number, dy: number) => Point
  box: (dx: number, dy: number, w: number, h: number) => string
  shape: (...points: readonly Point[]) => string
}

export type DrawLandmark = (kit: Kit) => string

export const lights = (
  { box, glow }: Kit,
  columns: readonly number[],
  from: number,
  to: number,
  step: number,
) => {
  let out = ''
  for (let y = from; y < to; y += step) for (const dx of columns) out += box(dx, y, 5, 8)
  return path(out, glow, opacity(0.7))
}
