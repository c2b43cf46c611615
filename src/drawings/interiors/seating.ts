import { darken, lighten, mix } from '../canvas/colour.ts'
import { cell, d, ellipse, path, rounded } from '../canvas/svg.ts'
import { inside, type Room } from './decor.ts'
import { cushion, shadowUnder } from './soft-furnishings.ts'

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

export function sofa(room: Room, x: number, y: number, w: number, colour: string): string {
  const { scene, decor } = room
  const tone = (c: string) => inside(scene, c)
  const left = x - w / 2
  const arm = tone(mix(colour, '#101626', 0.16))
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
