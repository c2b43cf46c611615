import { lighten, mix } from '../canvas/colour.ts'
import { d, ellipse, line, opacity, path } from '../canvas/svg.ts'
import { inside, type Room } from './decor.ts'

export const shadowUnder = (x: number, y: number, rx: number, ry: number) =>
  ellipse(x, y, rx, ry, '#000', opacity(0.18))

export function cushion({ scene }: Room, x: number, y: number, w: number, h: number, colour: string): string {
  const tone = (c: string) => inside(scene, c)
  return path(
    d`M${x + 10} ${y}Q${x + w / 2} ${y - 12} ${x + w - 10} ${y}Q${x + w + 6} ${y + h / 2} ${x + w - 4} ${y + h - 5}Q${x + w / 2} ${y + h + 9} ${x + 4} ${y + h - 5}Q${x - 6} ${y + h / 2} ${x + 10} ${y}z`,
    scene.down([0, tone(lighten(colour, 0.4))], [1, tone(mix(colour, '#6f7390', 0.26))]),
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
