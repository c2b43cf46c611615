import { darken, lighten, mix } from '../canvas/colour.ts'
import { cell, circle, d, ellipse, line, opacity, path, rect, rounded } from '../canvas/svg.ts'
import { inside, type Room } from './decor.ts'

/** A laid table with two chairs, seen from the side. */
export function laidTable({ scene, decor, stars, lampOn }: Room, x: number, y: number, k: number): string {
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
