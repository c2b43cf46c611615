/**
 * Keeps what was used last, up to so many bytes and so many things. Things lie in a row; a hand goes round, passes by
 * what was used since it last came, and lets go of the rest. So finding something, which happens far more often than
 * anything else, moves nothing; and what is let go of is held by nothing: in a table that is thrown away whole the
 * engine would take it for alive until it next walks over everything.
 */
export function createRecentlyUsed<Value>(
  maxBytes: number,
  sizeOf: (value: Value) => number,
  most = Number.POSITIVE_INFINITY,
) {
  const places = new Map<string, number>()
  const keys: string[] = []
  const values: (Value | undefined)[] = []
  const isUsed: boolean[] = []
  const free: number[] = []
  let hand = 0
  let bytes = 0

  const forget = (key: string) => {
    const place = places.get(key)
    if (place === undefined) return
    places.delete(key)
    bytes -= sizeOf(values[place]!)
    values[place] = undefined
    free.push(place)
  }
  /** Lets go of the next thing that was not used since the hand was there. */
  const letGo = () => {
    for (;;) {
      hand = (hand + 1) % values.length
      if (values[hand] === undefined) continue
      if (!isUsed[hand]) return forget(keys[hand]!)
      isUsed[hand] = false
    }
  }
  return {
    get: (key: string): Value | undefined => {
      const place = places.get(key)
      if (place === undefined) return undefined
      isUsed[place] = true
      return values[place]
    },
    keep: (key: string, value: Value) => {
      forget(key)
      const size = sizeOf(value)
      if (size > maxBytes) return
      while (places.size > 0 && (bytes + size > maxBytes || places.size >= most)) letGo()
      const place = free.pop() ?? values.length
      keys[place] = key
      values[place] = value
      isUsed[place] = false
      places.set(key, place)
      bytes += size
    },
    forget,
    forgetWhere: (isGone: (value: Value) => boolean) => {
      for (const [key, place] of places) if (isGone(values[place]!)) forget(key)
    },
    bytes: () => bytes,
  }
}
export type RecentlyUsed<Value> = ReturnType<typeof createRecentlyUsed<Value>>
