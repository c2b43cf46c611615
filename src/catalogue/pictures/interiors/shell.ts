import { darken, lighten, mix } from '../colour.ts'
import { settings } from '../settings/settings.ts'
import { sky } from '../sky.ts'
import type { Stage } from '../stage.ts'
import { archway, cell, circle, d, disc, ellipse, line, opacity, path, rect, rounded } from '../svg.ts'
import { inside, type Room, type WindowKind } from './decor.ts'

export const floorLine = 630

/** Wall and floor from edge to edge. */
export function shell(
  { scene, decor }: Room,
  { floor = 'boards' as 'boards' | 'tiles' | 'carpet' | 'tatami', y = floorLine, wall = decor.wall } = {},
): string {
  const { palette } = decor
  const tone = (colour: string) => inside(scene, colour)
  const walls = rect(0, 0, 1200, y, scene.down([0, tone(palette.wallShade)], [1, tone(palette.wall)]))
  const floorColour =
    floor === 'tatami'
      ? '#cdbf86'
      : floor === 'tiles'
        ? mix(palette.wallShade, '#d8d2c6', 0.5)
        : floor === 'carpet'
          ? mix(palette.accent, palette.wallShade, 0.55)
          : palette.floor
  const ground = rect(
    0,
    y,
    1200,
    900 - y,
    scene.down([0, tone(darken(floorColour, 0.16))], [1, tone(floorColour)]),
  )
  let joints = ''
  if (floor !== 'carpet')
    for (let i = -10; i <= 10; i++) joints += d`M${600 + i * 76} ${y}L${600 + i * 152} 900`
  if (floor === 'tiles' || floor === 'tatami')
    for (let i = 1; i < 5; i++) joints += d`M0 ${y + ((900 - y) * i * i) / 22}H1200`
  const skirting =
    rect(0, y - 15, 1200, 15, tone(lighten(palette.wall, 0.5))) + rect(0, y, 1200, 6, '#000', opacity(0.12))
  return (
    walls +
    wallStyles[wall](scene, palette, y) +
    ground +
    line(joints, '#2a1710', 1.8, opacity(0.15)) +
    skirting
  )
}

type DrawWall = (scene: Room['scene'], palette: Room['decor']['palette'], y: number) => string

const wallStyles: Record<Room['decor']['wall'], DrawWall> = {
  plain: () => '',
  arch: () => '',
  slats: (scene, palette, y) => {
    let slats = ''
    for (let x = 6; x < 1200; x += 22) slats += cell(x, 0, 12, y)
    return path(slats, inside(scene, mix(palette.wood, palette.wall, 0.45)), opacity(0.4))
  },
  panels: (scene, palette, y) => {
    let frames = ''
    for (let i = 0; i < 6; i++)
      frames += cell(24 + i * 198, 60, 162, y - 200) + cell(24 + i * 198, y - 116, 162, 76)
    return (
      line(frames, inside(scene, lighten(palette.wallShade, 0.5)), 5) +
      line(frames, inside(scene, darken(palette.wallShade, 0.25)), 1.4, opacity(0.5))
    )
  },
  boards: (scene, palette, y) => {
    let boards = ''
    for (let at = 36; at < y; at += 44) boards += cell(0, at, 1200, 2.4)
    return (
      rect(0, 0, 1200, y, inside(scene, mix(palette.wood, palette.wall, 0.5)), opacity(0.5)) +
      path(boards, '#2a1710', opacity(0.22))
    )
  },
  wainscot: (scene, palette, y) => {
    let posts = ''
    for (let x = 20; x < 1200; x += 120) posts += cell(x, y - 180, 96, 140)
    return (
      rect(0, y - 210, 1200, 210, inside(scene, mix(palette.throw, palette.wall, 0.62))) +
      rect(0, y - 218, 1200, 12, inside(scene, lighten(palette.wall, 0.4))) +
      line(posts, inside(scene, darken(palette.wallShade, 0.2)), 2, opacity(0.35))
    )
  },
  paper: (scene, palette, y) => {
    let motifs = ''
    for (let row = 0; row * 74 < y - 40; row++)
      for (let x = 30 + (row % 2) * 50; x < 1200; x += 100)
        motifs += disc(x, 40 + row * 74, 6) + d`M${x - 14} ${40 + row * 74 + 22}q14 -18 28 0q-14 8 -28 0z`
    return path(motifs, inside(scene, palette.throw), opacity(0.16))
  },
  brick: (scene, palette, y) => {
    let bricks = ''
    for (let row = 0; row * 26 < y; row++)
      for (let x = (row % 2) * 36 - 30 + ((row * 53) % 72); x < 1200; x += 216)
        bricks += cell(x, row * 26, 64, 21)
    return path(bricks, inside(scene, darken(palette.wallShade, 0.12)), opacity(0.4))
  },
}

/** What the hotel's windows look out on. */
export function viewOf(stage: Stage, skylineFoot = 890): string {
  const quiet: Stage = { ...stage, scene: { ...stage.scene, fine: false } }
  const setting = settings[stage.scenery]
  const built =
    stage.scenery === 'city' ||
    stage.scenery === 'old_town' ||
    stage.scenery === 'river' ||
    stage.scenery === 'airport'
  return (
    sky(quiet.scene) +
    (built ? setting.back(quiet, skylineFoot) : setting.back(quiet, 640) + setting.ground(quiet, 646))
  )
}

export type WindowFrame = {
  x: number
  y: number
  w: number
  h: number
  kind?: WindowKind
  curtains?: boolean
  /** Which part of the view a window shows, from -1 (left) to 1. */
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

/** Daylight that falls through a window on the floor, and the evening that gathers in it. */
export function daylight({ scene, decor }: Room, x: number, w: number): string {
  const evening = scene.light.lit > 0.5
  const lean = decor.mirrored ? -1 : 1
  const beam = evening
    ? ''
    : path(
        d`M${x + 14} ${floorLine}H${x + w - 14}L${x + w + 170 * lean + 60} 900H${x + 170 * lean - 60}z`,
        scene.down([0, scene.light.sun, 0.4], [1, scene.light.sun, 0.03]),
      )
  return (
    beam +
    ellipse(
      x + w / 2,
      330,
      560,
      430,
      scene.glow([0, evening ? scene.light.sky[2] : scene.light.sun, 0.26], [1, scene.light.sun, 0]),
    )
  )
}

/** The last veil of light over a finished room. */
export const roomLight = ({ scene }: Room) => {
  const evening = scene.light.lit > 0.5
  return rect(
    0,
    0,
    1200,
    900,
    scene.down(
      [0, evening ? '#140f30' : '#fff8e8', evening ? 0.12 : 0.06],
      [0.6, '#140f20', 0],
      [1, '#140f20', 0.22],
    ),
  )
}
