/**
 * Texts in one block of memory: when it is full, the oldest are written over. Nothing of it is an object, so that the
 * engine never walks over it, however many there are.
 */
export function createByteRing(capacity: number) {
  const bytes = Buffer.allocUnsafeSlow(capacity)
  // Counted since the beginning: what stands at `place` is at `place % capacity` until a block more has been written.
  let end = 1
  const makeRoom = (size: number, mark: number): number => {
    const needed = size + HEAD
    if (needed > capacity / 2) return NOWHERE
    if ((end % capacity) + needed > capacity) end += capacity - (end % capacity)
    const place = end
    const at = place % capacity
    bytes.writeUInt32LE(size, at)
    bytes.writeUInt32LE(mark >>> 0, at + MARK)
    end += needed
    return place
  }
  return {
    bytes,
    /** Where a text was put, with its mark, that stands somewhere already; `NOWHERE` where it is too long. */
    add: (source: Buffer, from: number, to: number, mark: number): number => {
      const place = makeRoom(to - from, mark)
      if (place !== NOWHERE) source.copy(bytes, (place % capacity) + HEAD, from, to)
      return place
    },
    /** Where in `bytes` a text begins; -1 where it was written over, or never was. */
    find: (place: number): number =>
      place === NOWHERE || end - place > capacity ? -1 : (place % capacity) + HEAD,
    /** How long a text is that begins there. */
    lengthAt: (begin: number): number => bytes.readUInt32LE(begin - HEAD),
    markAt: (begin: number): number => bytes.readUInt32LE(begin - HEAD + MARK),
  }
}
export type ByteRing = ReturnType<typeof createByteRing>

export const NOWHERE = 0
// In front of a text stand its length and its mark.
const MARK = 4
const HEAD = 8
