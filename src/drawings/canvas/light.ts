import type { Scene } from './scene.ts'
import { circle, ellipse, rect } from './svg.ts'

/** Sunlight over the finished picture and a darker lower edge behind the caption. */
export function finishingLight(scene: Scene): string {
  const { sun, light, hour, width, height } = scene
  const breath =
    hour === 'night' ? '' : circle(sun.x, sun.y, 560, scene.glow([0, light.sun, 0.2], [1, light.sun, 0]))
  return breath + rect(0, 0, width, height, scene.down([0.74, '#0a1030', 0], [1, '#0a1030', 0.26]))
}

/** The warm circle around a lamp. */
export const lampGlow = (scene: Scene, x: number, y: number, radius: number) =>
  lampsAreOn(scene) ? circle(x, y, radius, lampPaint(scene)) : ''

export const pooledLight = (scene: Scene, x: number, y: number, rx: number, ry: number) =>
  lampsAreOn(scene) ? ellipse(x, y, rx, ry, lampPaint(scene)) : ''

export const lampsAreOn = (scene: Scene) => scene.light.lit > 0.15

const lampPaint = (scene: Scene) => {
  const { lamp } = scene.light
  return scene.glow([0, lamp, 0.55], [0.4, lamp, 0.18], [1, lamp, 0])
}

/** Mist that separates background and foreground, from y down to its base. */
export const mist = (scene: Scene, y: number, height: number, strength = 0.7) =>
  rect(0, y, scene.width, height, scene.down([0, scene.light.haze, 0], [1, scene.light.haze, strength]))

/** The shadow of an object on the ground. */
export const groundShadow = (x: number, y: number, rx: number, ry: number, strength = 0.22) =>
  ellipse(x, y, rx, ry, '#0a1428', `opacity="${strength}"`)
