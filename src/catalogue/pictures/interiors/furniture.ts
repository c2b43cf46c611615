import { darken, lighten, mix } from '../colour.ts'
import { cell, circle, d, disc, ellipse, line, opacity, path, rect, rounded } from '../svg.ts'
import { inside, type Room } from './decor.ts'
import { floorLine } from './shell.ts'

const lampColour = '#ffd591'
const shadowUnder = (x: number, y: number, rx: number, ry: number) =>
  ellipse(x, y, rx, ry, '#000', opacity(0.18))
const glowAt = ({ scene, lampOn }: Room, x: number, y: number, r: number) =>
  lampOn
    ? circle(x, y, r, scene.glow([0, lampColour, 0.55], [0.35, lampColour, 0.2], [1, lampColour, 0]))
    : ''

function cushion({ scene }: Room, x: number, y: number, w: number, h: number, colour: string): string {
  const tone = (c: string) => inside(scene, c)
  return path(
    d`M${x + 10} ${y}Q${x + w / 2} ${y - 12} ${x + w - 10} ${y}Q${x + w + 6} ${y + h / 2} ${x + w - 4} ${y + h - 5}Q${x + w / 2} ${y + h + 9} ${x + 4} ${y + h - 5}Q${x - 6} ${y + h / 2} ${x + 10} ${y}z`,
    scene.down([0, tone(lighten(colour, 0.4))], [1, tone(mix(colour, '#6f7390', 0.26))]),
  )
}

/** A made bed, its head to the wall, its foot to the viewer. */
export function bed(
  room: Room,
  cx: number,
  w: number,
  { foot = 832, pillows = w > 380 ? 2 : 1, canopy = false } = {},
): string {
  const { scene, decor } = room
  const { palette } = decor
  const tone = (c: string) => inside(scene, c)
  const left = cx - w / 2
  const right = cx + w / 2
  const head = floorLine - 14
  const spread = 40 * Math.min(1, w / 500)
  const edge = foot - 66
  const out =
    headboard(room, cx, w) +
    path(
      d`M${left - 10} ${head + 40}L${left - spread - 14} ${foot + 8}H${right + spread + 14}L${right + 10} ${head + 40}z`,
      '#000',
      opacity(0.2),
    ) +
    path(
      d`M${left + 8} ${head - 20}H${right - 8}L${right + spread - 6} ${edge}V${foot}H${left - spread + 6}V${edge}z`,
      tone(mix(palette.linen, '#8f8a9a', 0.3)),
    ) +
    path(
      d`M${left + 2} ${head - 8}Q${cx} ${head - 32} ${right - 2} ${head - 8}L${right + spread} ${edge - 4}Q${cx} ${edge + 14} ${left - spread} ${edge - 4}z`,
      scene.down(
        [0, tone(mix(palette.linen, '#9aa0b8', 0.16))],
        [0.5, tone(palette.linen)],
        [1, tone(mix(palette.linen, '#8a8ea6', 0.28))],
      ),
    ) +
    path(
      d`M${left - spread} ${edge - 4}Q${cx} ${edge + 14} ${right + spread} ${edge - 4}L${right + spread + 2} ${foot - 8}Q${cx} ${foot + 6} ${left - spread - 2} ${foot - 8}z`,
      tone(mix(palette.linen, '#7f84a0', 0.34)),
    ) +
    pillowsOn(room, cx, w, head, pillows) +
    throwOn(room, cx, w, edge, foot, spread) +
    line(
      d`M${left + w * 0.16} ${head + 14}Q${left + w * 0.24} ${head + 66} ${left + w * 0.17} ${edge - 60}M${right - w * 0.2} ${head + 8}Q${right - w * 0.27} ${head + 62} ${right - w * 0.19} ${edge - 56}`,
      '#7f84a0',
      2.4,
      opacity(0.25),
    )
  return canopy ? canopyBack(room, cx, w) + out + canopyFront(room, cx, w, foot) : out
}

