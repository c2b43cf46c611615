import { darken } from '../canvas/colour.ts'
import { lampsAreOn } from '../canvas/light.ts'
import type { Random } from '../canvas/random.ts'
import type { Scene } from '../canvas/scene.ts'
import { archway, cell, d, opacity, path, pointedArch, rect } from '../canvas/svg.ts'
import type { BuildingPalette } from '../palettes.ts'
import { coat, glassPaint, litPaint } from './paints.ts'

export type WindowShape = 'plain' | 'sash' | 'french' | 'arched' | 'pointed' | 'shutters' | 'lattice' | 'wide'

export type WindowGrid = {
  x: number
  y: number
  w: number
  h: number
  columns: number
  rows: number
  /** Size of one window as a share of its field. */
  fill?: readonly [number, number]
  shape: WindowShape
  /** Columns without a window, such as above a door. */
  skip?: (column: number, row: number) => boolean
}

/** Rows of windows, some with a light on, drawn as few paths as possible. */
export function windows(scene: Scene, random: Random, palette: BuildingPalette, grid: WindowGrid): string {
  const { columns, rows, shape, skip } = grid
  const [shareX, shareY] = grid.fill ?? [0.5, 0.6]
  const fieldW = grid.w / columns
  const fieldH = grid.h / rows
  const w = fieldW * shareX
  const h = fieldH * shareY
  const opening = shape === 'arched' ? archway : shape === 'pointed' ? pointedArch : cell
  let glass = ''
  let lit = ''
  let curtains = ''
  let frames = ''
  let sills = ''
  let shutters = ''
  let surrounds = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const on = random.chance(scene.light.lit * 0.85)
      const drawn = random.chance(0.4)
      if (skip?.(column, row)) continue
      const x = grid.x + fieldW * column + (fieldW - w) / 2
      const y = grid.y + fieldH * row + (fieldH - h) / 2
      if (on) lit += opening(x, y, w, h)
      else glass += opening(x, y, w, h)
      if (!scene.fine) {
        if (shape === 'shutters')
          shutters += cell(x - w * 0.46, y, w * 0.4, h) + cell(x + w * 1.06, y, w * 0.4, h)
        continue
      }
      const top = shape === 'arched' ? w * 0.5 : 0
      if (drawn) curtains += cell(x, y + top, w * 0.24, h - top)
      if (shape !== 'plain') surrounds += opening(x - 2, y - 2, w + 4, h + 3)
      if (shape === 'sash' || shape === 'shutters')
        frames += cell(x + w / 2 - 0.8, y, 1.6, h) + cell(x, y + h * 0.45, w, 1.6)
      if (shape === 'french') frames += cell(x + w / 2 - 0.8, y, 1.6, h) + cell(x, y + h * 0.28, w, 1.4)
      if (shape === 'arched') frames += cell(x + w / 2 - 0.8, y, 1.6, h) + cell(x, y + w * 0.5, w, 1.5)
      if (shape === 'wide') frames += cell(x + w * 0.36, y, 1.8, h)
      if (shape === 'lattice')
        for (let i = 1; i < 4; i++)
          frames += cell(x + (w * i) / 4 - 0.6, y, 1.2, h) + (i < 3 ? cell(x, y + (h * i) / 3, w, 1.1) : '')
      if (shape === 'sash' || shape === 'arched' || shape === 'wide')
        sills += cell(x - 3, y + h + 1, w + 6, 3)
      if (shape === 'shutters')
        shutters += cell(x - w * 0.46, y, w * 0.42, h) + cell(x + w * 1.04, y, w * 0.42, h)
    }
  }
  const frame = shape === 'lattice' ? coat(scene, palette.trim) : coat(scene, palette.trim)
  return (
    path(
      surrounds,
      shape === 'lattice' ? frame : darken(frame, 0.06),
      opacity(shape === 'pointed' ? 1 : 0.8),
    ) +
    path(glass, glassPaint(scene, palette)) +
    path(lit, litPaint(scene)) +
    path(curtains, lampsAreOn(scene) ? '#c98a3c' : '#ffffff', opacity(0.32)) +
    path(frames, frame, opacity(0.85)) +
    path(sills, frame) +
    path(shutters, coat(scene, palette.accent))
  )
}

/** Ground-floor panes, lit when the lamps are. */
export const pane = (scene: Scene, palette: BuildingPalette) =>
  lampsAreOn(scene) ? litPaint(scene) : glassPaint(scene, palette)

/** A shop window under an awning. */
export function shopfront(
  scene: Scene,
  palette: BuildingPalette,
  x: number,
  foot: number,
  w: number,
  h: number,
  striped: boolean,
): string {
  const accent = coat(scene, palette.accent)
  let stripes = ''
  const count = Math.max(3, Math.round(w / 14))
  if (striped)
    for (let i = 0; i < count; i += 2)
      stripes += d`M${x - 5 + ((w + 10) * i) / count} ${foot - h * 0.7}l${5 - (10 * i) / count} ${-h * 0.3}h${w / count}l${5 - (10 * (count - i - 1)) / count - 4.5} ${h * 0.3}z`
  return (
    rect(x, foot - h, w, h, coat(scene, '#33384e')) +
    rect(x + 3, foot - h + 3, w - 6, h - 9, pane(scene, palette)) +
    rect(x + w / 2 - 1, foot - h, 2, h - 6, coat(scene, '#33384e')) +
    path(d`M${x - 6} ${foot - h * 0.68}l6 ${-h * 0.34}h${w}l6 ${h * 0.34}z`, accent) +
    path(stripes, coat(scene, palette.trim), opacity(0.8)) +
    rect(x - 6, foot - h * 0.68, w + 12, 3, darken(accent, 0.3))
  )
}
