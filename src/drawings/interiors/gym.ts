import { darken, lighten } from '../canvas/colour.ts'
import { cell, circle, d, disc, ellipse, line, opacity, path, rect, rounded } from '../canvas/svg.ts'
import { inside, orientRoom, type Room } from './decor.ts'
import { daylight, roomLight, shell } from './shell.ts'
import { windowIn } from './windows.ts'

export function gym(room: Room): string {
  const { scene, decor } = room
  const { palette } = decor
  const tone = (c: string) => inside(scene, c)
  const dark = tone('#2f3646')
  const runner = (x: number) =>
    ellipse(x + 10, 806, 150, 12, '#000', opacity(0.2)) +
    path(d`M${x - 140} 796l250 -22h44v22z`, dark) +
    path(d`M${x - 120} 790l220 -18h30z`, tone('#596273')) +
    line(d`M${x + 120} 780L${x + 84} 560M${x + 92} 620h-86`, tone('#c9d0d6'), 12, 'stroke-linecap="round"') +
    path(d`M${x + 50} 560l70 -34l12 24l-66 34z`, dark) +
    path(d`M${x + 62} 560l46 -22l6 12l-46 22z`, tone('#7fd0e0'))
  let rack =
    rounded(40, 560, 300, 16, 5, dark) +
    rounded(40, 640, 300, 16, 5, dark) +
    path(cell(50, 540, 12, 210) + cell(318, 540, 12, 210), dark)
  for (const [y, count] of [
    [560, 5],
    [640, 4],
  ] as const)
    for (let i = 0; i < count; i++)
      rack +=
        rounded(70 + i * 52, y - 24, 14, 26, 4, tone(i % 2 ? palette.accent : '#4a5262')) +
        rounded(92 + i * 52, y - 24, 14, 26, 4, tone(i % 2 ? palette.accent : '#4a5262')) +
        rect(80 + i * 52, y - 15, 16, 8, tone('#b9c0c8'))
  const win = { x: 440, y: 110, w: 640, h: 420 }
  const content =
    shell(room, { floor: 'boards', wall: 'plain' }) +
    windowIn(room, { ...win, kind: 'panorama', curtains: false }) +
    daylight(room, win.x, win.w) +
    rounded(
      46,
      110,
      320,
      390,
      6,
      scene.slant([0, tone('#dfeaf0')], [0.5, tone('#f7fafa')], [1, tone('#c9d6de')]),
    ) +
    path(d`M110 500L230 110h60L170 500z`, '#fff', opacity(0.4)) +
    rack +
    runner(560) +
    runner(900) +
    circle(
      1130,
      800,
      58,
      scene.slant([0, tone(lighten(palette.throw, 0.3))], [1, tone(darken(palette.throw, 0.15))]),
    ) +
    path(d`M150 800H420L450 868H110z`, tone(palette.accent)) +
    line(d`M160 808H410L436 860H124z`, '#fff', 3, opacity(0.3)) +
    rounded(386, 790, 30, 60, 15, tone(palette.throw)) +
    path(disc(230, 838, 12) + disc(286, 838, 12), dark) +
    rect(230, 834, 56, 8, tone('#b9c0c8'))
  return orientRoom(room, content) + roomLight(room)
}
