import { darken, lighten, mix } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { d, ellipse, line, opacity, path, polygon, rect } from '../canvas/svg.ts'
import { ripples } from '../scenery/water.ts'
import type { Stage } from '../stage.ts'
import type { Scenery } from '../subject.ts'
import { project, projectFlat } from './isometric.ts'

export type Ground = {
  land: string
  way: string | null
  sea: boolean
  built: number
  tall: readonly [number, number]
}

export const grounds: Record<Scenery, Ground> = {
  city: { land: '#cfcabf', way: '#7d8594', sea: false, built: 1, tall: [50, 150] },
  old_town: { land: '#d8c8ae', way: '#c4b396', sea: false, built: 1, tall: [34, 62] },
  river: { land: '#d3cdbf', way: '#8f95a0', sea: true, built: 0.85, tall: [36, 90] },
  beach: { land: '#f3dfb4', way: null, sea: true, built: 0.12, tall: [26, 44] },
  island: { land: '#f3dfb4', way: null, sea: true, built: 0, tall: [20, 30] },
  mountain: { land: '#8fb56f', way: '#dcc9a0', sea: false, built: 0.22, tall: [28, 40] },
  countryside: { land: '#a4c078', way: '#e0cc9e', sea: false, built: 0.12, tall: [26, 38] },
  desert: { land: '#e9bf86', way: '#d9a86c', sea: false, built: 0.14, tall: [24, 38] },
  garden: { land: '#93bc7c', way: '#e6d8bc', sea: false, built: 0.05, tall: [26, 40] },
  airport: { land: '#a9bd92', way: '#7d8594', sea: false, built: 0.2, tall: [30, 56] },
}

/** The hotel's own ground: forecourt, lawn and pool. */
export function plot({ scene, plan, scenery }: Stage): string {
  const area = (x: number, y: number, w: number, h: number, fill: string, extra = '') =>
    path(
      polygon([project(x, y, 0), project(x + w, y, 0), project(x + w, y + h, 0), project(x, y + h, 0)]),
      fill,
      extra,
    )
  const lawn = plan.snow ? '#ffffff' : scenery === 'desert' ? '#d9b57c' : '#8fba74'
  const paving = area(-142, -142, 284, 284, scene.tint(lawn)) + area(-132, 62, 264, 70, scene.tint('#e6dac4'))
  if (plan.stars < 3 || plan.snow) return paving
  const water = scene.light.cast > 0.3 ? mix('#39c6d6', scene.light.ambient, 0.25) : '#5ad2e0'
  return (
    paving +
    area(-92, 76, 150, 44, scene.tint('#fbf3e2')) +
    area(-86, 81, 138, 34, water) +
    area(-86, 81, 138, 7, darken(water, 0.2), opacity(0.5))
  )
}

export function ways({ scene, plan, scenery }: Stage, ground: Ground): string {
  if (!ground.way) return ''
  const colour = scene.tint(plan.snow ? '#dbe4ef' : ground.way)
  const stripe = (x0: number, y0: number, x1: number, y1: number, w: number) => {
    const [ax, ay] = projectFlat(x0, y0)
    const [bx, by] = projectFlat(x1, y1)
    return line(d`M${ax} ${ay}L${bx} ${by}`, colour, w)
  }
  if (ground.built <= 0.5) {
    const [ax, ay] = projectFlat(0, 150)
    return line(
      d`M${ax} ${ay}Q${ax + 40} ${ay + 130} ${ax - 190} ${ay + 260}T${ax - 420} ${ay + 520}`,
      colour,
      34,
    )
  }
  const dashes = (x0: number, y0: number, x1: number, y1: number) => {
    const [ax, ay] = projectFlat(x0, y0)
    const [bx, by] = projectFlat(x1, y1)
    return scenery === 'city' || scenery === 'airport'
      ? line(
          d`M${ax} ${ay}L${bx} ${by}`,
          scene.tint('#f3efe2'),
          2.5,
          `stroke-dasharray="16 18" ${opacity(0.7)}`,
        )
      : ''
  }
  let out = ''
  for (const at of [-276, 276])
    out +=
      stripe(at, -900, at, 900, 58) +
      stripe(-900, at, 900, at, 58) +
      dashes(at, -900, at, 900) +
      dashes(-900, at, 900, at)
  return out
}

