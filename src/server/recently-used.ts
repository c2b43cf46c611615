/**
 * Keeps what was used last, up to so many bytes and so many things. There are two generations: what is used stands in the younger one; when
 * that is half of all, it becomes the older one, and what nobody used since the last change is let go. So finding
 * something, which happens far more often than anything else, moves nothing.
 */
export function createRecentlyUsed<Value>(
  maxBytes: number,
  sizeOf: (value: Value) => number,
  most = Number.POSITIVE_INFINITY,
) {
  let young = new Map<string, Value>()
  let old = new Map<string, Value>()
  let youngBytes = 0
  let oldBytes = 0

  const growOld = () => {
    old = young
    oldBytes = youngBytes
    young = new Map()
    youngBytes = 0
  }
  const add = (key: string, value: Value) => {
    const size = sizeOf(value)
    if (size > maxBytes) return
    if (youngBytes + size > maxBytes / 2 || young.size >= most / 2) growOld()
    // One that is more than half of all has no room beside a whole generation.
    if (oldBytes + size > maxBytes) growOld()
    young.set(key, value)
    youngBytes += size
  }
  const forgetOld = (key: string) => {
    const value = old.get(key)
    if (value === undefined) return
    old.delete(key)
    oldBytes -= sizeOf(value)
  }
  const forgetYoung = (key: string) => {
    const value = young.get(key)
    if (value === undefined) return
    young.delete(key)
    youngBytes -= sizeOf(value)
  }
  const forget = (key: string) => {
    forgetOld(key)
    forgetYoung(key)
  }
  return {
    get: (key: string): Value | undefined => {
      const used = young.get(key)
      if (used !== undefined) return used
      const value = old.get(key)
      if (value === undefined) return undefined
      forgetOld(key)
      add(key, value)
      return value
    },
    keep: (key: string, value: Value) => {
      forget(key)
      add(key, value)
    },
    forget,
    forgetWhere: (isGone: (value: Value) => boolean) => {
      for (const [key, value] of young) if (isGone(value)) forgetYoung(key)
      for (const [key, value] of old) if (isGone(value)) forgetOld(key)
    },
    bytes: () => youngBytes + oldBytes,
  }
}
export type RecentlyUsed<Value> = ReturnType<typeof createRecentlyUsed<Value>>
