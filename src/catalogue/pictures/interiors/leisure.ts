import type { Plan } from '../buildings/plan.ts'
import { darken, lighten, mix } from '../colour.ts'
import { pottedPlant, tree } from '../plants.ts'
import type { Climate } from '../subject.ts'
import { cell, circle, d, disc, ellipse, line, opacity, path, placed, rect, rounded } from '../svg.ts'
import { lounger, parasol } from '../things.ts'
import { longPool } from '../water.ts'
import { inside, type Room } from './decor.ts'
import { daylight, floorLine, roomLight, shell, viewOf, windowIn } from './shell.ts'

const turned = ({ decor }: Room, content: string) =>
  decor.mirrored ? placed(1200, 0, 1, content, true) : content

/** Pools are outdoors where it is warm, under a roof elsewhere. */
export const hasOpenAirPool = (climate: Climate, plan: Plan) =>
  (climate === 'tropical' || climate === 'arid' || climate === 'mediterranean') && !plan.snow

export const pool = (room: Room) =>
  hasOpenAirPool(room.stage.climate, room.stage.plan) ? infinityPool(room) : indoorPool(room)

function infinityPool(room: Room): string {
  const { scene, stage, decor } = room
  const { place } = stage
  const edge = 560
  const deck = scene.tint(place.pick(['#c9a27a', '#d9c8ac', '#b98d64']))
  const cloth = place.pick(['#f3ead8', '#e8604c', '#2fa6a0', '#3f7fc0'])
  const left = place.chance(0.5)
  const water = longPool(scene, {
    left: -30,
    right: 1230,
    y: edge + 14,
    nearLeft: left ? 330 : -80,
    nearRight: left ? 1290 : 870,
    nearY: 800,
  })
  const seats = left ? [20, 44] : [1180, 1156]
  return (
    viewOf(stage, edge + 20) +
    rect(0, edge, 1200, 340, scene.down([0, deck], [1, darken(deck, 0.14)])) +
    water +
    rect(0, edge - 2, 1200, 10, lighten(scene.tint('#7fd8e0'), 0.4), opacity(0.8)) +
    parasol(scene, left ? 96 : 1104, 716, 1.7, cloth) +
    seats.map((x, i) => lounger(scene, x, 776 + i * 84, 1.6, '#fdf6ea', !left)).join('') +
    (stage.climate === 'tropical'
      ? tree(scene, 'palm', left ? 1150 : 50, 900, 4)
      : pottedPlant(scene, 'fronds', left ? 1130 : 70, 880, 220, decor.palette.throw)) +
    roomLight(room)
  )
}

function indoorPool(room: Room): string {
  const { scene, decor, lampOn } = room
  const tone = (c: string) => inside(scene, c)
  const { palette } = decor
  const y = 520
  let bays = ''
  for (let i = 0; i < 4; i++)
    bays += windowIn(room, {
      x: 50 + i * 290,
      y: 80,
      w: 230,
      h: 400,
      kind: decor.window === 'arched' ? 'arched' : 'panorama',
      pan: (i - 1.5) / 2,
      curtains: false,
    })
  let tiles = ''
  for (let i = -10; i <= 10; i++) tiles += d`M${600 + i * 70} ${y}L${600 + i * 180} 900`
  const walls = rect(0, 0, 1200, y, scene.down([0, tone(palette.wallShade)], [1, tone(palette.wall)])) + bays
  const floor =
    rect(0, y, 1200, 380, scene.down([0, tone('#d6cdbf')], [1, tone('#e9e2d6')])) +
    line(tiles, '#4a3f36', 2, opacity(0.14))
  const lights = lampOn
    ? [310, 600, 890]
        .map((x) => circle(x, 300, 110, scene.glow([0, '#ffd591', 0.4], [1, '#ffd591', 0])))
        .join('')
    : ''
  const steps = line(d`M186 700v-66q0 -22 26 -22M246 700v-66q0 -22 26 -22`, tone('#b9c0c8'), 8)
  return (
    walls +
    floor +
    lights +
    longPool(scene, { left: 300, right: 900, y: y + 60, nearLeft: 80, nearRight: 1120, nearY: 830 }) +
    steps +
    [130, 960].map((x, i) => lounger(scene, x + (i ? 110 : 0), y + 48, 0.9, '#fdf6ea', i === 1)).join('') +
    pottedPlant(scene, 'fronds', 44, 640, 190, palette.throw) +
    pottedPlant(scene, 'fronds', 1156, 640, 190, palette.throw) +
    roomLight(room)
  )
}

