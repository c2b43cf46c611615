type Reading<Value> = {
  readonly read: () => Promise<Value>
  readonly freshFor: number
  readonly now: () => number
}

/** Caches a value for a time and reads it again on demand; a failed read is not cached. */
export function cacheFor<Value>({ read, freshFor, now }: Reading<Value>): () => Promise<Value> {
  let held: Promise<Value> | null = null
  let readAt = Number.NEGATIVE_INFINITY
  return () => {
    if (held && now() - readAt < freshFor) return held
    readAt = now()
    const reading = read()
    held = reading
    reading.catch(() => {
      if (held === reading) held = null
    })
    return reading
  }
}
