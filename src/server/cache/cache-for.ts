type Reading<Value> = {
  readonly read: () => Promise<Value>
  readonly freshFor: number
  readonly now: () => number
  /** Return the previous value while it is read again. */
  readonly staleWhileReading?: boolean
}

/** Caches a value for a time and reads it again on demand; a failed read is not cached. */
export function cacheFor<Value>({
  read,
  freshFor,
  now,
  staleWhileReading = false,
}: Reading<Value>): () => Promise<Value> {
  let held: Promise<Value> | null = null
  let readAt = Number.NEGATIVE_INFINITY
  return () => {
    if (held && now() - readAt < freshFor) return held
    readAt = now()
    const reading = read()
    if (held && staleWhileReading) {
      reading.then(
        () => (held = reading),
        () => {},
      )
      return held
    }
    held = reading
    reading.catch(() => {
      if (held === reading) held = null
    })
    return reading
  }
}
