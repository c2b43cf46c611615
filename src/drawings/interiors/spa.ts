import { lighten, mix } from '../canvas/colour.ts'
import { cell, circle, d, ellipse, opacity, path, rounded } from '../canvas/svg.ts'
import { tree } from '../scenery/trees.ts'
import { inside, orientRoom, type Room } from './decor.ts'
import { daylight, floorLine, roomLight, shell } from './shell.ts'
import { windowIn } from './windows.ts'

export function spa(room: Room): string {
  const { scene, decor, stage } = room
  const { palette } = decor
  const tone = (c: string) => inside(scene, c)
  const win = { x: 90, y: 110, w: 330, h: 400 }
  const shelf =
    rounded(760, 250, 330, 12, 4, tone(palette.wood)) +
    [790, 850, 910]
      .map((x, i) =>
        rounded(
          x,
          250 - 60 + i * 12,
          30,
          60 - i * 12,
          6,
          tone([palette.accent, palette.throw, '#e9e2d6'][i]!),
        ),
      )
      .join('') +
    rounded(980, 214, 88, 36, 14, tone('#ffffff')) +
    rounded(990, 184, 70, 32, 14, tone(lighten(palette.throw, 0.3)))
  const table =
    ellipse(640, 846, 360, 20, '#000', opacity(0.18)) +
    path(cell(360, 720, 22, 124) + cell(900, 720, 22, 124), tone(palette.wood)) +
    rounded(320, 676, 640, 56, 14, tone(mix(palette.wood, palette.floor, 0.3))) +
    rounded(306, 610, 668, 78, 24, scene.down([0, tone('#ffffff')], [1, tone('#dcd8de')])) +
    path(
      d`M520 606h330q30 40 20 96H510q-14 -50 10 -96z`,
      scene.down([0, tone(lighten(palette.throw, 0.2))], [1, tone(palette.throw)]),
    ) +
    rounded(330, 576, 150, 48, 22, tone('#ffffff')) +
    rounded(700, 574, 110, 32, 15, tone('#f7f2e8')) +
    rounded(712, 548, 86, 30, 14, tone(lighten(palette.accent, 0.35)))
  const stones = [1064, 1120]
    .map(
      (x, i) =>
        ellipse(x, 842, 40 - i * 6, 14, tone('#6a6e78')) +
        ellipse(x - 2, 822, 30 - i * 5, 11, tone('#8a8e98')) +
        ellipse(x, 804, 20 - i * 3, 9, tone('#a5a9b2')),
    )
    .join('')
  const candle = (x: number, y: number, h: number) =>
    circle(x, y - h - 10, 80, scene.glow([0, '#ffd591', 0.6], [0.4, '#ffd591', 0.2], [1, '#ffd591', 0])) +
    rounded(x - 14, y - h, 28, h, 5, tone('#fff4de')) +
    ellipse(x, y - h - 12, 5, 11, '#ffb84d')
  const content =
    shell(room, { floor: 'boards', wall: 'slats' }) +
    windowIn(room, win) +
    daylight(room, win.x, win.w) +
    shelf +
    candle(1100, 250, 44) +
    tree(
      scene,
      stage.region === 'nordic' || stage.climate === 'cold' ? 'birch' : 'bamboo',
      560,
      floorLine + 10,
      3.6,
    ) +
    table +
    candle(190, 830, 54) +
    candle(240, 846, 36) +
    stones
  return orientRoom(room, content) + roomLight(room)
}
