import { darken, lighten, mix } from '../canvas/colour.ts'
import { cell, circle, d, disc, ellipse, line, opacity, path, placed, rect, rounded } from '../canvas/svg.ts'
import { pottedPlant } from '../scenery/plants.ts'
import { inside, type Room } from './decor.ts'
import { floorLine, roomLight } from './shell.ts'
import { windowIn } from './windows.ts'

/** Basin, mirror and bath or shower, tiled in the hotel's colours. */
export function bathroom(room: Room): string {
  const { scene, decor, lampOn, stars } = room
  const { palette } = decor
  const tone = (c: string) => inside(scene, c)
  const tile = mix(palette.throw, palette.wall, 0.62)
  let joints = ''
  for (let y = 30; y < floorLine; y += 60) joints += cell(0, y, 1200, 1.8)
  for (let x = 20; x < 1200; x += 60) joints += cell(x, floorLine - 300, 1.8, 300)
  const walls =
    rect(0, 0, 1200, floorLine, scene.down([0, tone(palette.wallShade)], [1, tone(palette.wall)])) +
    rect(0, floorLine - 300, 1200, 300, tone(tile)) +
    path(joints, tone(lighten(tile, 0.5)), opacity(0.4)) +
    rect(0, floorLine - 308, 1200, 10, tone(lighten(palette.wall, 0.5)))
  let grid = ''
  for (let i = -10; i <= 10; i++) grid += d`M${600 + i * 84} ${floorLine}L${600 + i * 168} 900`
  for (let i = 1; i < 6; i++) grid += d`M0 ${floorLine + (270 * i * i) / 30}H1200`
  const floor =
    rect(0, floorLine, 1200, 270, scene.down([0, tone(darken('#e2ddd4', 0.1))], [1, tone('#e9e4da')])) +
    line(grid, '#5a5048', 2, opacity(0.18))
  const wash = stars >= 3 ? tub(room) : shower(room)
  const content =
    walls +
    floor +
    windowIn(room, { x: 700, y: 110, w: 300, h: 250, kind: 'casement', curtains: false }) +
    vanity(room) +
    wash +
    mat(room) +
    pottedPlant(scene, 'fronds', 612, 730, 190, palette.accent) +
    towels(room)
  return (
    (decor.mirrored ? placed(1200, 0, 1, content, true) : content) +
    (lampOn ? circle(290, 190, 300, scene.glow([0, '#ffd591', 0.35], [1, '#ffd591', 0])) : '') +
    roomLight(room)
  )
}

function vanity({ scene, decor, lampOn, stars }: Room): string {
  const tone = (c: string) => inside(scene, c)
  const wood = mix(decor.palette.wood, decor.palette.floor, 0.35)
  const basins = stars >= 5 ? [190, 410] : [300]
  const glass = scene.slant([0, tone('#dfeaf0')], [0.5, tone('#f7fafa')], [1, tone('#c9d6de')])
  const mirror =
    stars >= 4
      ? rounded(96, 90, 408, 260, 14, tone('#b99352')) + rounded(106, 100, 388, 240, 8, glass)
      : circle(300, 230, 132, tone('#b99352')) + circle(300, 230, 122, glass)
  const sheen = path(d`M220 300L300 140h40l-80 170z`, '#fff', opacity(0.35))
  const lamps = [70, 530]
    .map(
      (x) =>
        rounded(x - 14, 190, 28, 80, 14, lampOn ? '#fff1cc' : tone('#f4ead8')) +
        rect(x - 5, 264, 10, 22, tone('#b99352')),
    )
    .join('')
  const taps = basins
    .map(
      (x) =>
        path(d`M${x - 74} 442q2 -20 22 -20h104q20 0 22 20q-10 34 -74 34t-74 -34z`, tone('#ffffff')) +
        ellipse(x, 440, 62, 9, tone('#cfd8de')) +
        line(d`M${x + 60} 424v-36q0 -20 -34 -20v14`, tone('#b99352'), 9),
    )
    .join('')
  let fronts = ''
  for (let i = 0; i < 3; i++) fronts += cell(76 + i * 152, 500, 142, 120)
  return (
    mirror +
    sheen +
    lamps +
    rounded(60, 464, 480, 26, 6, tone('#f3efe8')) +
    rect(70, 490, 460, 140, tone(wood)) +
    line(fronts, '#000', 2, opacity(0.22)) +
    path(disc(147, 520, 5) + disc(299, 520, 5) + disc(451, 520, 5), tone('#e8c98a')) +
    rect(64, 630, 472, 12, '#000', opacity(0.16)) +
    taps +
    rounded(300 + (basins.length > 1 ? -24 : 120), 424, 20, 42, 5, tone(decor.palette.accent)) +
    rounded(300 + (basins.length > 1 ? 4 : 148), 434, 18, 32, 5, tone(decor.palette.throw))
  )
}

function tub({ scene, decor }: Room): string {
  const tone = (c: string) => inside(scene, c)
  return (
    ellipse(910, 818, 262, 20, '#000', opacity(0.18)) +
    path(
      d`M660 600q-6 214 90 214h320q96 0 90 -214z`,
      scene.down([0, tone('#ffffff')], [1, tone('#cdd4da')]),
    ) +
    rounded(638, 584, 544, 32, 16, tone('#ffffff')) +
    ellipse(910, 598, 246, 10, tone('#bfe0e6')) +
    path(cell(736, 808, 26, 18) + cell(1058, 808, 26, 18), tone('#b99352')) +
    line(d`M1120 584V470q0 -28 -40 -28q-34 0 -34 30`, tone('#b99352'), 10, 'stroke-linecap="round"') +
    rounded(1030, 470, 34, 14, 5, tone('#b99352')) +
    path(d`M680 600q10 -26 66 -18q40 6 44 18v70q-50 14 -110 0z`, tone(decor.palette.throw)) +
    rect(680, 652, 110, 6, '#fff', opacity(0.4))
  )
}

function shower({ scene, decor }: Room): string {
  const tone = (c: string) => inside(scene, c)
  return (
    rect(640, floorLine + 130, 520, 26, tone('#f4f1ea')) +
    rect(640, floorLine + 156, 520, 8, '#000', opacity(0.15)) +
    line(d`M1080 520V130q0 -26 -40 -26h-40`, tone('#b9c0c8'), 9) +
    path(d`M950 104h100l14 20H936z`, tone('#b9c0c8')) +
    rounded(1050, 360, 60, 18, 6, tone('#b9c0c8')) +
    rect(660, 60, 480, floorLine + 76, '#dff0f4', opacity(0.24)) +
    line(cell(660, 60, 480, floorLine + 74), tone('#c9d0d6'), 7) +
    rect(898, 60, 5, floorLine + 74, tone('#c9d0d6')) +
    path(d`M720 60h90L700 500v-200z`, '#fff', opacity(0.16)) +
    rounded(1000, 430, 22, 44, 5, tone(decor.palette.accent))
  )
}

const mat = ({ scene, decor }: Room) =>
  path(d`M150 716H450L486 790H114z`, inside(scene, mix(decor.palette.accent, decor.palette.wall, 0.45))) +
  line(d`M168 728H432L460 780H140z`, '#fff', 3, opacity(0.45))

const towels = ({ scene, decor }: Room) => {
  const tone = (c: string) => inside(scene, c)
  return (
    rounded(560, 400, 104, 7, 3, tone('#b99352')) +
    rounded(574, 402, 60, 116, 5, tone(lighten(decor.palette.throw, 0.2))) +
    rect(574, 486, 60, 7, '#fff', opacity(0.5))
  )
}
