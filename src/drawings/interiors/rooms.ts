import { lighten, mix } from '../canvas/colour.ts'
import { cell, d, line, opacity, path, rect, rounded } from '../canvas/svg.ts'
import { pottedPlant } from '../scenery/plants.ts'
import type { RoomKind } from '../subject.ts'
import { artwork } from './artwork.ts'
import { bed } from './bed.ts'
import { bunk } from './bunk.ts'
import { inside, orientRoom, type Room } from './decor.ts'
import { desk } from './desk.ts'
import { floorLamp, nightstand, pendant } from './lamps.ts'
import { armchair, coffeeTable, sofa } from './seating.ts'
import { daylight, floorLine, roomLight, shell } from './shell.ts'
import { rug } from './soft-furnishings.ts'
import { windowIn } from './windows.ts'

export function guestRoom(room: Room, kind: RoomKind, variant: number): string {
  const floor =
    room.decor.window === 'paper_screen' ? 'tatami' : room.stars >= 5 && variant % 2 ? 'carpet' : 'boards'
  const content = shell(room, { floor }) + layouts[kind](room, variant)
  return orientRoom(room, content) + roomLight(room)
}

const windowSize = ({ decor }: Room) =>
  decor.window === 'tall' || decor.window === 'arched'
    ? { y: 84, h: 520 }
    : decor.window === 'panorama'
      ? { y: 110, h: 440 }
      : { y: 120, h: 392 }

function accentWall({ scene, decor }: Room, cx: number, w: number): string {
  if (decor.wall !== 'arch') return ''
  const half = w * 0.46
  return path(
    d`M${cx - half} ${floorLine - 15}V${floorLine - 260}a${half} ${half * 0.86} 0 0 1 ${2 * half} 0V${floorLine - 15}z`,
    inside(scene, mix(decor.palette.throw, decor.palette.wall, 0.45)),
  )
}

const wallArt = (room: Room, cx: number, variant: number) =>
  room.decor.canopy || room.decor.wall === 'panels'
    ? ''
    : artwork(room, cx, 150, 196, (variant + Math.round(cx)) % 4)

const plant = ({ scene, decor }: Room, x: number, y: number, h: number) =>
  pottedPlant(scene, 'fronds', x, y, h, decor.palette.throw)

function seat(room: Room, variant: number): string {
  const { accent } = room.decor.palette
  return variant % 2
    ? coffeeTable(room, 250, 800, 150) + armchair(room, 130, 786, accent, 0.86)
    : armchair(room, 236, 786, accent)
}

const layouts: Record<RoomKind, (room: Room, variant: number) => string> = {
  double: (room, variant) => {
    const win = { x: 92, w: 400, ...windowSize(room) }
    return (
      windowIn(room, win) +
      daylight(room, win.x, win.w) +
      accentWall(room, 830, 560) +
      wallArt(room, 830, variant) +
      rug(room, 830, 640) +
      nightstand(room, 520) +
      nightstand(room, 1140) +
      bed(room, 830, 520, { canopy: room.decor.canopy }) +
      seat(room, variant) +
      plant(room, 42, 846, 210) +
      (room.decor.canopy ? '' : pendant(room, 1120, 110))
    )
  },
  twin: (room, variant) => {
    const win = { x: 66, w: 330, ...windowSize(room) }
    return (
      windowIn(room, win) +
      daylight(room, win.x, win.w) +
      wallArt(room, 820, variant + 1) +
      rug(room, 815, 560) +
      nightstand(room, 815) +
      bed(room, 620, 290) +
      bed(room, 1012, 290) +
      armchair(room, 190, 800, room.decor.palette.accent, 0.9) +
      plant(room, 42, 850, 240)
    )
  },
  triple: (room, variant) => {
    const win = { x: 66, w: 300, ...windowSize(room) }
    return (
      windowIn(room, win) +
      daylight(room, win.x, win.w) +
      wallArt(room, 640, variant) +
      rug(room, 790, 600) +
      nightstand(room, 872) +
      bed(room, 640, 390) +
      bed(room, 1040, 240) +
      plant(room, 42, 850, 240)
    )
  },
  family: (room, variant) => {
    const win = { x: variant % 2 ? 458 : 492, w: variant % 2 ? 200 : 260, ...windowSize(room) }
    const children =
      variant % 2 ? bed(room, 748, 216) + bed(room, 1040, 216) : bunk(room, 856, 320, floorLine + 56)
    return (
      windowIn(room, win) +
      daylight(room, win.x, win.w) +
      wallArt(room, 236, variant) +
      rug(room, 620, 280) +
      nightstand(room, variant % 2 ? 894 : 476) +
      bed(room, 236, 370) +
      children +
      toys(room)
    )
  },
  suite: (room, variant) => {
    const win = { x: 70, w: 540, ...windowSize(room) }
    return (
      windowIn(room, { ...win, kind: room.decor.window === 'casement' ? 'panorama' : room.decor.window }) +
      daylight(room, win.x, win.w) +
      accentWall(room, 930, 440) +
      wallArt(room, 930, variant) +
      rug(room, 300, 460, 726, 140) +
      nightstand(room, 680) +
      bed(room, 930, 430, { foot: 790 }) +
      sofa(room, 300, 740, 380, room.decor.palette.accent) +
      coffeeTable(room, 330, 850, 210) +
      floorLamp(room, 560, 740) +
      plant(room, 46, 810, 230) +
      (room.decor.canopy ? '' : pendant(room, 1130, 90, 1.1))
    )
  },
  single: (room, variant) => {
    const win = { x: 120, w: 280, ...windowSize(room) }
    return (
      windowIn(room, win) +
      daylight(room, win.x, win.w) +
      wallArt(room, 940, variant) +
      rug(room, 930, 380) +
      nightstand(room, 720) +
      bed(room, 930, 310) +
      desk(room, 470, 200) +
      armchair(room, 200, 810, room.decor.palette.throw, 0.86)
    )
  },
  studio: (room, variant) => {
    const win = { x: 410, w: 300, ...windowSize(room) }
    return (
      windowIn(room, win) +
      daylight(room, win.x, win.w) +
      kitchenette(room) +
      wallArt(room, 980, variant) +
      rug(room, 960, 420) +
      nightstand(room, 756) +
      bed(room, 975, 370) +
      breakfastTable(room) +
      pendant(room, 250, 90)
    )
  },
  dormitory: (room) => {
    const win = { x: 430, w: 330, ...windowSize(room) }
    return (
      windowIn(room, win) +
      daylight(room, win.x, win.w) +
      rug(room, 600, 300, 690, 170) +
      bunk(room, 40, 340, floorLine + 60) +
      bunk(room, 820, 340, floorLine + 60) +
      lockers(room) +
      plant(room, 780, 760, 180)
    )
  },
}

