export type Box = { left: number; right: number; top: number; bottom: number }

/** What floats keeps this far from what is read or pressed. */
const margin = 4
const step = 8

const meets = (a: Box, b: Box) =>
  a.left < b.right + margin &&
  b.left < a.right + margin &&
  a.top < b.bottom + margin &&
  b.top < a.bottom + margin

/** By how much a box must rise to lie over none of the others; null where it would have to rise further than it may. */
export function freeLift(box: Box, others: readonly Box[], most: number): number | null {
  for (let lift = 0; lift <= most; lift += step) {
    const risen = { ...box, top: box.top - lift, bottom: box.bottom - lift }
    if (!others.some((other) => meets(risen, other))) return lift
  }
  return null
}
