/**
 * Keeps what was used last, up to so many bytes. Those who ask for the same thing while it is being made share one
 * making; what failed or is not there is not kept.
 */
export function createByteCache<Value>({
  maxBytes,
  sizeOf,
}: {
  maxBytes: number
  sizeOf: (value: Value) => number
}) {
  const kept = new Map<string, Value>()
  const making = new Map<string, Promise<Value | null>>()
  let bytes = 0

  const forget = (key: string) => {
    const value = kept.get(key)
    if (value === undefined) return
    kept.delete(key)
    bytes -= sizeOf(value)
  }
  const keep = (key: string, value: Value) => {
    forget(key)
    kept.set(key, value)
    bytes += sizeOf(value)
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break
      forget(oldest)
    }
  }

  return {
    bytes: () => bytes,
    async get(key: string, make: () => Promise<Value | null>): Promise<Value | null> {
      const known = kept.get(key)
      if (known !== undefined) {
        kept.delete(key)
        kept.set(key, known)
        return known
      }
      const begun = making.get(key)
      if (begun) return begun
      const promise = make()
        .then((value) => {
          if (value !== null) keep(key, value)
          return value
        })
        .finally(() => making.delete(key))
      making.set(key, promise)
      return promise
    },
  }
}
