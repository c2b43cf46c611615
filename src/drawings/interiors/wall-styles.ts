import { darken, lighten, mix } from '../canvas/colour.ts'
import { cell, d, disc, line, opacity, path, rect } from '../canvas/svg.ts'
import { inside, type Room } from './decor.ts'

type DrawWall = (scene: Room['scene'], palette: Room['decor']['palette'], y: number) => string

export const wallStyles: Record<Room['decor']['wall'], DrawWall> = {
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
