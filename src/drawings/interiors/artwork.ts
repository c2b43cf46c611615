import { circle, d, disc, ellipse, line, opacity, path, rect } from '../canvas/svg.ts'
import { inside, type Room } from './decor.ts'

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