function pillowsOn(room: Room, cx: number, w: number, head: number, count: number): string {
  const { palette } = room.decor
  const pw = count === 2 ? w * 0.37 : w * 0.7
  const xs = count === 2 ? [cx - w * 0.42, cx + w * 0.42 - pw] : [cx - pw / 2]
  return (
    xs.map((x) => cushion(room, x, head - 82, pw, 92, palette.linen)).join('') +
    xs
      .map((x) =>
        cushion(room, x + pw * 0.09, head - 56, pw * 0.82, 74, mix(palette.linen, palette.wallShade, 0.28)),
      )
      .join('') +
    cushion(room, cx - w * 0.115, head - 44, w * 0.23, 62, palette.accent)
  )
}

function throwOn(
  { scene, decor }: Room,
  cx: number,
  w: number,
  edge: number,
  foot: number,
  spread: number,
): string {
  const { palette } = decor
  const tone = (c: string) => inside(scene, c)
  const top = edge - 44
  const near = w / 2 + spread
  const far = near - spread * 0.3
  let stripes = ''
  for (let i = 0; i < 4; i++)
    stripes += d`M${cx - far - i * 3} ${top + 10 + i * 15}Q${cx} ${top + 28 + i * 15} ${cx + far + i * 3} ${top + 10 + i * 15}`
  return (
    path(
      d`M${cx - far} ${top}Q${cx} ${top + 18} ${cx + far} ${top}L${cx + near} ${edge - 4}L${cx + near + 2} ${foot - 30}Q${cx} ${foot - 14} ${cx - near - 2} ${foot - 30}L${cx - near} ${edge - 4}z`,
      scene.down(
        [0, tone(lighten(palette.throw, 0.12))],
        [0.45, tone(palette.throw)],
        [1, tone(mix(palette.throw, '#20140f', 0.28))],
      ),
    ) + line(stripes, '#fff', 1.7, opacity(0.22))
  )
}

function headboard({ scene, decor }: Room, cx: number, w: number): string {
  const { palette } = decor
  const tone = (c: string) => inside(scene, c)
  const left = cx - w / 2 + 10
  const width = w - 20
  const top = floorLine - 236
  const paint = scene.down([0, tone(lighten(palette.wood, 0.14))], [1, tone(palette.wood)])
  if (decor.headboard === 'round')
    return path(
      d`M${left + 6} ${floorLine}V${top + 76}Q${cx} ${top - 56} ${left + width - 6} ${top + 76}V${floorLine}z`,
      paint,
    )
  const base = rounded(left + 5, top + 16, width, 230, 14, '#000', opacity(0.14))
  if (decor.headboard === 'slatted') {
    let slats = ''
    for (let x = left; x <= left + width - 14; x += 34) slats += cell(x, top + 14, 14, 220)
    return path(slats, paint) + rounded(left - 4, top, width + 8, 20, 6, tone(darken(palette.wood, 0.12)))
  }
  if (decor.headboard === 'cane') {
    let weave = ''
    for (let i = -6; i < width / 26; i++)
      weave += d`M${left + 24 + i * 26} ${top + 26}l150 160M${left + 24 + i * 26 + 150} ${top + 26}l-150 160`
    return (
      rounded(left, top, width, 240, 60, tone(darken(palette.wood, 0.1))) +
      rounded(left + 20, top + 20, width - 40, 200, 44, tone(mix(palette.wood, '#f0dcb0', 0.62))) +
      scene.clipped(
        d`M${left + 20} ${top + 60}q0 -40 44 -40h${width - 128}q44 0 44 40v160h${-(width - 40)}z`,
        line(weave, tone(palette.wood), 2.4, opacity(0.5)),
      )
    )
  }
  let tufts = ''
  const count = Math.max(3, Math.round(width / 96))
  if (decor.headboard === 'tufted')
    for (let i = 1; i < count; i++) tufts += cell(left + (i * width) / count - 1.5, top + 10, 3, 170)
  return base + rounded(left, top, width, 240, 14, paint) + path(tufts, '#000', opacity(0.2))
}

const canopyBack = ({ scene, decor }: Room, cx: number, w: number) => {
  const wood = inside(scene, darken(decor.palette.wood, 0.1))
  return path(
    cell(cx - w / 2 - 6, 90, 12, floorLine - 90) +
      cell(cx + w / 2 - 6, 90, 12, floorLine - 90) +
      cell(cx - w / 2 - 6, 90, w + 12, 12),
    wood,
  )
}

