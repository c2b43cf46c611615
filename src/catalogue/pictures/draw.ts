import { drawExterior } from './exterior.ts'
import { drawIndoor, drawRoom } from './interiors/interior.ts'
import type { Size } from './scene.ts'
import { type Indoor, isExterior, type PictureSpec, roomKindOf } from './spec.ts'
import type { PictureSubject } from './subject.ts'

/** A picture of a hotel as SVG, 1200 by 900; the same subject and spec give the same bytes anywhere. */
export function draw(subject: PictureSubject, { view, variant, hour }: PictureSpec, size: Size): string {
  if (isExterior(view)) return drawExterior(subject, view, hour, size)
  const kind = roomKindOf(view)
  return kind
    ? drawRoom(subject, kind, variant, hour, size)
    : drawIndoor(subject, view as Indoor, variant, hour, size)
}
