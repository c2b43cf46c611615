import type { Box } from './label-placement.ts'
import { boxOfMark, type MapPin } from './map-pin.ts'
import type { Pixel } from './projection.ts'

/** Marks may lie over each other's edges by so many pixels. */
const overlap = 4

type Labelled = Pick<MapPin, 'label'>
export type PinGroup<Pin> = { readonly at: Pixel; readonly pins: readonly [Pin, ...Pin[]] }
type Placed<Pin> = PinGroup<Pin> & { readonly box: Box }

/** Pins whose marks would cover each other, as one that counts them, in the middle of them. */
export function groupsOf<Pin extends Labelled>(
  pins: readonly Pin[],
  place: (pin: Pin) => Pixel,
): PinGroup<Pin>[] {
  const groups: Placed<Pin>[] = []
  for (const pin of pins) {
    let group = placed<Pin>(place(pin), [pin])
    // A group takes another room than its pins, and may cover what they did not.
    for (let met = meeting(groups, group); met >= 0; met = meeting(groups, group))
      group = joined(groups.splice(met, 1)[0]!, group)
    groups.push(group)
  }
  return groups
}

const placed = <Pin extends Labelled>(at: Pixel, pins: readonly [Pin, ...Pin[]]): Placed<Pin> => ({
  at,
  pins,
  box: boxOfMark(pins.length > 1 ? '' : pins[0].label, at),
})

const meeting = <Pin>(groups: readonly Placed<Pin>[], { box: { at, half } }: Placed<Pin>): number =>
  groups.findIndex(
    ({ box }) =>
      Math.abs(box.at.x - at.x) < box.half.x + half.x - overlap &&
      Math.abs(box.at.y - at.y) < box.half.y + half.y - overlap,
  )

function joined<Pin extends Labelled>(one: Placed<Pin>, other: Placed<Pin>): Placed<Pin> {
  const share = other.pins.length / (one.pins.length + other.pins.length)
  const middle = (from: number, to: number) => from + (to - from) * share
  const at = { x: middle(one.at.x, other.at.x), y: middle(one.at.y, other.at.y) }
  return placed(at, [...one.pins, ...other.pins])
}