const canopyFront = ({ scene, decor }: Room, cx: number, w: number, foot: number) => {
  const wood = inside(scene, decor.palette.wood)
  const veil = scene.across([0, '#ffffff', 0.75], [0.5, '#ffffff', 0.4], [1, '#ffffff', 0.7])
  const outer = w / 2 + 44
  return (
    path(
      d`M${cx - outer} 62h44Q${cx - outer + 26} 420 ${cx - outer - 12} ${foot - 40}h-12zM${cx + outer} 62h-44Q${cx + outer - 26} 420 ${cx + outer + 12} ${foot - 40}h12z`,
      veil,
    ) +
    path(
      cell(cx - outer - 7, 50, 13, foot - 46) +
        cell(cx + outer - 6, 50, 13, foot - 46) +
        cell(cx - outer - 12, 44, outer * 2 + 24, 15),
      wood,
    )
  )
}

/** A bedside table with its lamp. */
export function nightstand(room: Room, x: number): string {
  const { scene, decor, lampOn } = room
  const tone = (c: string) => inside(scene, c)
  const { wood, floor } = decor.palette
  const y = floorLine
  return (
    shadowUnder(x, y + 4, 60, 8) +
    rounded(x - 48, y - 82, 96, 84, 5, tone(mix(wood, floor, 0.5))) +
    rounded(x - 54, y - 90, 108, 12, 4, tone(mix(wood, floor, 0.25))) +
    rect(x - 38, y - 46, 76, 2.4, '#000', opacity(0.25)) +
    path(disc(x, y - 62, 4) + disc(x, y - 28, 4), tone('#e8c98a')) +
    glowAt(room, x, y - 168, 190) +
    rect(x - 3, y - 134, 6, 44, tone('#b99352')) +
    ellipse(x, y - 92, 20, 6, tone('#b99352')) +
    path(
      d`M${x - 24} ${y - 190}h48l16 58h-80z`,
      lampOn ? scene.down([0, '#fff6df'], [1, lampColour]) : tone('#f4ead8'),
    )
  )
}

export function rug({ scene, decor }: Room, cx: number, w: number, y = 700, depth = 160): string {
  const { palette } = decor
  const tone = (c: string) => inside(scene, c)
  const shape = (grow: number) =>
    d`M${cx - w / 2 + grow} ${y + grow * 0.5}H${cx + w / 2 - grow}L${cx + w / 2 + 64 - grow * 1.2} ${y + depth - grow * 0.6}H${cx - w / 2 - 64 + grow * 1.2}z`
  return (
    path(shape(0), tone(mix(palette.accent, palette.wall, 0.55))) +
    line(shape(16), tone(lighten(palette.accent, 0.5)), 3.5)
  )
}

/** A framed picture of simple shapes. */
export function artwork({ scene, decor }: Room, cx: number, y: number, w: number, kind: number): string {
  const { palette } = decor
  const tone = (c: string) => inside(scene, c)
  const h = w * 0.68
  const x = cx - w / 2
  const frame =
    rect(x - 4, y + 6, w + 12, h + 12, '#000', opacity(0.14)) +
    rect(x - 8, y - 8, w + 16, h + 16, tone('#3a322d')) +
    rect(x, y, w, h, tone('#fbf6ec'))
  if (kind === 0)
    return (
      frame +
      circle(cx + w * 0.16, y + h * 0.38, h * 0.2, tone(palette.throw)) +
      path(
        d`M${x} ${y + h}v${-h * 0.26}q${w * 0.26} ${-h * 0.38} ${w * 0.5} ${-h * 0.12}t${w * 0.5} ${-h * 0.14}V${y + h}z`,
        tone(palette.accent),
      ) +
      path(
        d`M${x} ${y + h}v${-h * 0.1}q${w * 0.3} ${-h * 0.22} ${w * 0.56} ${-h * 0.04}t${w * 0.44} ${-h * 0.08}V${y + h}z`,
        tone(palette.wood),
      )
    )
  if (kind === 1)
    return (
      frame +
      [palette.accent, palette.throw, palette.wood]
        .map((colour, i) =>
          ellipse(
            x + w * (0.25 + i * 0.25),
            y + h * 0.52,
            w * 0.11,
            h * (0.34 - i * 0.06),
            tone(colour),
            opacity(0.85),
          ),
        )
        .join('')
    )
  if (kind === 2)
    return (
      frame +
      path(
        d`M${x + w * 0.08} ${y + h * 0.88}L${x + w * 0.36} ${y + h * 0.26}L${x + w * 0.55} ${y + h * 0.68}L${x + w * 0.69} ${y + h * 0.42}L${x + w * 0.92} ${y + h * 0.88}z`,
        tone(palette.accent),
      ) +
      circle(x + w * 0.76, y + h * 0.24, h * 0.1, tone(palette.throw))
    )
  return (
    frame +
    line(
      d`M${cx} ${y + h * 0.9}q${-w * 0.04} ${-h * 0.4} ${w * 0.02} ${-h * 0.74}M${cx} ${y + h * 0.66}q${-w * 0.16} ${-h * 0.04} ${-w * 0.2} ${-h * 0.22}M${cx} ${y + h * 0.52}q${w * 0.16} ${-h * 0.04} ${w * 0.2} ${-h * 0.22}`,
      tone(palette.accent),
      5,
      'stroke-linecap="round"',
    ) +
    path(
      disc(cx - w * 0.2, y + h * 0.4, h * 0.08) +
        disc(cx + w * 0.2, y + h * 0.26, h * 0.08) +
        disc(cx + w * 0.02, y + h * 0.14, h * 0.08),
      tone(palette.throw),
    )
  )
}

