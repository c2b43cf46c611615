import { darken, lighten, mix } from '../canvas/colour.ts'
import { cell, circle, d, path, rect, rounded } from '../canvas/svg.ts'
import { inside, type Room } from './decor.ts'
import { floorLine } from './shell.ts'
import { shadowUnder } from './soft-furnishings.ts'

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
