import { lighten, mix } from '../canvas/colour.ts'
import { circle, d, disc, ellipse, line, opacity, path, rect, rounded } from '../canvas/svg.ts'
import { inside, type Room } from './decor.ts'
import { floorLine } from './shell.ts'
import { shadowUnder } from './soft-furnishings.ts'

const lampColour = '#ffd591'

export const glowAt = ({ scene, lampOn }: Room, x: number, y: number, r: number) =>
  lampOn
    ? circle(x, y, r, scene.glow([0, lampColour, 0.55], [0.35, lampColour, 0.2], [1, lampColour, 0]))
    : ''

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

/** A pendant lamp in the hotel's own style. */
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