export function armchair({ scene }: Room, x: number, y: number, colour: string, k = 1): string {
  const tone = (c: string) => inside(scene, c)
  const s = (v: number) => v * k
  const arm = tone(mix(colour, '#101626', 0.16))
  return (
    shadowUnder(x, y + s(10), s(116), s(14)) +
    path(cell(x - s(78), y - s(32), s(9), s(38)) + cell(x + s(70), y - s(32), s(9), s(38)), tone('#5b4032')) +
    path(
      d`M${x - s(76)} ${y - s(80)}Q${x - s(84)} ${y - s(188)} ${x} ${y - s(192)}Q${x + s(84)} ${y - s(188)} ${x + s(76)} ${y - s(80)}z`,
      scene.down([0, tone(lighten(colour, 0.18))], [1, tone(colour)]),
    ) +
    rounded(x - s(92), y - s(98), s(184), s(66), s(20), tone(lighten(colour, 0.08))) +
    rounded(x - s(102), y - s(118), s(38), s(90), s(17), arm) +
    rounded(x + s(64), y - s(118), s(38), s(90), s(17), arm) +
    rounded(x - s(62), y - s(108), s(124), s(30), s(14), tone(lighten(colour, 0.24)))
  )
}

export function sofa({ scene, decor }: Room, x: number, y: number, w: number, colour: string): string {
  const tone = (c: string) => inside(scene, c)
  const left = x - w / 2
  const arm = tone(mix(colour, '#101626', 0.16))
  const room = { scene, decor } as Room
  return (
    shadowUnder(x, y + 10, w * 0.56, 14) +
    path(cell(left + 14, y - 26, 10, 34) + cell(left + w - 24, y - 26, 10, 34), tone('#5b4032')) +
    rounded(
      left + 8,
      y - 172,
      w - 16,
      130,
      26,
      scene.down([0, tone(lighten(colour, 0.18))], [1, tone(colour)]),
    ) +
    rounded(left, y - 92, w, 68, 16, tone(lighten(colour, 0.08))) +
    rounded(left + 32, y - 104, w / 2 - 36, 36, 14, tone(lighten(colour, 0.22))) +
    rounded(x + 4, y - 104, w / 2 - 36, 36, 14, tone(lighten(colour, 0.22))) +
    rounded(left - 12, y - 122, 44, 100, 19, arm) +
    rounded(left + w - 32, y - 122, 44, 100, 19, arm) +
    cushion(room, left + 42, y - 156, 72, 62, decor.palette.throw) +
    cushion(
      room,
      left + w - 118,
      y - 156,
      72,
      62,
      decor.palette.accent === colour ? decor.palette.linen : decor.palette.accent,
    )
  )
}

