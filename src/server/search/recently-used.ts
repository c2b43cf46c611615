/** Keeps what was used last, up to so many bytes. */
export function createRecentlyUsed<Value>(maxBytes: number, sizeOf: (value: Value) => number) {
  const kept = new Map<string, Value>()
  let bytes = 0
  const forget = (key: string) => {
    const value = kept.get(key)
    if (value === undefined) return
    kept.delete(key)
    bytes -= sizeOf(value)
  }
  return {
    get: (key: string): Value | undefined => {
      const value = kept.get(key)
      if (value === undefined) return undefined
      kept.delete(key)
      kept.set(key, value)
      return value
    },
    keep: (key: string, value: Value) => {
      forget(key)
      kept.set(key, value)
      bytes += sizeOf(value)
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) break
        forget(oldest)
      }
    },
    forgetWhere: (isGone: (value: Value) => boolean) => {
      for (const [key, value] of kept) if (isGone(value)) forget(key)
    },
    bytes: () => bytes,
  }
}
export type RecentlyUsed<Value> = ReturnType<typeof createRecentlyUsed<Value>>
