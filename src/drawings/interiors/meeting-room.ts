import { darken, lighten } from '../canvas/colour.ts'
import { cell, circle, d, ellipse, line, opacity, path, rounded } from '../canvas/svg.ts'
import { pottedPlant } from '../scenery/plants.ts'
import { inside, orientRoom, type Room } from './decor.ts'
import { daylight, roomLight, shell } from './shell.ts'
import { windowIn } from './windows.ts'

export function drawMeetingRoom(room: Room): string {
  const { scene, decor } = room
  const { palette } = decor
  const tone = (c: string) => inside(scene, c)
  const win = { x: 60, y: 110, w: 420, h: 420 }
  const chair = (x: number, y: number, k: number, back: boolean) => {
    const seat = rounded(x - 44 * k, y - 76 * k, 88 * k, 18 * k, 8 * k, tone(palette.accent))
    const rest = rounded(
      x - 40 * k,
      y - 170 * k,
      80 * k,
      92 * k,
      16 * k,
      tone(back ? darken(palette.accent, 0.1) : lighten(palette.accent, 0.08)),
    )
    return (
      ellipse(x, y + 2, 50 * k, 7 * k, '#000', opacity(0.16)) +
      line(
        d`M${x} ${y - 60 * k}v${46 * k}M${x - 34 * k} ${y}q${34 * k} ${-24 * k} ${68 * k} 0`,
        tone('#4a5262'),
        6 * k,
      ) +
      seat +
      rest
    )
  }
  const screen =
    rounded(620, 130, 440, 270, 10, tone('#2b3144')) +
    rounded(634, 144, 412, 242, 4, scene.slant([0, '#e9f1f8'], [1, '#c6d8ea'])) +
    path(
      cell(680, 320, 40, 40) + cell(740, 280, 40, 80) + cell(800, 300, 40, 60) + cell(860, 230, 40, 130),
      tone(palette.throw),
    ) +
    circle(960, 230, 46, tone(palette.accent)) +
    path(d`M960 230V184a46 46 0 0 1 40 68z`, tone(palette.throw))
  const table =
    path(
      d`M330 640H870L1040 770H160z`,
      scene.down([0, tone(lighten(palette.wood, 0.28))], [1, tone(lighten(palette.wood, 0.12))]),
    ) +
    path(d`M160 770H1040v22H160z`, tone(darken(palette.wood, 0.2))) +
    path(cell(250, 792, 24, 66) + cell(926, 792, 24, 66), tone(darken(palette.wood, 0.3)))
  const papers =
    [360, 560, 760]
      .map(
        (x) =>
          path(d`M${x} 726h86l12 30h-102z`, tone('#ffffff')) +
          rounded(x + 100, 716, 18, 30, 4, tone('#dff0f4')),
      )
      .join('') + [430, 600, 770].map((x) => path(d`M${x} 664h54l6 18h-64z`, tone('#ffffff'))).join('')
  const content =
    shell(room, { floor: 'carpet', wall: 'plain' }) +
    windowIn(room, { ...win, kind: 'panorama' }) +
    daylight(room, win.x, win.w) +
    screen +
    [420, 600, 780].map((x) => chair(x, 700, 0.78, false)).join('') +
    table +
    papers +
    [330, 600, 870].map((x) => chair(x, 884, 1, true)).join('') +
    pottedPlant(scene, 'fronds', 1140, 720, 220, palette.throw)
  return orientRoom(room, content) + roomLight(room)
}
