import { boxOfMark, type MapPin } from './map-pin.ts'
import type { Pixel } from './projection.ts'

/** Pins closer than this one above the other, in pixels, stand together under one mark. */
export const together = 40

/** Side by side pins need more room, as wide as what they show: so much less distances count there. */
export function narrowing(pins: readonly Pick<MapPin, 'label'>[]): number {
  const middle = { x: 0, y: 0 }
  const widest = Math.max(0, ...pins.map(({ label }) => 2 * boxOfMark(label, middle).half.x))
  return Math.min(1, together / Math.max(1, widest))
}

export type PinGroup<Pin> = { readonly at: Pixel; readonly pins: readonly [Pin, ...Pin[]] }

/** Pins that would cover each other, as one: each joins the first group that is near enough. */
export function groupsOf<Pin extends Pick<MapPin, 'label'>>(
  pins: readonly Pin[],
  place: (pin: Pin) => Pixel,
): PinGroup<Pin>[] {
  const narrow = narrowing(pins)
  const groups: { at: Pixel; pins: [Pin, ...Pin[]] }[] = []
  for (const pin of pins) {
    const at = place(pin)
    const near = groups.find(
      (group) => Math.hypot((group.at.x - at.x) * narrow, group.at.y - at.y) < together,
    )
    if (!near) {
      groups.push({ at, pins: [pin] })
      continue
    }
    const count = near.pins.push(pin)
    near.at = {
      x: near.at.x + (at.x - near.at.x) / count,
      y: near.at.y + (at.y - near.at.y) / count,
    }
  }
  return groups
}