export function waters({ scene, scenery }: Stage): string {
  const [near, middle, deep] = scene.light.water
  if (scenery === 'island') {
    const [cx, cy] = projectFlat(0, 0)
    const ring = (k: number, fill: string) => ellipse(cx, cy + 10, 560 * k, 372 * k, fill)
    return (
      rect(0, 0, 1200, 900, scene.down([0, middle], [1, deep])) +
      ripples(scene, 0, 900, 60) +
      ring(1.3, lighten(near, 0.1)).replace('/>', ' opacity=".4"/>') +
      ring(1.14, scene.tint('#7fe0d4')).replace('/>', ' opacity=".7"/>') +
      ring(1.02, scene.tint('#fff4d6')) +
      ring(0.98, scene.tint('#f3dfb4'))
    )
  }
  const from = (t: number) =>
    scenery === 'river'
      ? projectFlat(-900 + t * 1800, 225)
      : projectFlat(225 + (-900 + t * 1800) * 0.16, -900 + t * 1800)
  const [ax, ay] = from(0)
  const [bx, by] = from(1)
  const side =
    scenery === 'river'
      ? ([
          [bx, by + 260],
          [ax, ay + 260],
        ] as const)
      : ([
          [bx + 1400, by + 700],
          [ax + 1400, ay + 700],
        ] as const)
  const shape = polygon([[ax, ay], [bx, by], ...side])
  const bank =
    scenery === 'river'
      ? line(d`M${ax} ${ay}L${bx} ${by}`, scene.tint('#e9dfcf'), 12)
      : line(d`M${ax} ${ay}L${bx} ${by}`, '#fff', 9, opacity(0.8)) +
        line(d`M${ax + 26} ${ay + 8}L${bx + 26} ${by + 8}`, '#fff', 4, opacity(0.4))
  return (
    path(shape, scene.across([0, near], [0.5, middle], [1, deep])) +
    scene.clipped(shape, ripples(scene, 60, 820, 60)) +
    bank
  )
}

export function fields({ scene, place }: Stage): string {
  const tones = ['#c9c46a', '#8fb05c', '#b59ac0', '#dcb860', '#7fa558'].map((tone) => scene.tint(tone))
  let out = ''
  for (const [x, y, w, h] of [
    [-560, -420, 300, 250],
    [-230, -520, 320, 260],
    [250, -420, 300, 330],
    [-620, -100, 340, 260],
    [280, 60, 320, 300],
    [-420, 240, 300, 280],
  ] as const) {
    const colour = place.pick(tones)
    out += path(
      polygon([project(x, y, 0), project(x + w, y, 0), project(x + w, y + h, 0), project(x, y + h, 0)]),
      colour,
      opacity(0.8),
    )
    let rows = ''
    for (let i = 1; i < 9; i++) {
      const [ax, ay] = project(x + (w * i) / 9, y, 0)
      const [bx, by] = project(x + (w * i) / 9, y + h, 0)
      rows += d`M${ax} ${ay}L${bx} ${by}`
    }
    out += line(rows, darken(colour, 0.25), 3, opacity(0.4))
  }
  return out
}

export function runway(scene: Scene): string {
  const [ax, ay] = projectFlat(-900, -380)
  const [bx, by] = projectFlat(900, -380)
  return (
    line(d`M${ax} ${ay}L${bx} ${by}`, scene.tint('#6a7280'), 88) +
    line(d`M${ax} ${ay}L${bx} ${by}`, scene.tint('#f4f1e6'), 4, 'stroke-dasharray="36 26"')
  )
}
