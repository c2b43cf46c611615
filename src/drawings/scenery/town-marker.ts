import { mix } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { archway, cell, d, opacity, path, polygon, rect } from '../canvas/svg.ts'
import type { Region } from '../subject.ts'

export type Marker = 'dome' | 'spire' | 'minaret' | 'pagoda' | 'clock' | 'campanile' | 'temple' | 'stupa'

const markersByRegion: Record<Region, readonly Marker[]> = {
  european: ['dome', 'spire', 'clock'],
  mediterranean: ['dome', 'campanile', 'spire'],
  nordic: ['spire', 'clock'],
  chinese: ['pagoda', 'temple'],
  japanese: ['pagoda', 'temple'],
  east_asian: ['pagoda', 'temple'],
  southeast_asian: ['stupa', 'temple', 'spire'],
  south_asian: ['dome', 'minaret', 'stupa'],
  middle_eastern: ['minaret', 'dome', 'minaret'],
  african: ['minaret', 'spire'],
  north_american: ['clock', 'spire', 'dome'],
  latin_american: ['campanile', 'dome', 'spire'],
  oceanian: ['clock', 'spire'],
}

/** A tall landmark of the town behind its roofs. */
export function townMarker(
  scene: Scene,
  region: Region,
  x: number,
  base: number,
  k: number,
  distance: number,
): string {
  return marker(scene, scene.random.pick(markersByRegion[region]), x, base, k, distance)
}

export function marker(
  scene: Scene,
  kind: Marker,
  x: number,
  base: number,
  k: number,
  distance: number,
): string {
  const stone = scene.far('#dccbb2', distance)
  const roof = scene.far('#6f8fa0', distance)
  const dark = scene.far('#5a5f70', distance)
  const shine = scene.across([0, mix(roof, '#ffffff', 0.3)], [1, roof])
  const at = (dx: number) => x + dx * k
  const up = (dy: number) => base - dy * k
  const box = (dx: number, dy: number, w: number, h: number, fill: string) =>
    rect(at(dx), up(dy), w * k, h * k, fill)
  if (kind === 'dome')
    return (
      box(-60, 96, 120, 96, stone) +
      path(d`M${at(-54)} ${up(96)}a${54 * k} ${62 * k} 0 0 1 ${108 * k} 0z`, shine) +
      box(-11, 184, 22, 30, stone) +
      path(
        polygon([
          [at(-13), up(184)],
          [at(0), up(216)],
          [at(13), up(184)],
        ]),
        roof,
      )
    )
  if (kind === 'spire')
    return (
      box(-26, 150, 52, 150, stone) +
      path(
        polygon([
          [at(-32), up(150)],
          [at(0), up(262)],
          [at(32), up(150)],
        ]),
        dark,
      ) +
      path(archway(at(-9), up(138), 18 * k, 44 * k), dark, opacity(0.5))
    )
  if (kind === 'minaret')
    return (
      box(-13, 190, 26, 190, stone) +
      box(-21, 150, 42, 9, stone) +
      box(-19, 196, 38, 8, stone) +
      box(-9, 226, 18, 32, stone) +
      path(
        d`M${at(-12)} ${up(226)}q${2 * k} ${-24 * k} ${12 * k} ${-34 * k}q${10 * k} ${10 * k} ${12 * k} ${34 * k}z`,
        roof,
      )
    )
  if (kind === 'clock')
    return (
      box(-24, 190, 48, 190, stone) +
      path(
        polygon([
          [at(-29), up(190)],
          [at(0), up(246)],
          [at(29), up(190)],
        ]),
        roof,
      ) +
      `<circle cx="${Math.round(at(0))}" cy="${Math.round(up(164))}" r="${Math.round(15 * k)}" fill="${mix(stone, '#ffffff', 0.5)}"/>` +
      path(cell(at(-1), up(176), 2.4 * k, 12 * k) + cell(at(0), up(165), 9 * k, 2.4 * k), dark)
    )
  if (kind === 'campanile')
    return (
      box(-22, 200, 44, 200, scene.far('#c98a66', distance)) +
      box(-26, 204, 52, 8, stone) +
      path(
        archway(at(-14), up(190), 12 * k, 30 * k) + archway(at(3), up(190), 12 * k, 30 * k),
        dark,
        opacity(0.5),
      ) +
      path(
        polygon([
          [at(-26), up(204)],
          [at(0), up(258)],
          [at(26), up(204)],
        ]),
        scene.far('#8fa08c', distance),
      )
    )
  if (kind === 'stupa')
    return (
      path(
        d`M${at(-62)} ${base}Q${at(-56)} ${up(96)} ${at(-10)} ${up(118)}L${at(0)} ${up(236)}L${at(10)} ${up(118)}Q${at(56)} ${up(96)} ${at(62)} ${base}z`,
        scene.across([0, scene.far('#f2d68a', distance)], [1, scene.far('#c99a48', distance)]),
      ) + box(-68, 22, 136, 22, stone)
    )
  const levels = kind === 'pagoda' ? 5 : 2
  const wide = kind === 'pagoda' ? 46 : 84
  let out = ''
  let y = 0
  for (let i = 0; i < levels; i++) {
    const w = wide * (1 - i * 0.13)
    out +=
      box(-w * 0.7, y + 34, w * 1.4, 36, stone) +
      path(
        d`M${at(-w - 12)} ${up(y + 34)}Q${at(-w * 0.6)} ${up(y + 36)} ${at(-w * 0.5)} ${up(y + 56)}H${at(w * 0.5)}Q${at(w * 0.6)} ${up(y + 36)} ${at(w + 12)} ${up(y + 34)}L${at(w * 0.7)} ${up(y + 30)}H${at(-w * 0.7)}z`,
        dark,
      )
    y += 48
  }
  return out + (kind === 'pagoda' ? box(-2.5, y + 40, 5, 36, dark) : '')
}
