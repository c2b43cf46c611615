import type { Size } from './canvas/scene.ts'
import { drawExterior } from './exterior.ts'
import { drawIndoor, drawRoom } from './interiors/interior.ts'
import { type PictureSpec, sorted } from './spec.ts'
import type { PictureSubject } from './subject.ts'

/** A picture of a hotel as SVG, 1200 by 900; the same subject and spec give the same bytes everywhere. */
export function draw(subject: PictureSubject, { view, variant, hour }: PictureSpec, size: Size): string {
  const part = sorted(view)
  if ('composition' in part) return drawExterior(subject, part.composition, hour, size)
  if ('room' in part) return drawRoom(subject, part.room, variant, hour, size)
  return drawIndoor(subject, part.indoor, variant, hour, size)
}
