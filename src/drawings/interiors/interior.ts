import type { Hour } from '../canvas/hours.ts'
import { lampsAreOn } from '../canvas/light.ts'
import type { Size } from '../canvas/scene.ts'
import { sceneFor, stageFor } from '../exterior.ts'
import type { Indoor } from '../spec.ts'
import type { PictureSubject, RoomKind } from '../subject.ts'
import { bar } from './bar.ts'
import { bathroom } from './bathroom.ts'
import { breakfast } from './breakfast.ts'
import { decorOf, type Room } from './decor.ts'
import { gym } from './gym.ts'
import { lobby } from './lobby.ts'
import { drawMeetingRoom } from './meeting-room.ts'
import { pool } from './pool.ts'
import { restaurant } from './restaurant.ts'
import { guestRoom } from './rooms.ts'
import { spa } from './spa.ts'
import { windowView } from './window-view.ts'

function roomFor(subject: PictureSubject, part: string, hour: Hour, size: Size): Room {
  const scene = sceneFor(subject, part, hour, size)
  return {
    scene,
    stage: stageFor(subject, scene),
    decor: decorOf(subject),
    lampOn: lampsAreOn(scene),
    stars: subject.stars,
  }
}

export function drawRoom(
  subject: PictureSubject,
  kind: RoomKind,
  variant: number,
  hour: Hour,
  size: Size,
): string {
  const room = roomFor(subject, `${kind}${variant}`, hour, size)
  return room.scene.finish(guestRoom(room, kind, variant))
}

const indoors: Record<Indoor, (room: Room, variant: number) => string> = {
  bathroom,
  lobby,
  restaurant,
  breakfast,
  bar,
  pool,
  spa,
  gym,
  meeting: drawMeetingRoom,
  view: windowView,
}

export function drawIndoor(
  subject: PictureSubject,
  view: Indoor,
  variant: number,
  hour: Hour,
  size: Size,
): string {
  const room = roomFor(subject, `${view}${variant}`, hour, size)
  return room.scene.finish(indoors[view](room, variant))
}