export function spa(room: Room): string {
  const { scene, decor, stage } = room
  const { palette } = decor
  const tone = (c: string) => inside(scene, c)
  const win = { x: 90, y: 110, w: 330, h: 400 }
  const shelf =
    rounded(760, 250, 330, 12, 4, tone(palette.wood)) +
    [790, 850, 910]
      .map((x, i) =>
        rounded(
          x,
          250 - 60 + i * 12,
          30,
          60 - i * 12,
          6,
          tone([palette.accent, palette.throw, '#e9e2d6'][i]!),
        ),
      )
      .join('') +
    rounded(980, 214, 88, 36, 14, tone('#ffffff')) +
    rounded(990, 184, 70, 32, 14, tone(lighten(palette.throw, 0.3)))
  const table =
    ellipse(640, 846, 360, 20, '#000', opacity(0.18)) +
    path(cell(360, 720, 22, 124) + cell(900, 720, 22, 124), tone(palette.wood)) +
    rounded(320, 676, 640, 56, 14, tone(mix(palette.wood, palette.floor, 0.3))) +
    rounded(306, 610, 668, 78, 24, scene.down([0, tone('#ffffff')], [1, tone('#dcd8de')])) +
    path(
      d`M520 606h330q30 40 20 96H510q-14 -50 10 -96z`,
      scene.down([0, tone(lighten(palette.throw, 0.2))], [1, tone(palette.throw)]),
    ) +
    rounded(330, 576, 150, 48, 22, tone('#ffffff')) +
    rounded(700, 574, 110, 32, 15, tone('#f7f2e8')) +
    rounded(712, 548, 86, 30, 14, tone(lighten(palette.accent, 0.35)))
  const stones = [1064, 1120]
    .map(
      (x, i) =>
        ellipse(x, 842, 40 - i * 6, 14, tone('#6a6e78')) +
        ellipse(x - 2, 822, 30 - i * 5, 11, tone('#8a8e98')) +
        ellipse(x, 804, 20 - i * 3, 9, tone('#a5a9b2')),
    )
    .join('')
  const candle = (x: number, y: number, h: number) =>
    circle(x, y - h - 10, 80, scene.glow([0, '#ffd591', 0.6], [0.4, '#ffd591', 0.2], [1, '#ffd591', 0])) +
    rounded(x - 14, y - h, 28, h, 5, tone('#fff4de')) +
    ellipse(x, y - h - 12, 5, 11, '#ffb84d')
  const content =
    shell(room, { floor: 'boards', wall: 'slats' }) +
    windowIn(room, win) +
    daylight(room, win.x, win.w) +
    shelf +
    candle(1100, 250, 44) +
    tree(
      scene,
      stage.region === 'nordic' || stage.climate === 'cold' ? 'birch' : 'bamboo',
      560,
      floorLine + 10,
      3.6,
    ) +
    table +
    candle(190, 830, 54) +
    candle(240, 846, 36) +
    stones
  return turned(room, content) + roomLight(room)
}

