/**
 * Texts in one block of memory: when it is full, the oldest are written over. Nothing of it is an object, so that the
 * engine never walks over it, however many there are.
 */
export function createByteRing(maxBytes: number) {
  const capacity = Math.floor(maxBytes / STEP) * STEP
  const bytes = Buffer.allocUnsafeSlow(capacity)
  const view = new DataView(bytes.buffer)
  // Counted since the beginning, in steps: what stands at a place stays until a block more has been written.
  let end = STEP
  /** Where the present round began; in `bytes` that is the first. */
  let round = 0
  const placed = (from: number): number => (from >= round ? from - round : from - round + capacity)
  const makeRoom = (size: number, mark: number): number => {
    const needed = size + HEAD
    if (needed > capacity / 2) return NOWHERE
    if (end - round + needed > capacity) {
      round += capacity
      end = round
    }
    const from = end
    const at = placed(from)
    view.setUint32(at, size)
    view.setUint32(at + MARK, mark)
    end += Math.ceil(needed / STEP) * STEP
    return from / STEP
  }
  return {
    bytes,
    view,
    /** Where a text was put, with its mark, that stands somewhere already; `NOWHERE` where it is too long. */
    add: (source: Buffer, from: number, to: number, mark: number): number => {
      const place = makeRoom(to - from, mark)
      if (place !== NOWHERE) source.copy(bytes, placed(place * STEP) + HEAD, from, to)
      return place
    },
    /** Where in `bytes` a text begins; -1 where it was written over, or never was. */
    find: (place: number): number =>
      place === NOWHERE || end - place * STEP > capacity ? -1 : placed(place * STEP) + HEAD,
    /** How long a text is that begins there. */
    lengthAt: (begin: number): number => view.getInt32(begin - HEAD),
    markAt: (begin: number): number => view.getInt32(begin - HEAD + MARK),
  }
}
export type ByteRing = ReturnType<typeof createByteRing>

export const NOWHERE = 0
/** Places are counted in so many bytes: small numbers stand where they are kept, large ones the engine keeps elsewhere. */
const STEP = 16
// In front of a text stand its length and its mark.
const MARK = 4
const HEAD = 8