function toys({ scene, decor }: Room): string {
  return (
    rounded(560, 800, 60, 44, 6, inside(scene, decor.palette.accent)) +
    rounded(628, 812, 40, 32, 6, inside(scene, decor.palette.throw)) +
    path(d`M566 800l24 -34l24 34z`, inside(scene, '#e8b84f'))
  )
}

function lockers({ scene, decor }: Room): string {
  let out = ''
  for (let i = 0; i < 3; i++) {
    const x = 486 + i * 76
    out +=
      rounded(
        x,
        floorLine - 92,
        70,
        96,
        4,
        inside(scene, [decor.palette.accent, decor.palette.throw, lighten(decor.palette.wood, 0.2)][i]!),
      ) +
      line(d`M${x + 18} ${floorLine - 74}h34M${x + 18} ${floorLine - 64}h34`, '#000', 3, opacity(0.2)) +
      rect(x + 56, floorLine - 44, 5, 14, inside(scene, '#e8e0d0'))
  }
  return out
}

function kitchenette({ scene, decor }: Room): string {
  const tone = (c: string) => inside(scene, c)
  const wood = mix(decor.palette.wood, decor.palette.wall, 0.35)
  let doors = ''
  for (let i = 0; i < 3; i++)
    doors += cell(24 + i * 106, floorLine - 150, 98, 140) + cell(24 + i * 106, 150, 98, 116)
  return (
    rect(16, 142, 330, 132, tone(wood)) +
    rect(16, floorLine - 160, 330, 164, tone(wood)) +
    line(doors, '#000', 2, opacity(0.2)) +
    rect(8, floorLine - 174, 346, 18, tone('#efe9e0')) +
    rect(16, 284, 330, floorLine - 458, tone(lighten(decor.palette.throw, 0.55))) +
    path(cell(40, floorLine - 190, 110, 16), tone('#3a4152')) +
    line(d`M250 ${floorLine - 174}v-40q0 -18 22 -18v14`, tone('#b9c0c8'), 6) +
    rounded(60, floorLine - 232, 46, 42, 8, tone(decor.palette.accent)) +
    line(d`M106 ${floorLine - 222}q22 4 14 26`, tone(decor.palette.accent), 5) +
    rounded(306, floorLine - 210, 22, 36, 5, tone(decor.palette.throw)) +
    rect(12, floorLine + 2, 338, 8, '#000', opacity(0.16))
  )
}

function breakfastTable({ scene, decor }: Room): string {
  const tone = (c: string) => inside(scene, c)
  const wood = tone(mix(decor.palette.wood, decor.palette.floor, 0.2))
  const stool = (x: number) =>
    path(cell(x - 28, 760, 7, 86) + cell(x + 21, 760, 7, 86), tone('#4a3a30')) +
    rounded(x - 36, 744, 72, 18, 8, tone(decor.palette.accent))
  return (
    stool(120) +
    stool(390) +
    rect(244, 730, 14, 120, wood) +
    rounded(196, 842, 110, 10, 5, wood) +
    `<ellipse cx="251" cy="724" rx="112" ry="20" fill="${tone(lighten(decor.palette.wood, 0.3))}"/>` +
    rounded(206, 696, 26, 22, 5, tone('#ffffff')) +
    path(d`M270 718q-2 -30 14 -40q16 10 14 40z`, tone(decor.palette.throw))
  )
}