export function gym(room: Room): string {
  const { scene, decor } = room
  const { palette } = decor
  const tone = (c: string) => inside(scene, c)
  const dark = tone('#2f3646')
  const runner = (x: number) =>
    ellipse(x + 10, 806, 150, 12, '#000', opacity(0.2)) +
    path(d`M${x - 140} 796l250 -22h44v22z`, dark) +
    path(d`M${x - 120} 790l220 -18h30z`, tone('#596273')) +
    line(d`M${x + 120} 780L${x + 84} 560M${x + 92} 620h-86`, tone('#c9d0d6'), 12, 'stroke-linecap="round"') +
    path(d`M${x + 50} 560l70 -34l12 24l-66 34z`, dark) +
    path(d`M${x + 62} 560l46 -22l6 12l-46 22z`, tone('#7fd0e0'))
  let rack =
    rounded(40, 560, 300, 16, 5, dark) +
    rounded(40, 640, 300, 16, 5, dark) +
    path(cell(50, 540, 12, 210) + cell(318, 540, 12, 210), dark)
  for (const [y, count] of [
    [560, 5],
    [640, 4],
  ] as const)
    for (let i = 0; i < count; i++)
      rack +=
        rounded(70 + i * 52, y - 24, 14, 26, 4, tone(i % 2 ? palette.accent : '#4a5262')) +
        rounded(92 + i * 52, y - 24, 14, 26, 4, tone(i % 2 ? palette.accent : '#4a5262')) +
        rect(80 + i * 52, y - 15, 16, 8, tone('#b9c0c8'))
  const win = { x: 440, y: 110, w: 640, h: 420 }
  const content =
    shell(room, { floor: 'boards', wall: 'plain' }) +
    windowIn(room, { ...win, kind: 'panorama', curtains: false }) +
    daylight(room, win.x, win.w) +
    rounded(
      46,
      110,
      320,
      390,
      6,
      scene.slant([0, tone('#dfeaf0')], [0.5, tone('#f7fafa')], [1, tone('#c9d6de')]),
    ) +
    path(d`M110 500L230 110h60L170 500z`, '#fff', opacity(0.4)) +
    rack +
    runner(560) +
    runner(900) +
    circle(
      1130,
      800,
      58,
      scene.slant([0, tone(lighten(palette.throw, 0.3))], [1, tone(darken(palette.throw, 0.15))]),
    ) +
    path(d`M150 800H420L450 868H110z`, tone(palette.accent)) +
    line(d`M160 808H410L436 860H124z`, '#fff', 3, opacity(0.3)) +
    rounded(386, 790, 30, 60, 15, tone(palette.throw)) +
    path(disc(230, 838, 12) + disc(286, 838, 12), dark) +
    rect(230, 834, 56, 8, tone('#b9c0c8'))
  return turned(room, content) + roomLight(room)
}

