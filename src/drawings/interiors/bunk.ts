import { darken, lighten, mix } from '../canvas/colour.ts'
import { cell, d, opacity, path, rect, rounded } from '../canvas/svg.ts'
import { inside, type Room } from './decor.ts'
import { glowAt } from './lamps.ts'
import { cushion, shadowUnder } from './soft-furnishings.ts'

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
