import { darken, lighten } from '../canvas/colour.ts'
import { lampsAreOn } from '../canvas/light.ts'
import type { Random } from '../canvas/random.ts'
import type { Scene } from '../canvas/scene.ts'
import { cell, d, disc, line, opacity, path, rect } from '../canvas/svg.ts'
import { chimneys, dormers } from './dormers.ts'
import { type DrawRoof, gables } from './gable-roofs.ts'
import { coat, litPaint, roofPaint, wallPaint } from './paints.ts'
import type { Plan } from './plan.ts'

export type Roof =
  | 'mansard'
  | 'steep_mansard'
  | 'hip'
  | 'tile_hip'
  | 'parapet'
  | 'cornice'
  | 'balustrade'
  | 'gables'
  | 'stepped'
  | 'garden'
  | 'deco'
  | 'pediment'
  | 'bell'

/** A roof over a wall from x to x+w whose top is at y; returns how far it rises. */
export function roof(
  scene: Scene,
  plan: Plan,
  random: Random,
  kind: Roof,
  x: number,
  y: number,
  w: number,
): { svg: string; rise: number } {
  const drawn = kinds[kind](scene, plan, random, x, y, w)
  const snow =
    plan.snow && (kind === 'hip' || kind === 'tile_hip' || kind === 'mansard')
      ? line(
          d`M${x + 10} ${y - drawn.rise + 2}H${x + w - 10}`,
          coat(scene, '#ffffff'),
          8,
          'stroke-linecap="round"',
        )
      : ''
  return { svg: drawn.svg + snow, rise: drawn.rise }
}

const trimBand = (scene: Scene, plan: Plan, x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, coat(scene, plan.palette.trim)) + rect(x, y + h, w, 2, '#0e1b33', opacity(0.18))

const mansard =
  (tall: number): DrawRoof =>
  (scene, plan, random, x, y, w) => {
    const paint = roofPaint(scene, plan.palette.roof)
    const stacks = chimneys(scene, plan, random, x + 18, y - tall, w - 36, 22)
    const slope = path(
      d`M${x - 7} ${y}Q${x + 8} ${y - tall * 0.2} ${x + 17} ${y - tall}H${x + w - 17}Q${x + w - 8} ${y - tall * 0.2} ${x + w + 7} ${y}z`,
      paint,
    )
    const ridge = rect(x + 13, y - tall - 4, w - 26, 6, coat(scene, darken(plan.palette.roof, 0.25)))
    const upper = tall > 80 ? dormers(scene, plan, random, x + 30, y - tall * 0.52, w - 60, true) : ''
    return {
      svg:
        stacks +
        slope +
        ridge +
        upper +
        dormers(scene, plan, random, x, y - 7, w, random.chance(0.4)) +
        trimBand(scene, plan, x - 9, y - 5, w + 18, 9),
      rise: tall + 30,
    }
  }

const hip =
  (tiled: boolean): DrawRoof =>
  (scene, plan, random, x, y, w) => {
    const tall = Math.min(74, w * 0.24)
    const over = 14
    let tiles = ''
    if (tiled && scene.fine)
      for (let i = 1; i < w / 16; i++) tiles += d`M${x + i * 16} ${y}l${(w / 2 - i * 16) * 0.28} ${-tall}`
    const slope = d`M${x - over} ${y}L${x + w * 0.14} ${y - tall}H${x + w * 0.86}L${x + w + over} ${y}z`
    return {
      svg:
        chimneys(scene, plan, random, x + w * 0.14, y - tall, w * 0.72, 16) +
        path(slope, roofPaint(scene, plan.palette.roof)) +
        line(tiles, coat(scene, darken(plan.palette.roof, 0.35)), 1.6, opacity(0.35)) +
        rect(x + w * 0.14 - 4, y - tall - 3, w * 0.72 + 8, 5, coat(scene, darken(plan.palette.roof, 0.2))) +
        rect(x - over, y - 2, w + over * 2, 6, coat(scene, darken(plan.palette.roof, 0.3))),
      rise: tall + 24,
    }
  }