/** A hanging lamp in the hotel's own manner. */
export function pendant(room: Room, x: number, drop: number, k = 1): string {
  const { scene, decor, lampOn } = room
  const tone = (c: string) => inside(scene, c)
  const { accent } = decor.palette
  const shade = lampOn ? '#fff1cc' : tone('#f4ead8')
  const cord = rect(x - 1.4, 0, 2.8, drop, tone('#3a322d'))
  const glow = glowAt(room, x, drop + 30 * k, 170 * k)
  if (decor.pendant === 'globe')
    return (
      cord +
      glow +
      circle(x, drop + 34 * k, 36 * k, shade) +
      rect(x - 12 * k, drop - 6 * k, 24 * k, 9 * k, tone('#b99352'))
    )
  if (decor.pendant === 'drum')
    return (
      cord +
      glow +
      rounded(
        x - 56 * k,
        drop,
        112 * k,
        62 * k,
        6,
        lampOn ? scene.down([0, '#fff6df'], [1, lampColour]) : tone('#f4ead8'),
      ) +
      rect(x - 56 * k, drop + 54 * k, 112 * k, 8 * k, tone(accent))
    )
  if (decor.pendant === 'lantern')
    return (
      cord +
      glow +
      path(
        d`M${x - 10 * k} ${drop}h${20 * k}l${26 * k} ${34 * k}l${-18 * k} ${52 * k}h${-36 * k}l${-18 * k} ${-52 * k}z`,
        tone('#b99352'),
      ) +
      path(d`M${x - 22 * k} ${drop + 36 * k}h${44 * k}l${-12 * k} ${40 * k}h${-20 * k}z`, shade) +
      line(
        d`M${x} ${drop + 34 * k}v${44 * k}M${x - 20 * k} ${drop + 56 * k}h${40 * k}`,
        tone('#8a6a34'),
        3 * k,
      )
    )
  if (decor.pendant === 'chandelier') {
    const gold = tone('#c9a458')
    const arms = [-78, -40, 40, 78]
      .map((dx) => d`M${x} ${drop + 62 * k}q${dx * 0.6 * k} ${34 * k} ${dx * k} ${-10 * k}`)
      .join('')
    const lights = [-78, -40, 0, 40, 78]
      .map((dx) => rounded(x + (dx - 6) * k, drop + (dx ? 26 : 34) * k, 12 * k, 24 * k, 5, shade))
      .join('')
    const drops = [-60, -20, 20, 60].map((dx) => disc(x + dx * k, drop + 88 * k, 5 * k)).join('')
    return (
      cord +
      glow +
      line(arms, gold, 5 * k) +
      rect(x - 5 * k, drop, 10 * k, 66 * k, gold) +
      lights +
      path(drops, lighten(gold, 0.6))
    )
  }
  return (
    cord +
    glow +
    path(d`M${x - 46 * k} ${drop + 44 * k}a${46 * k} ${46 * k} 0 0 1 ${92 * k} 0z`, tone(accent)) +
    ellipse(x, drop + 44 * k, 46 * k, 7 * k, shade)
  )
}

export function floorLamp(room: Room, x: number, y: number): string {
  const { scene, lampOn } = room
  const tone = (c: string) => inside(scene, c)
  return (
    shadowUnder(x, y, 34, 6) +
    glowAt(room, x, y - 300, 200) +
    rect(x - 3, y - 280, 6, 280, tone('#3a322d')) +
    ellipse(x, y - 2, 28, 6, tone('#3a322d')) +
    path(
      d`M${x - 34} ${y - 356}h68l20 78h-108z`,
      lampOn ? scene.down([0, '#fff6df'], [1, lampColour]) : tone('#f4ead8'),
    )
  )
}

/** A desk against the wall with a chair, a mirror above. */
export function desk({ scene, decor }: Room, x: number, w: number, y = floorLine + 30): string {
  const tone = (c: string) => inside(scene, c)
  const wood = mix(decor.palette.wood, decor.palette.floor, 0.35)
  const cx = x + w / 2
  return (
    shadowUnder(cx, y + 4, w * 0.54, 10) +
    rect(x, y - 128, w, 14, tone(lighten(wood, 0.1))) +
    path(cell(x + 6, y - 114, 10, 116) + cell(x + w - 16, y - 114, 10, 116), tone(wood)) +
    rect(x + w - 100, y - 114, 86, 44, tone(darken(wood, 0.1))) +
    circle(x + w - 57, y - 92, 4, tone('#e8c98a')) +
    path(cell(cx - 46, y - 74, 80, 14), tone(decor.palette.accent)) +
    rounded(cx - 42, y - 170, 72, 62, 12, tone(decor.palette.accent)) +
    path(
      cell(cx - 40, y - 110, 7, 50) +
        cell(cx + 22, y - 110, 7, 50) +
        cell(cx - 42, y - 60, 7, 84) +
        cell(cx + 22, y - 60, 7, 84),
      tone('#4a3a30'),
    ) +
    rounded(x + 20, y - 152, 54, 24, 3, tone('#f7f1e4')) +
    path(d`M${x + w - 60} ${y - 128}v-26h24v26z`, tone(decor.palette.throw))
  )
}

