import { darken, lighten, mix } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import type { BuildingPalette } from '../palettes.ts'

/** Colours of the hotel itself, which are tinted less than its surroundings. */
export const coat = (scene: Scene, colour: string) => scene.tint(colour, 0.66)

export function wallPaint(scene: Scene, colour: string): string {
  const own = coat(scene, colour)
  const bright = mix(own, scene.light.sun, 0.24)
  const shade = darken(own, 0.2)
  return scene.sun.x < scene.width / 2
    ? scene.slant([0, bright], [0.6, own], [1, shade])
    : scene.slant([0, shade], [0.4, own], [1, bright])
}

export function roofPaint(scene: Scene, colour: string): string {
  const own = coat(scene, colour)
  return scene.down([0, mix(own, scene.light.sky[1], 0.26)], [1, own])
}

export const glassPaint = (scene: Scene, { glass }: BuildingPalette) => {
  const own = coat(scene, glass)
  return scene.down(
    [0, mix(own, scene.light.sky[1], 0.4)],
    [0.55, mix(own, scene.light.sky[3], 0.3)],
    [1, coat(scene, mix(glass, '#16324a', 0.4))],
  )
}

export const litPaint = (scene: Scene) =>
  scene.down([0, lighten(scene.light.lamp, 0.4)], [1, scene.light.lamp])
