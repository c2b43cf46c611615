import { lighten, mix } from '../canvas/colour.ts'
import { archway, cell, circle, d, opacity, path, rect, rounded } from '../canvas/svg.ts'
import { sky } from '../scenery/sky.ts'
import type { Stage } from '../stage.ts'
import { settingOf } from '../surroundings/settings.ts'
import { inside, type Room, type WindowKind } from './decor.ts'
import { floorLine } from './shell.ts'

/** The view from the hotel's windows. */
export function viewOf(stage: Stage, skylineFoot = 890): string {
  const quiet: Stage = { ...stage, scene: { ...stage.scene, fine: false } }
  const setting = settingOf(quiet)
  const built =
    stage.scenery === 'city' ||
    stage.scenery === 'old_town' ||
    stage.scenery === 'river' ||
    stage.scenery === 'airport'
  return sky(quiet.scene) + (built ? setting.back(skylineFoot) : setting.back(640) + setting.ground(646))
}

export type WindowFrame = {
  x: number
  y: number
  w: number
  h: number
  kind?: WindowKind
  curtains?: boolean
  /** The part of the view that a window shows, from -1 (left) to 1. */
  pan?: number
}

/** A window with the view, its frame, sill and curtains. */
export function windowIn(
  room: Room,
  { x, y, w, h, kind = room.decor.window, curtains = true, pan = 0 }: WindowFrame,
): string {
  const { scene, stage, decor } = room
  const { palette } = decor
  const tone = (colour: string) => inside(scene, colour)
  const shape = kind === 'arched' ? archway : cell
  const scale = Math.max(w / 1200, h / 900) * 1.06
  const factor = Math.round(scale * 100 + 0.5) / 100
  const glare = d`M${x + w * 0.12} ${y}h${w * 0.26}L${x + w * 0.02} ${y + h}h${-w * 0.26}zM${x + w * 0.48} ${y}h${w * 0.09}L${x + w * 0.21} ${y + h}h${-w * 0.09}z`
  const outlook = scene.stamp('outlook', () => viewOf(stage))
  const view = outlook(x + w / 2 - (600 + pan * 300) * factor, y + h / 2 - 470 * factor, factor)
  const border = path(shape(x - 13, y - 13, w + 26, h + 26), tone(lighten(palette.wall, 0.65)))
  const frame = tone(kind === 'paper_screen' ? palette.wood : '#fdfbf7')
  const glass = border + scene.clipped(shape(x, y, w, h), view + path(glare, '#fff', opacity(0.1)))
  const sill =
    kind === 'tall' || kind === 'panorama'
      ? ''
      : rect(x - 22, y + h + 8, w + 44, 14, tone(lighten(palette.wall, 0.7))) +
        rect(x - 22, y + h + 22, w + 44, 5, '#000', opacity(0.12))
  return (
    glass +
    path(barsOf(kind, x, y, w, h), frame) +
    screens(room, kind, x, y, w, h) +
    sill +
    (curtains && kind !== 'paper_screen' ? drapes(room, x, y, w) : '')
  )
}

function barsOf(kind: WindowKind, x: number, y: number, w: number, h: number): string {
  if (kind === 'panorama') return cell(x + w * 0.33 - 3, y, 6, h) + cell(x + w * 0.67 - 3, y, 6, h)
  if (kind === 'tall') return cell(x + w / 2 - 5, y, 10, h) + cell(x, y + h * 0.74, w, 7)
  if (kind === 'arched') return cell(x + w / 2 - 4, y, 8, h) + cell(x, y + w * 0.5, w, 7)
  if (kind === 'paper_screen') return cell(x + w / 2 - 4, y, 8, h)
  return cell(x + w / 2 - 4.5, y, 9, h) + cell(x, y + h * 0.3, w, 7)
}

function screens(
  { scene, decor }: Room,
  kind: WindowKind,
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  if (kind !== 'paper_screen') return ''
  const panel = (left: number, width: number) => {
    let bars = cell(left, y, 6, h) + cell(left + width - 6, y, 6, h)
    for (let i = 0; i <= 5; i++) bars += cell(left, y + (i * (h - 6)) / 5, width, 5)
    for (let i = 1; i < 3; i++) bars += cell(left + (i * width) / 3, y, 4, h)
    return (
      rect(left, y, width, h, inside(scene, '#fdf6e6'), opacity(0.94)) +
      path(bars, inside(scene, decor.palette.wood))
    )
  }
  return panel(x - 10, w * 0.26) + panel(x + w * 0.74 + 10, w * 0.26)
}

function drapes({ scene, decor }: Room, x: number, y: number, w: number): string {
  const { curtain } = decor.palette
  const tone = (colour: string) => inside(scene, colour)
  const fold = mix(curtain, '#6b5a4a', 0.26)
  const cloth = scene.across(
    [0, tone(fold)],
    [0.18, tone(curtain)],
    [0.34, tone(mix(curtain, '#6b5a4a', 0.18))],
    [0.55, tone(curtain)],
    [0.74, tone(fold)],
    [1, tone(curtain)],
  )
  const top = y - 44
  const foot = floorLine - 4
  const rod = tone('#4a3f38')
  return (
    path(d`M${x - 58} ${top}h96Q${x + 48} ${(top + foot) / 2} ${x + 18} ${foot}h-76z`, cloth) +
    path(
      d`M${x + w - 38} ${top}h96V${foot}h-76Q${x + w - 48} ${(top + foot) / 2} ${x + w - 38} ${top}z`,
      cloth,
    ) +
    rounded(x - 74, top - 8, w + 148, 9, 4.5, rod) +
    circle(x - 74, top - 3.5, 8, rod) +
    circle(x + w + 74, top - 3.5, 8, rod)
  )
}
