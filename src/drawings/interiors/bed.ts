import { darken, lighten, mix } from '../canvas/colour.ts'
import { cell, d, line, opacity, path, rounded } from '../canvas/svg.ts'
import { inside, type Room } from './decor.ts'
import { floorLine } from './shell.ts'
import { cushion } from './soft-furnishings.ts'

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