export function meeting(room: Room): string {
  const { scene, decor } = room
  const { palette } = decor
  const tone = (c: string) => inside(scene, c)
  const win = { x: 60, y: 110, w: 420, h: 420 }
  const chair = (x: number, y: number, k: number, back: boolean) => {
    const seat = rounded(x - 44 * k, y - 76 * k, 88 * k, 18 * k, 8 * k, tone(palette.accent))
    const rest = rounded(
      x - 40 * k,
      y - 170 * k,
      80 * k,
      92 * k,
      16 * k,
      tone(back ? darken(palette.accent, 0.1) : lighten(palette.accent, 0.08)),
    )
    return (
      ellipse(x, y + 2, 50 * k, 7 * k, '#000', opacity(0.16)) +
      line(
        d`M${x} ${y - 60 * k}v${46 * k}M${x - 34 * k} ${y}q${34 * k} ${-24 * k} ${68 * k} 0`,
        tone('#4a5262'),
        6 * k,
      ) +
      seat +
      rest
    )
  }
  const screen =
    rounded(620, 130, 440, 270, 10, tone('#2b3144')) +
    rounded(634, 144, 412, 242, 4, scene.slant([0, '#e9f1f8'], [1, '#c6d8ea'])) +
    path(
      cell(680, 320, 40, 40) + cell(740, 280, 40, 80) + cell(800, 300, 40, 60) + cell(860, 230, 40, 130),
      tone(palette.throw),
    ) +
    circle(960, 230, 46, tone(palette.accent)) +
    path(d`M960 230V184a46 46 0 0 1 40 68z`, tone(palette.throw))
  const table =
    path(
      d`M330 640H870L1040 770H160z`,
      scene.down([0, tone(lighten(palette.wood, 0.28))], [1, tone(lighten(palette.wood, 0.12))]),
    ) +
    path(d`M160 770H1040v22H160z`, tone(darken(palette.wood, 0.2))) +
    path(cell(250, 792, 24, 66) + cell(926, 792, 24, 66), tone(darken(palette.wood, 0.3)))
  const papers =
    [360, 560, 760]
      .map(
        (x) =>
          path(d`M${x} 726h86l12 30h-102z`, tone('#ffffff')) +
          rounded(x + 100, 716, 18, 30, 4, tone('#dff0f4')),
      )
      .join('') + [430, 600, 770].map((x) => path(d`M${x} 664h54l6 18h-64z`, tone('#ffffff'))).join('')
  const content =
    shell(room, { floor: 'carpet', wall: 'plain' }) +
    windowIn(room, { ...win, kind: 'panorama' }) +
    daylight(room, win.x, win.w) +
    screen +
    [420, 600, 780].map((x) => chair(x, 700, 0.78, false)).join('') +
    table +
    papers +
    [330, 600, 870].map((x) => chair(x, 884, 1, true)).join('') +
    pottedPlant(scene, 'fronds', 1140, 720, 220, palette.throw)
  return turned(room, content) + roomLight(room)
}

/** What one sees on opening the balcony door. */
export function windowView(room: Room): string {
  const { scene, stage, decor } = room
  const { palette } = decor
  const tone = (c: string) => inside(scene, c)
  const cloth = (flip: boolean) => {
    const sheer = scene.across(
      [0, tone(mix(palette.curtain, '#6b5a4a', 0.24))],
      [0.3, tone(palette.curtain)],
      [0.6, tone(mix(palette.curtain, '#6b5a4a', 0.16))],
      [1, tone(palette.curtain)],
    )
    return placed(
      flip ? 1200 : 0,
      0,
      1,
      path(d`M0 0H236Q250 420 176 900H0z`, sheer) +
        line(d`M70 0Q76 460 54 900M140 0Q150 430 112 900`, '#000', 3, opacity(0.06)),
      flip,
    )
  }
  let rail = ''
  for (let x = 150; x < 1060; x += 30) rail += cell(x, 640, 4, 150)
  const balcony =
    rect(120, 786, 960, 114, scene.down([0, scene.tint('#cfc3b0')], [1, scene.tint('#b5a48c')])) +
    path(
      rail + cell(120, 630, 960, 12) + cell(120, 772, 960, 7),
      scene.tint(decor.wall === 'boards' ? '#6b4a35' : '#343c50'),
    )
  const table =
    ellipse(780, 858, 90, 12, '#000', opacity(0.2)) +
    rect(774, 760, 12, 96, scene.tint('#3a4152')) +
    ellipse(780, 758, 84, 15, scene.tint('#fff6e6')) +
    rounded(750, 726, 30, 26, 6, scene.tint('#ffffff')) +
    line(d`M780 734q16 2 10 14`, scene.tint('#ffffff'), 4) +
    path(d`M806 754q-4 -34 12 -46q16 12 12 46z`, scene.tint(palette.throw)) +
    circle(818, 700, 14, scene.tint('#5f9a6a'))
  const frame = tone('#fbf7f0')
  return (
    viewOf(stage, 800) +
    balcony +
    table +
    pottedPlant(scene, 'flowers', 330, 866, 130, palette.throw) +
    path(cell(100, 0, 26, 900) + cell(1074, 0, 26, 900) + cell(100, 0, 1000, 30), frame) +
    cloth(false) +
    cloth(true) +
    rounded(-10, 12, 1220, 16, 8, tone('#4a3f38')) +
    roomLight(room)
  )
}
