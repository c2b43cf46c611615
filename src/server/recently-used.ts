import { markOf } from './text-mark.ts'

/**
 * Keeps what was used last, up to so many bytes and so many things. Things lie in a row; a hand goes round, passes by
 * what was used since it last came, and lets go of the rest. So finding something, which happens far more often than
 * anything else, moves nothing; and what is let go of is held by nothing: in a table that is thrown away whole the
 * engine would take it for alive until it next walks over everything. Of two keys with the same mark the later is known.
 */
export function createRecentlyUsed<Value>(
  maxBytes: number,
  sizeOf: (value: Value) => number,
  most = Number.POSITIVE_INFINITY,
) {
  /** By the mark of the key. */
  const places = new Map<number, number>()
  const keys: string[] = []
  const marks: number[] = []
  const values: (Value | undefined)[] = []
  /** Known when it was kept: what is let go of has not been looked at for long, and looking would fetch it once more. */
  const sizes: number[] = []
  const isUsed: boolean[] = []
  const free: number[] = []
  let hand = 0
  let bytes = 0

  const forgetMark = (mark: number) => {
    const place = places.get(mark)
    if (place === undefined) return
    places.delete(mark)
    bytes -= sizes[place]!
    values[place] = undefined
    free.push(place)
  }
  const placeOf = (key: string): number | undefined => {
    const place = places.get(markOf(key))
    return place !== undefined && keys[place] === key ? place : undefined
  }
  /** Lets go of the next thing that was not used since the hand was there. */
  const letGo = () => {
    for (;;) {
      hand = (hand + 1) % values.length
      if (values[hand] === undefined) continue
      if (!isUsed[hand]) return forgetMark(marks[hand]!)
      isUsed[hand] = false
    }
  }
  return {
    get: (key: string): Value | undefined => {
      const place = placeOf(key)
      if (place === undefined) return undefined
      isUsed[place] = true
      return values[place]
    },
    keep: (key: string, value: Value) => {
      const mark = markOf(key)
      forgetMark(mark)
      const size = sizeOf(value)
      if (size > maxBytes) return
      while (places.size > 0 && (bytes + size > maxBytes || places.size >= most)) letGo()
      const place = free.pop() ?? values.length
      keys[place] = key
      marks[place] = mark
      values[place] = value
      sizes[place] = size
      isUsed[place] = false
      places.set(mark, place)
      bytes += size
    },
    forget: (key: string) => {
      if (placeOf(key) !== undefined) forgetMark(markOf(key))
    },
    forgetWhere: (isGone: (value: Value) => boolean) => {
      for (const [mark, place] of places) if (isGone(values[place]!)) forgetMark(mark)
    },
    bytes: () => bytes,
  }
}
export type RecentlyUsed<Value> = ReturnType<typeof createRecentlyUsed<Value>>
