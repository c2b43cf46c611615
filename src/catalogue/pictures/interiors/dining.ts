import { darken, lighten, mix } from '../colour.ts'
import { pottedPlant } from '../plants.ts'
import { cell, circle, d, disc, ellipse, line, opacity, path, placed, rect, rounded } from '../svg.ts'
import { inside, type Room } from './decor.ts'
import { artwork, pendant } from './furniture.ts'
import { daylight, floorLine, roomLight, shell, windowIn } from './shell.ts'

const turned = ({ decor }: Room, content: string) =>
  decor.mirrored ? placed(1200, 0, 1, content, true) : content

/** A laid table with two chairs, seen from the side. */
function laidTable({ scene, decor, stars, lampOn }: Room, x: number, y: number, k: number): string {
  const { palette } = decor
  const tone = (c: string) => inside(scene, c)
  const s = (v: number) => v * k
  const cloth = stars >= 4
  const chair = (cx: number, turn: number) =>
    path(
      cell(cx - s(34), y - s(76), s(8), s(78)) + cell(cx + s(26), y - s(76), s(8), s(78)),
      tone('#4a3a30'),
    ) +
    rounded(cx - s(42), y - s(92), s(84), s(22), s(9), tone(palette.accent)) +
    rounded(cx + turn * s(34) - s(9), y - s(196), s(18), s(116), s(9), tone(darken(palette.accent, 0.12)))
  const top = y - s(126)
  const legs = cloth
    ? path(
        d`M${x - s(104)} ${top}h${s(208)}l${s(14)} ${s(104)}q${-s(30)} ${s(10)} ${-s(58)} 0t${-s(58)} 0t${-s(58)} 0t${-s(62)} 0z`,
        scene.down([0, tone('#ffffff')], [1, tone('#d9d6dc')]),
      )
    : rect(x - s(7), top, s(14), s(126), tone(mix(palette.wood, palette.floor, 0.3))) +
      rounded(x - s(46), y - s(10), s(92), s(10), s(4), tone(mix(palette.wood, palette.floor, 0.3)))
  const glow = lampOn ? circle(x, top - s(30), s(70), scene.glow([0, '#ffd591', 0.5], [1, '#ffd591', 0])) : ''
  const setting = (px: number) =>
    ellipse(px, top - s(4), s(34), s(6), tone('#ffffff')) +
    ellipse(px, top - s(5), s(22), s(3.6), tone('#e6e2dc'))
  const glass = (px: number) =>
    line(d`M${px} ${top - s(4)}v${-s(20)}`, tone('#c9d6de'), s(2.6)) +
    path(
      d`M${px - s(10)} ${top - s(52)}h${s(20)}q${s(2)} ${s(28)} ${-s(10)} ${s(30)}q${-s(12)} ${-s(2)} ${-s(10)} ${-s(30)}z`,
      tone('#e9f2f4'),
      opacity(0.8),
    )
  return (
    ellipse(x, y + s(4), s(170), s(14), '#000', opacity(0.16)) +
    chair(x - s(154), -1) +
    chair(x + s(154), 1) +
    legs +
    ellipse(x, top, s(112), s(13), tone(cloth ? '#ffffff' : lighten(palette.wood, 0.2))) +
    setting(x - s(58)) +
    setting(x + s(58)) +
    glass(x - s(18)) +
    glass(x + s(22)) +
    glow +
    rounded(x - s(6), top - s(36), s(12), s(32), s(4), tone(lampOn ? '#fff1cc' : palette.throw)) +
    (lampOn
      ? ellipse(x, top - s(44), s(4), s(8), '#ffb84d')
      : circle(x, top - s(44), s(10), tone(palette.accent)))
  )
}

