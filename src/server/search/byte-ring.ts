/**
 * Texts in one block of memory: when it is full, the oldest are written over. Nothing of it is an object, so that the
 * engine never walks over it, however many there are.
 */
export function createByteRing(capacity: number) {
  const bytes = Buffer.allocUnsafeSlow(capacity)
  // Counted since the beginning: what stands at `place` is at `place % capacity` until a block more has been written.
  let end = 1
  const makeRoom = (size: number): number => {
    const needed = size + LENGTH
    if (needed > capacity / 2) return NOWHERE
    if ((end % capacity) + needed > capacity) end += capacity - (end % capacity)
    const place = end
    bytes.writeUInt32LE(size, place % capacity)
    end += needed
    return place
  }
  return {
    bytes,
    /** Where a text was put that stands somewhere already; `NOWHERE` where it is too long. */
    add: (source: Buffer, from: number, to: number): number => {
      const place = makeRoom(to - from)
      if (place !== NOWHERE) source.copy(bytes, (place % capacity) + LENGTH, from, to)
      return place
    },
    /** Where in `bytes` a text begins; -1 where it was written over, or never was. */
    find: (place: number): number =>
      place === NOWHERE || end - place > capacity ? -1 : (place % capacity) + LENGTH,
    /** How long a text is that begins there. */
    lengthAt: (begin: number): number => bytes.readUInt32LE(begin - LENGTH),
  }
}
export type ByteRing = ReturnType<typeof createByteRing>

export const NOWHERE = 0
const LENGTH = 4
