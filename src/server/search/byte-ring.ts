/**
 * Texts in one block of memory: when it is full, the oldest are written over. Nothing of it is an object, so that the
 * engine never walks over it, however many there are.
 */
export function createByteRing(capacity: number) {
  const bytes = Buffer.allocUnsafeSlow(capacity)
  const view = new DataView(bytes.buffer)
  // Counted since the beginning: what stands at `place` stays until a block more has been written.
  let end = 1
  /** Where the present round began; in `bytes` that is the first. */
  let round = 0
  const placed = (place: number): number => (place >= round ? place - round : place - round + capacity)
  const makeRoom = (size: number, mark: number): number => {
    const needed = size + HEAD
    if (needed > capacity / 2) return NOWHERE
    if (end - round + needed > capacity) {
      round += capacity
      end = round
    }
    const place = end
    const at = placed(place)
    view.setUint32(at, size)
    view.setUint32(at + MARK, mark)
    end += needed
    return place
  }
  return {
    bytes,
    view,
    /** Where a text was put, with its mark, that stands somewhere already; `NOWHERE` where it is too long. */
    add: (source: Buffer, from: number, to: number, mark: number): number => {
      const place = makeRoom(to - from, mark)
      if (place !== NOWHERE) source.copy(bytes, placed(place) + HEAD, from, to)
      return place
    },
    /** Where in `bytes` a text begins; -1 where it was written over, or never was. */
    find: (place: number): number =>
      place === NOWHERE || end - place > capacity ? -1 : placed(place) + HEAD,
    /** How long a text is that begins there. */
    lengthAt: (begin: number): number => view.getUint32(begin - HEAD),
    markAt: (begin: number): number => view.getUint32(begin - HEAD + MARK),
  }
}
export type ByteRing = ReturnType<typeof createByteRing>

export const NOWHERE = 0
// In front of a text stand its length and its mark.
const MARK = 4
const HEAD = 8
