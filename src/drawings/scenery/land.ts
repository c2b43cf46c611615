import { sine } from '../canvas/angles.ts'
import { darken, lighten, mix } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { d, line, opacity, type Point, path } from '../canvas/svg.ts'

export type Ridge = {
  base: number
  rise: number
  steps?: number
  waves?: number
  colour: string
  foot?: string
  jagged?: boolean
}

/** A line of hills from edge to edge, filled down to the bottom of the picture. */
export function ridge(
  scene: Scene,
  { base, rise, steps = 9, waves = 1.8, colour, foot, jagged = false }: Ridge,
): string {
  const { random, width, height } = scene
  const phase = random.next()
  const at = (i: number): Point => {
    const swell = Math.abs(sine((i / steps) * waves * 0.5 + phase * 0.5))
    return [(i / steps) * width, base - rise * (0.35 + 0.65 * swell) * random.between(0.75, 1)]
  }
  let [x, y] = at(0)
  let data = d`M0 ${height}L${x} ${y}`
  for (let i = 1; i <= steps; i++) {
    const [nx, ny] = at(i)
    data += jagged ? d`L${nx} ${ny}` : d`C${(x + nx) / 2} ${y} ${(x + nx) / 2} ${ny} ${nx} ${ny}`
    x = nx
    y = ny
  }
  return path(`${data}V${height}z`, foot ? scene.down([0, colour], [1, foot]) : colour)
}

/** Ground that rolls gently from edge to edge. */
export function meadow(scene: Scene, y: number, colour: string, foot: string, roll = 26): string {
  const { width, height, random } = scene
  const a = y - random.between(0, roll)
  const b = y + random.between(-roll * 0.3, roll * 0.3)
  const c = y - random.between(0, roll)
  return path(
    d`M0 ${height}V${a}Q${width * 0.25} ${a - roll} ${width * 0.5} ${b}T${width} ${c}V${height}z`,
    scene.down([0, scene.tint(colour)], [1, scene.tint(foot)]),
  )
}

/** Sand in long curves with a lee side in shadow. */
export function dunes(scene: Scene, y: number, distance: number): string {
  const { width, height, random } = scene
  const sand = scene.far('#e6b377', distance)
  const crest = random.between(0.35, 0.65) * width
  const lift = random.between(50, 90)
  const right = y + random.between(-20, 16)
  const body = d`M0 ${height}V${y + 20}Q${crest * 0.55} ${y + 6} ${crest} ${y - lift}Q${crest + width * 0.2} ${y + 14} ${width} ${right}V${height}z`
  const lee = d`M${crest} ${y - lift}Q${crest + width * 0.2} ${y + 14} ${width} ${right}V${y + 70}Q${crest + 90} ${y + 66} ${crest - 46} ${y + 44}Q${crest + 18} ${y - 8} ${crest} ${y - lift}z`
  return (
    path(body, scene.down([0, lighten(sand, 0.12)], [1, mix(sand, '#b9713f', 0.4)])) +
    path(lee, darken(scene.far('#b87a50', distance), 0.1), opacity(0.34))
  )
}

/** Hills striped with rows of vines, lavender or crops. */
export function fieldRows(scene: Scene, y: number, bottom: number, x: number, colour: string): string {
  let data = ''
  const rows = scene.fine ? 15 : 9
  for (let i = -rows; i <= rows; i++)
    data += d`M${x + i * 18} ${y}Q${x + i * 44} ${(y + bottom) / 2} ${x + i * 104} ${bottom}`
  return line(data, scene.tint(colour), 7, opacity(0.5))
}

/** Rice terraces: steps of water and green down a slope. */
export function riceTerraces(scene: Scene, y: number, bottom: number): string {
  const { width, random, light } = scene
  const greens = ['#8fc06a', '#6fae5c', '#a9cc74', '#5f9e58'].map((green) => scene.tint(green))
  let out = ''
  const steps = 6
  const lean = random.chance(0.5) ? 1 : -1
  for (let i = 0; i < steps; i++) {
    const t = i / steps
    const top = y + (bottom - y) * t
    const tall = ((bottom - y) / steps) * 1.5
    const sway = 46 * lean * (1 - t)
    const curve = (shift: number) =>
      d`M-10 ${top + shift + sway}Q${width * 0.28} ${top + shift - 40} ${width * 0.55} ${top + shift + 6}T${width + 10} ${top + shift - sway}`
    out += path(
      `${curve(0)}v${Math.round(tall + 90)}H-10z`,
      scene.down([0, greens[i % 4]!], [1, darken(greens[i % 4]!, 0.18)]),
    )
    out += line(curve(3), lighten(greens[i % 4]!, 0.4), 3, opacity(0.6))
    if (i % 2 === 1) out += line(curve(15), mix(light.water[0], white(scene), 0.3), 11, opacity(0.6))
  }
  return out
}

export const white = (scene: Scene) => scene.tint('#ffffff', 0.5)

/** A low island or headland on the horizon. */
export function isle(scene: Scene, x: number, y: number, w: number, h: number, distance: number): string {
  const colour = scene.far('#4b7d80', distance)
  return path(
    d`M${x - w / 2} ${y}Q${x - w * 0.3} ${y - h * 0.9} ${x - w * 0.08} ${y - h}Q${x + w * 0.1} ${y - h * 0.5} ${x + w * 0.22} ${y - h * 0.62}Q${x + w * 0.4} ${y - h * 0.3} ${x + w / 2} ${y}z`,
    scene.down([0, colour], [1, mix(colour, scene.light.haze, 0.35)]),
  )
}
