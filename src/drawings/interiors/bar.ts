import { darken, lighten, mix } from '../canvas/colour.ts'
import { cell, d, ellipse, line, opacity, path, rect, rounded } from '../canvas/svg.ts'
import { pottedPlant } from '../scenery/plants.ts'
import { inside, orientRoom, type Room } from './decor.ts'
import { pendant } from './lamps.ts'
import { floorLine, roomLight } from './shell.ts'
import { windowIn } from './windows.ts'

export function bar(room: Room): string {
  const { scene, decor } = room
  const { palette } = decor
  const tone = (c: string) => inside(scene, c)
  const night = mix(palette.wood, '#1c2236', 0.55)
  const walls =
    rect(0, 0, 1200, floorLine, scene.down([0, tone(darken(night, 0.2))], [1, tone(night)])) +
    rect(
      0,
      floorLine,
      1200,
      270,
      scene.down([0, tone(darken(palette.floor, 0.4))], [1, tone(darken(palette.floor, 0.2))]),
    )
  let joints = ''
  for (let i = -10; i <= 10; i++) joints += d`M${600 + i * 76} ${floorLine}L${600 + i * 152} 900`
  const content =
    walls +
    line(joints, '#0a0a12', 2, opacity(0.3)) +
    windowIn(room, { x: 70, y: 110, w: 280, h: 420, kind: 'tall', curtains: false }) +
    shelves(room) +
    [470, 700, 930, 1130].map((x) => pendant({ ...room, lampOn: true }, x, 70, 0.62)).join('') +
    barCounter(room) +
    [450, 620, 790, 960].map((x) => stool(room, x)).join('') +
    pottedPlant(scene, 'fronds', 120, 860, 260, palette.throw)
  return orientRoom(room, content) + roomLight(room)
}

function shelves({ scene, decor, stage }: Room): string {
  const { palette } = decor
  const tone = (c: string) => inside(scene, c, 0.6)
  const { random } = scene
  const back =
    rounded(420, 130, 740, 360, 12, tone('#2a2430')) +
    rect(436, 146, 708, 328, scene.down([0, '#ffca7a', 0.5], [1, '#ffb35a', 0.12]))
  const colours = ['#6a9a7c', '#c98a4a', '#d9b26a', '#8a4a4a', '#7fa5b8', '#e6dcc8', '#4a6a5a']
  let bottles = ''
  for (let row = 0; row < 3; row++) {
    const y = 240 + row * 112
    for (let x = 456; x < 1110; x += random.between(30, 46)) {
      const h = random.between(52, 80)
      const w = random.between(16, 24)
      bottles += path(
        d`M${x} ${y}v${-h * 0.6}q0 ${-h * 0.12} ${w * 0.34} ${-h * 0.16}v${-h * 0.24}h${w * 0.32}v${h * 0.24}q${w * 0.34} ${h * 0.04} ${w * 0.34} ${h * 0.16}v${h * 0.6}z`,
        tone(random.pick(colours)),
      )
    }
    bottles += rect(436, y, 708, 9, tone(lighten(palette.wood, 0.1)))
  }
  return back + bottles + (stage.plan.stars >= 4 ? line(cell(428, 138, 724, 344), tone('#c9a458'), 5) : '')
}

function barCounter({ scene, decor }: Room): string {
  const tone = (c: string) => inside(scene, c)
  const { palette } = decor
  let panels = ''
  for (let i = 0; i < 6; i++) panels += cell(396 + i * 134, 596, 118, 150)
  const glass = (x: number, colour: string) =>
    path(d`M${x - 18} 494h36l-18 34z`, tone('#e9f2f4'), opacity(0.85)) +
    path(d`M${x - 12} 502h24l-12 22z`, tone(colour)) +
    line(d`M${x} 526v20M${x - 10} 547h20`, tone('#dfe8ec'), 3)
  return (
    rect(
      380,
      572,
      830,
      190,
      scene.down([0, tone(lighten(palette.wood, 0.06))], [1, tone(darken(palette.wood, 0.3))]),
    ) +
    line(panels, '#000', 3, opacity(0.25)) +
    rounded(360, 548, 860, 28, 8, tone(mix(palette.floor, '#e8d8c0', 0.25))) +
    rect(380, 576, 830, 8, '#000', opacity(0.3)) +
    rect(380, 752, 830, 12, tone('#b99352')) +
    glass(540, palette.accent) +
    glass(720, '#e0703f') +
    rounded(860, 506, 34, 42, 6, tone('#d9b26a')) +
    rounded(1010, 520, 60, 28, 8, tone('#ffffff'), opacity(0.9))
  )
}

const stool = ({ scene, decor }: Room, x: number) => {
  const tone = (c: string) => inside(scene, c)
  return (
    ellipse(x, 856, 52, 9, '#000', opacity(0.25)) +
    line(d`M${x} 690V850M${x - 34} 790h68`, tone('#b99352'), 7) +
    ellipse(x, 852, 40, 8, tone('#b99352')) +
    rounded(x - 52, 668, 104, 28, 13, tone(decor.palette.accent)) +
    path(d`M${x - 50} 672q0 -66 50 -66t50 66z`, tone(darken(decor.palette.accent, 0.14)))
  )
}
