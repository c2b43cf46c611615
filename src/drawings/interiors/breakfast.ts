import { darken, mix } from '../canvas/colour.ts'
import { cell, d, disc, line, opacity, path, rect, rounded } from '../canvas/svg.ts'
import { artwork } from './artwork.ts'
import { inside, orientRoom, type Room } from './decor.ts'
import { laidTable } from './laid-table.ts'
import { pendant } from './lamps.ts'
import { daylight, roomLight, shell } from './shell.ts'
import { windowIn } from './windows.ts'

export function breakfast(room: Room): string {
  const { decor } = room
  const win = { x: 90, y: 110, w: 420, h: 400 }
  const content =
    shell(room, { floor: 'tiles' }) +
    windowIn(room, { ...win, curtains: decor.window !== 'paper_screen' }) +
    daylight(room, win.x, win.w) +
    artwork(room, 900, 120, 230, 3) +
    [720, 900, 1080].map((x) => pendant(room, x, 30, 0.5)).join('') +
    buffet(room) +
    laidTable(room, 300, 852, 1.05)
  return orientRoom(room, content) + roomLight(room)
}

function buffet({ scene, decor }: Room): string {
  const { palette } = decor
  const tone = (c: string) => inside(scene, c)
  const top = 500
  let boards = ''
  for (let i = 0; i < 5; i++) boards += cell(606 + i * 112, top + 40, 104, 190)
  const bread = [640, 690, 740]
    .map(
      (x, i) =>
        path(d`M${x} ${top - 16}q2 -32 26 -32t26 32z`, tone(i % 2 ? '#c98a4a' : '#e0ab62')) +
        line(d`M${x + 12} ${top - 38}l10 12M${x + 26} ${top - 40}l10 12`, tone('#a5682f'), 3),
    )
    .join('')
  const fruit =
    path(d`M840 ${top - 12}q4 -36 62 -36t62 36z`, tone('#ffffff')) +
    path(disc(862, top - 48, 16) + disc(938, top - 46, 16), tone('#e8703f')) +
    path(disc(892, top - 56, 17) + disc(916, top - 60, 14), tone('#f4c25a')) +
    path(disc(878, top - 66, 11), tone('#c0503f'))
  const jar = (x: number, colour: string) =>
    path(d`M${x} ${top - 14}v-78q0 -8 8 -8h28q8 0 8 8v78z`, tone('#e9f2f4'), opacity(0.9)) +
    rect(x + 4, top - 70, 36, 54, tone(colour)) +
    rounded(x + 2, top - 108, 40, 10, 4, tone('#b99352'))
  const urn =
    rounded(1110, top - 128, 62, 116, 12, tone('#b9c0c8')) +
    rounded(1116, top - 146, 50, 20, 8, tone('#8a929c')) +
    rect(1132, top - 40, 18, 10, tone('#4a5262')) +
    rounded(1130, top - 22, 22, 16, 4, tone('#ffffff'))
  return (
    rounded(590, top + 20, 600, 220, 6, tone(mix(palette.wood, palette.wall, 0.2))) +
    line(boards, '#000', 2, opacity(0.18)) +
    rounded(576, top - 2, 628, 26, 6, tone('#f3ede4')) +
    rect(584, top + 24, 612, 6, '#000', opacity(0.15)) +
    rounded(624, top - 18, 176, 18, 5, tone(darken(palette.wood, 0.1))) +
    bread +
    fruit +
    jar(1000, '#f0a63c') +
    jar(1052, '#d8503f') +
    urn +
    rect(590, top + 240, 600, 10, '#000', opacity(0.16))
  )
}