/** Bunk beds against the wall, their long side to the viewer. */
export function bunk(room: Room, x: number, w: number, y: number): string {
  const { scene, decor } = room
  const tone = (c: string) => inside(scene, c)
  const { palette } = decor
  const wood = tone(mix(palette.wood, palette.floor, 0.4))
  const berth = (foot: number, colour: string) =>
    rect(x + 12, foot - 30, w - 24, 30, wood) +
    rounded(x + 16, foot - 74, w - 32, 48, 10, tone(palette.linen)) +
    path(
      d`M${x + w * 0.34} ${foot - 76}H${x + w - 18}v50H${x + w * 0.3}z`,
      scene.down([0, tone(lighten(colour, 0.12))], [1, tone(darken(colour, 0.12))]),
    ) +
    cushion(room, x + 26, foot - 104, w * 0.22, 48, palette.linen) +
    glowAt(room, x + 40, foot - 150, 60) +
    rounded(x + 26, foot - 158, 26, 14, 5, room.lampOn ? '#fff1cc' : tone('#e6ded0'))
  let rungs = ''
  for (let i = 0; i < 6; i++) rungs += cell(x + w - 66, y - 290 + i * 50, 46, 7)
  return (
    shadowUnder(x + w / 2, y + 4, w * 0.54, 10) +
    rect(x + 14, y - 400, w - 28, 390, '#000', opacity(0.1)) +
    berth(y - 12, palette.throw) +
    berth(y - 214, palette.accent) +
    rect(x + 12, y - 294, w * 0.6, 12, wood) +
    path(cell(x, y - 420, 16, 424) + cell(x + w - 16, y - 420, 16, 424) + cell(x, y - 424, w, 12), wood) +
    path(
      cell(x + w - 70, y - 316, 6, 312) + cell(x + w - 22, y - 316, 6, 312) + rungs,
      tone(darken(palette.wood, 0.2)),
    )
  )
}

/** A low table with cups. */
export function coffeeTable({ scene, decor }: Room, x: number, y: number, w: number): string {
  const tone = (c: string) => inside(scene, c)
  const wood = mix(decor.palette.wood, decor.palette.floor, 0.3)
  return (
    shadowUnder(x, y + 6, w * 0.56, 11) +
    path(cell(x - w * 0.36, y - 40, 9, 44) + cell(x + w * 0.36 - 9, y - 40, 9, 44), tone(darken(wood, 0.2))) +
    ellipse(x, y - 44, w / 2, w * 0.11, tone(darken(wood, 0.1))) +
    ellipse(x, y - 50, w / 2, w * 0.11, tone(lighten(wood, 0.14))) +
    rounded(x - 34, y - 70, 22, 18, 4, tone('#ffffff')) +
    path(d`M${x + 14} ${y - 52}q-2 -26 10 -34q12 8 10 34z`, tone(decor.palette.throw)) +
    ellipse(x + 24, y - 90, 14, 10, tone('#5f9a6a'))
  )
}

export function wallMirror(
  { scene }: Room,
  x: number,
  y: number,
  w: number,
  h: number,
  round: boolean,
): string {
  const glass = scene.slant(
    [0, inside(scene, '#dfeaf0')],
    [0.5, inside(scene, '#f7fafa')],
    [1, inside(scene, '#c9d6de')],
  )
  return round
    ? circle(x + w / 2, y + w / 2, w / 2 + 8, inside(scene, '#b99352')) +
        circle(x + w / 2, y + w / 2, w / 2, glass)
    : rounded(x - 8, y - 8, w + 16, h + 16, 8, inside(scene, '#b99352')) + rounded(x, y, w, h, 4, glass)
}
