import { darken, lighten, mix } from '../canvas/colour.ts'
import { d, ellipse, line, opacity, path, rect } from '../canvas/svg.ts'
import { inside, type Room } from './decor.ts'
import { wallStyles } from './wall-styles.ts'

export const floorLine = 630

/** Wall and floor from edge to edge. */
export function shell(
  { scene, decor }: Room,
  { floor = 'boards' as 'boards' | 'tiles' | 'carpet' | 'tatami', y = floorLine, wall = decor.wall } = {},
): string {
  const { palette } = decor
  const tone = (colour: string) => inside(scene, colour)
  const walls = rect(0, 0, 1200, y, scene.down([0, tone(palette.wallShade)], [1, tone(palette.wall)]))
  const floorColour =
    floor === 'tatami'
      ? '#cdbf86'
      : floor === 'tiles'
        ? mix(palette.wallShade, '#d8d2c6', 0.5)
        : floor === 'carpet'
          ? mix(palette.accent, palette.wallShade, 0.55)
          : palette.floor
  const ground = rect(
    0,
    y,
    1200,
    900 - y,
    scene.down([0, tone(darken(floorColour, 0.16))], [1, tone(floorColour)]),
  )
  let joints = ''
  if (floor !== 'carpet')
    for (let i = -10; i <= 10; i++) joints += d`M${600 + i * 76} ${y}L${600 + i * 152} 900`
  if (floor === 'tiles' || floor === 'tatami')
    for (let i = 1; i < 5; i++) joints += d`M0 ${y + ((900 - y) * i * i) / 22}H1200`
  const skirting =
    rect(0, y - 15, 1200, 15, tone(lighten(palette.wall, 0.5))) + rect(0, y, 1200, 6, '#000', opacity(0.12))
  return (
    walls +
    wallStyles[wall](scene, palette, y) +
    ground +
    line(joints, '#2a1710', 1.8, opacity(0.15)) +
    skirting
  )
}

/** Daylight on the floor below a window, or dusk. */
export function daylight({ scene, decor }: Room, x: number, w: number): string {
  const evening = scene.light.lit > 0.5
  const lean = decor.mirrored ? -1 : 1
  const beam = evening
    ? ''
    : path(
        d`M${x + 14} ${floorLine}H${x + w - 14}L${x + w + 170 * lean + 60} 900H${x + 170 * lean - 60}z`,
        scene.down([0, scene.light.sun, 0.4], [1, scene.light.sun, 0.03]),
      )
  return (
    beam +
    ellipse(
      x + w / 2,
      330,
      560,
      430,
      scene.glow([0, evening ? scene.light.sky[2] : scene.light.sun, 0.26], [1, scene.light.sun, 0]),
    )
  )
}

/** The final light over a finished room. */
export const roomLight = ({ scene }: Room) => {
  const evening = scene.light.lit > 0.5
  const lamplight = evening
    ? ellipse(600, 420, 820, 560, scene.glow([0, '#ffd591', 0.16], [1, '#ffd591', 0]))
    : ''
  const veil = scene.down(
    [0, evening ? '#140f30' : '#fff8e8', evening ? 0.1 : 0.06],
    [0.6, '#140f20', 0],
    [1, '#140f20', 0.2],
  )
  return lamplight + rect(0, 0, 1200, 900, veil)
}
