import { pottedPlant } from '../scenery/plants.ts'
import type { Room } from './decor.ts'
import { orientRoom } from './decor.ts'
import { laidTable } from './laid-table.ts'
import { pendant } from './lamps.ts'
import { daylight, roomLight, shell } from './shell.ts'
import { windowIn } from './windows.ts'

export function restaurant(room: Room): string {
  const { decor } = room
  const wins = [70, 470, 870]
    .map((x) =>
      windowIn(room, {
        x,
        y: 110,
        w: 260,
        h: decor.window === 'tall' || decor.window === 'arched' ? 470 : 380,
        kind: decor.window === 'paper_screen' ? 'casement' : decor.window,
        pan: (x - 470) / 500,
        curtains: false,
      }),
    )
    .join('')
  const content =
    shell(room, {
      floor: room.stars >= 4 ? 'carpet' : 'boards',
      wall: decor.wall === 'brick' ? 'plain' : decor.wall,
    }) +
    wins +
    daylight(room, 470, 260) +
    [400, 800].map((x) => pendant(room, x, 60, 0.9)).join('') +
    laidTable(room, 250, 706, 0.8) +
    laidTable(room, 950, 706, 0.8) +
    laidTable(room, 590, 852, 1.16) +
    pottedPlant(room.scene, 'fronds', 1140, 860, 250, decor.palette.throw)
  return orientRoom(room, content) + roomLight(room)
}
