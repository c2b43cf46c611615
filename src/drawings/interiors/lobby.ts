import { emblem } from '../buildings/entrance.ts'
import { darken, lighten, mix } from '../canvas/colour.ts'
import { cell, circle, d, disc, ellipse, line, opacity, path, placed, rect, rounded } from '../canvas/svg.ts'
import { pottedPlant } from '../scenery/plants.ts'
import { inside, type Room } from './decor.ts'
import { floorLamp, pendant } from './lamps.ts'
import { armchair, coffeeTable, sofa } from './seating.ts'
import { daylight, floorLine, roomLight, shell } from './shell.ts'
import { rug } from './soft-furnishings.ts'
import { windowIn } from './windows.ts'

/** The lobby: a reception desk, seats, and the hotel's emblem on the wall. */
export function lobby(room: Room): string {
  const { scene, decor, stars } = room
  const { palette } = decor
  const grand = stars >= 4
  const win = { x: 70, w: 330, y: grand ? 70 : 120, h: grand ? 534 : 400 }
  const seats = grand
    ? rug(room, 300, 500, 720, 150) +
      sofa(room, 250, 760, 360, palette.accent) +
      coffeeTable(room, 330, 866, 210) +
      floorLamp(room, 470, 740)
    : rug(room, 270, 380, 720, 140) +
      armchair(room, 180, 780, palette.accent) +
      armchair(room, 420, 800, palette.throw, 0.94) +
      coffeeTable(room, 304, 856, 150)
  const content =
    shell(room, { floor: grand ? 'tiles' : 'boards' }) +
    (grand ? columns(room) : '') +
    windowIn(room, win) +
    daylight(room, win.x, win.w) +
    deskWall(room) +
    lights(room) +
    counter(room) +
    seats +
    pottedPlant(scene, 'fronds', 46, 846, 260, palette.throw) +
    (grand ? trolley(room) : '')
  return (decor.mirrored ? placed(1200, 0, 1, content, true) : content) + roomLight(room)
}

const lights = (room: Room) =>
  room.stars >= 5
    ? pendant(room, 560, 40, 1.5)
    : [660, 850, 1040].map((x) => pendant(room, x, 96, 0.72)).join('')

function columns({ scene, decor }: Room): string {
  const stone = inside(scene, lighten(decor.palette.wall, 0.4))
  const shade = inside(scene, darken(decor.palette.wallShade, 0.1))
  const paint = scene.across([0, shade], [0.3, stone], [1, shade])
  return (
    [500, 1160]
      .map(
        (x) =>
          rect(x - 26, 0, 52, floorLine, paint) +
          rect(x - 36, floorLine - 24, 72, 28, stone) +
          rect(x - 36, 30, 72, 18, stone),
      )
      .join('') +
    rect(0, 0, 1200, 30, stone) +
    rect(0, 30, 1200, 5, '#000', opacity(0.1))
  )
}

function deskWall(room: Room): string {
  const { scene, decor, stars } = room
  const { palette } = decor
  const tone = (c: string) => inside(scene, c)
  const panel = rounded(570, 130, 550, floorLine - 145, 10, tone(mix(palette.wood, palette.wallShade, 0.25)))
  if (stars <= 2) {
    let hooks = ''
    for (let r = 0; r < 3; r++) for (let c = 0; c < 6; c++) hooks += cell(640 + c * 74, 210 + r * 62, 46, 40)
    let keys = ''
    for (let i = 0; i < 11; i++)
      keys +=
        disc(663 + ((i * 5) % 6) * 74, 222 + ((i * 2) % 3) * 62, 5) +
        cell(661 + ((i * 5) % 6) * 74, 224 + ((i * 2) % 3) * 62, 4, 20)
    return panel + path(hooks, tone(darken(palette.wood, 0.2))) + path(keys, tone('#e8c98a'))
  }
  let slats = ''
  for (let x = 590; x < 1110; x += 26) slats += cell(x, 140, 12, floorLine - 160)
  return (
    panel +
    path(slats, tone(lighten(palette.wood, 0.14)), opacity(0.55)) +
    circle(845, 290, 86, tone(mix(palette.wall, '#ffffff', 0.4))) +
    emblem(scene, room.stage.plan, 845, 290, 58)
  )
}

function counter({ scene, decor, lampOn }: Room): string {
  const { palette } = decor
  const tone = (c: string) => inside(scene, c)
  let ribs = ''
  for (let x = 610; x < 1090; x += 24) ribs += cell(x, 560, 10, 180)
  return (
    ellipse(850, 756, 310, 18, '#000', opacity(0.2)) +
    rounded(
      586,
      540,
      528,
      212,
      14,
      scene.down([0, tone(lighten(palette.wood, 0.08))], [1, tone(darken(palette.wood, 0.18))]),
    ) +
    path(ribs, '#000', opacity(0.1)) +
    rounded(566, 516, 568, 30, 8, tone('#f1ebe1')) +
    rect(576, 546, 548, 6, '#000', opacity(0.18)) +
    (lampOn ? rect(596, 736, 508, 8, '#ffdfa0', opacity(0.8)) : '') +
    ellipse(720, 512, 24, 5, tone('#b99352')) +
    path(d`M702 510q2 -20 18 -20t18 20z`, tone('#d9b26a')) +
    circle(720, 487, 4, tone('#b99352')) +
    path(d`M966 516v-34q-22 -8 -20 -40q26 6 26 32q2 -32 28 -40q4 34 -22 46v36z`, tone('#5a9a6a')) +
    path(d`M952 516h44l-6 -32h-32z`, tone(palette.throw)) +
    rounded(830, 470, 74, 48, 5, tone('#3a4152')) +
    rect(860, 512, 14, 8, tone('#3a4152'))
  )
}

function trolley({ scene, decor }: Room): string {
  const tone = (c: string) => inside(scene, c)
  const brass = tone('#c9a458')
  return (
    ellipse(1090, 862, 88, 10, '#000', opacity(0.18)) +
    line(d`M1020 840V690q0 -56 68 -56t68 56v150`, brass, 8) +
    rounded(1006, 834, 166, 14, 6, tone(darken(decor.palette.accent, 0.2))) +
    path(disc(1030, 856, 10) + disc(1148, 856, 10), tone('#2b3346')) +
    rounded(1032, 762, 76, 72, 8, tone(decor.palette.throw)) +
    rounded(1112, 786, 46, 48, 8, tone(decor.palette.accent)) +
    line(d`M1056 762v-12h28v12M1126 786v-10h18v10`, tone('#4a3a30'), 5) +
    rounded(1044, 722, 84, 40, 8, tone(lighten(decor.palette.wood, 0.2)))
  )
}