export function restaurant(room: Room): string {
  const { decor } = room
  const wins = [70, 470, 870]
    .map((x) =>
      windowIn(room, {
        x,
        y: 110,
        w: 260,
        h: decor.window === 'tall' || decor.window === 'arched' ? 470 : 380,
        kind: decor.window === 'paper_screen' ? 'casement' : decor.window,
        pan: (x - 470) / 500,
        curtains: false,
      }),
    )
    .join('')
  const content =
    shell(room, {
      floor: room.stars >= 4 ? 'carpet' : 'boards',
      wall: decor.wall === 'brick' ? 'plain' : decor.wall,
    }) +
    wins +
    daylight(room, 470, 260) +
    [400, 800].map((x) => pendant(room, x, 60, 0.9)).join('') +
    laidTable(room, 250, 706, 0.8) +
    laidTable(room, 950, 706, 0.8) +
    laidTable(room, 590, 852, 1.16) +
    pottedPlant(room.scene, 'fronds', 1140, 860, 250, decor.palette.throw)
  return turned(room, content) + roomLight(room)
}

export function breakfast(room: Room): string {
  const { decor } = room
  const win = { x: 90, y: 110, w: 420, h: 400 }
  const content =
    shell(room, { floor: 'tiles' }) +
    windowIn(room, { ...win, curtains: decor.window !== 'paper_screen' }) +
    daylight(room, win.x, win.w) +
    artwork(room, 900, 120, 230, 3) +
    [720, 900, 1080].map((x) => pendant(room, x, 30, 0.5)).join('') +
    buffet(room) +
    laidTable(room, 300, 852, 1.05)
  return turned(room, content) + roomLight(room)
}

function buffet({ scene, decor }: Room): string {
  const { palette } = decor
  const tone = (c: string) => inside(scene, c)
  const top = 500
  let boards = ''
  for (let i = 0; i < 5; i++) boards += cell(606 + i * 112, top + 40, 104, 190)
  const bread = [640, 690, 740]
    .map(
      (x, i) =>
        path(d`M${x} ${top - 16}q2 -32 26 -32t26 32z`, tone(i % 2 ? '#c98a4a' : '#e0ab62')) +
        line(d`M${x + 12} ${top - 38}l10 12M${x + 26} ${top - 40}l10 12`, tone('#a5682f'), 3),
    )
    .join('')
  const fruit =
    path(d`M840 ${top - 12}q4 -36 62 -36t62 36z`, tone('#ffffff')) +
    path(disc(862, top - 48, 16) + disc(938, top - 46, 16), tone('#e8703f')) +
    path(disc(892, top - 56, 17) + disc(916, top - 60, 14), tone('#f4c25a')) +
    path(disc(878, top - 66, 11), tone('#c0503f'))
  const jar = (x: number, colour: string) =>
    path(d`M${x} ${top - 14}v-78q0 -8 8 -8h28q8 0 8 8v78z`, tone('#e9f2f4'), opacity(0.9)) +
    rect(x + 4, top - 70, 36, 54, tone(colour)) +
    rounded(x + 2, top - 108, 40, 10, 4, tone('#b99352'))
  const urn =
    rounded(1110, top - 128, 62, 116, 12, tone('#b9c0c8')) +
    rounded(1116, top - 146, 50, 20, 8, tone('#8a929c')) +
    rect(1132, top - 40, 18, 10, tone('#4a5262')) +
    rounded(1130, top - 22, 22, 16, 4, tone('#ffffff'))
  return (
    rounded(590, top + 20, 600, 220, 6, tone(mix(palette.wood, palette.wall, 0.2))) +
    line(boards, '#000', 2, opacity(0.18)) +
    rounded(576, top - 2, 628, 26, 6, tone('#f3ede4')) +
    rect(584, top + 24, 612, 6, '#000', opacity(0.15)) +
    rounded(624, top - 18, 176, 18, 5, tone(darken(palette.wood, 0.1))) +
    bread +
    fruit +
    jar(1000, '#f0a63c') +
    jar(1052, '#d8503f') +
    urn +
    rect(590, top + 240, 600, 10, '#000', opacity(0.16))
  )
}

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
  return turned(room, content) + roomLight(room)
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