const kinds: Record<Roof, DrawRoof> = {
  mansard: mansard(64),
  steep_mansard: mansard(96),
  hip: hip(false),
  tile_hip: hip(true),
  gables: gables(false),
  stepped: gables(true),
  parapet: (scene, plan, random, x, y, w) => {
    const hut = random.chance(0.5)
      ? rect(x + w * 0.58, y - 30, w * 0.22, 26, coat(scene, darken(plan.palette.wall, 0.2)))
      : ''
    const tank = random.chance(0.4)
      ? line(d`M${x + w * 0.2} ${y - 6}v-16m26 16v-16`, coat(scene, '#4a4038'), 3) +
        path(d`M${x + w * 0.2 - 6} ${y - 20}v-28l19 -13l19 13v28z`, coat(scene, '#8a6046'))
      : ''
    return { svg: hut + tank + trimBand(scene, plan, x - 4, y - 7, w + 8, 9), rise: tank ? 62 : 32 }
  },
  cornice: (scene, plan, random, x, y, w) => {
    let dentils = ''
    if (scene.fine) for (let i = 0; i < (w - 10) / 14; i++) dentils += cell(x + 4 + i * 14, y + 3, 6, 6)
    const crest = random.chance(0.6)
      ? path(d`M${x + w * 0.36} ${y - 12}q${w * 0.14} -26 ${w * 0.28} 0z`, coat(scene, plan.palette.trim))
      : ''
    return {
      svg:
        crest +
        rect(x - 8, y - 13, w + 16, 15, coat(scene, plan.palette.trim)) +
        rect(x - 8, y + 1, w + 16, 2.5, '#0e1b33', opacity(0.2)) +
        path(dentils, coat(scene, darken(plan.palette.trim, 0.1))),
      rise: 28,
    }
  },
  balustrade: (scene, plan, _random, x, y, w) => {
    let posts = ''
    if (scene.fine) for (let i = 0; i <= w / 11; i++) posts += cell(x + i * 11, y - 16, 4.5, 12)
    else posts = cell(x, y - 16, w, 12)
    const urns = [0, 0.25, 0.5, 0.75, 1]
      .map((t) => d`M${x + w * t - 6} ${y - 20}q-3 -12 6 -14q9 2 6 14z`)
      .join('')
    return {
      svg:
        path(posts, coat(scene, plan.palette.trim), opacity(scene.fine ? 1 : 0.6)) +
        rect(x - 6, y - 21, w + 12, 5, coat(scene, lighten(plan.palette.trim, 0.2))) +
        path(urns, coat(scene, plan.palette.trim)) +
        trimBand(scene, plan, x - 8, y - 5, w + 16, 8),
      rise: 36,
    }
  },
  garden: (scene, plan, random, x, y, w) => {
    const leaf = coat(scene, '#4c8f5c')
    let front = ''
    let back = ''
    for (let i = 0; i < w / 26; i++) {
      const r = random.between(12, 20)
      const cx = x + 12 + i * 26
      const dome = d`M${Math.min(cx - r, x + w - 2 * r)} ${y - 4}a${r} ${r} 0 0 1 ${2 * r} 0z`
      if (i % 2) front += dome
      else back += dome
    }
    const pergola = line(
      d`M${x + w * 0.3} ${y - 4}v-36M${x + w * 0.7} ${y - 4}v-36M${x + w * 0.26} ${y - 40}H${x + w * 0.74}`,
      coat(scene, '#8a6a4c'),
      5,
    )
    return {
      svg:
        (random.chance(0.5) ? pergola : '') +
        path(back, darken(leaf, 0.3)) +
        path(front, leaf) +
        trimBand(scene, plan, x - 5, y - 6, w + 10, 8),
      rise: 46,
    }
  },
  deco: (scene, plan, random, x, y, w) => {
    const trim = coat(scene, plan.palette.trim)
    const accent = coat(scene, plan.palette.accent)
    const fin =
      rect(x + w / 2 - 14, y - 66, 28, 70, accent) +
      rect(x + w / 2 - 20, y - 44, 40, 48, trim) +
      rect(x + w / 2 - 9, y - 62, 18, 66, accent)
    const shoulders = path(
      d`M${x + w * 0.22} ${y}v-22h${w * 0.56}v22zM${x + w * 0.34} ${y - 20}v-16h${w * 0.32}v16z`,
      wallPaint(scene, plan.palette.wall),
    )
    const bands = random.chance(0.5)
      ? path(cell(x + w * 0.22, y - 18, w * 0.56, 3) + cell(x + w * 0.22, y - 11, w * 0.56, 3), accent)
      : ''
    return { svg: shoulders + bands + fin + trimBand(scene, plan, x - 4, y - 4, w + 8, 7), rise: 72 }
  },
  pediment: (scene, plan, random, x, y, w) => {
    const trim = coat(scene, plan.palette.trim)
    const base = kinds.balustrade(scene, plan, random, x, y, w)
    const half = Math.min(150, w * 0.22)
    const mid = x + w / 2
    return {
      svg:
        base.svg +
        path(d`M${mid - half} ${y - 4}L${mid} ${y - half * 0.46 - 10}L${mid + half} ${y - 4}z`, trim) +
        path(
          d`M${mid - half * 0.78} ${y - 9}L${mid} ${y - half * 0.4 - 4}L${mid + half * 0.78} ${y - 9}z`,
          wallPaint(scene, plan.palette.wall),
        ) +
        path(disc(mid, y - half * 0.18 - 4, half * 0.1), trim),
      rise: half * 0.46 + 16,
    }
  },
  bell: (scene, plan, _random, x, y, w) => {
    const wall = wallPaint(scene, plan.palette.wall)
    const mid = x + w / 2
    const half = Math.min(90, w * 0.24)
    const gable = d`M${mid - half} ${y}v-10q${half * 0.5} -4 ${half * 0.52} -34q${half * 0.06} -20 ${half * 0.48} -22q${half * 0.42} 2 ${half * 0.48} 22q${half * 0.02} 30 ${half * 0.52} 34v10z`
    return {
      svg:
        kinds.tile_hip(scene, plan, _random, x, y, w).svg +
        path(gable, wall) +
        line(gable, coat(scene, plan.palette.trim), 4) +
        path(disc(mid, y - 34, 9), lampsAreOn(scene) ? litPaint(scene) : coat(scene, plan.palette.glass)),
      rise: Math.max(84, Math.min(98, w * 0.24 + 24)),
    }
  },
}
