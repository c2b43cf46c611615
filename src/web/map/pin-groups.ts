import type { Pixel } from './projection.ts'

/** Pins closer than this, in pixels, stand together under one mark. */
export const together = 40

export type PinGroup<Pin> = { readonly at: Pixel; readonly pins: readonly [Pin, ...Pin[]] }

/** Pins that would cover each other, as one: each joins the first group that is near enough. */
export function groupsOf<Pin>(pins: readonly Pin[], place: (pin: Pin) => Pixel): PinGroup<Pin>[] {
  const groups: { at: Pixel; pins: [Pin, ...Pin[]] }[] = []
  for (const pin of pins) {
    const at = place(pin)
    const near = groups.find((group) => Math.hypot(group.at.x - at.x, group.at.y - at.y) < together)
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
