type Reading<Value> = {
  readonly read: () => Promise<Value>
  readonly freshFor: number
  readonly now: () => number
}

/** A value that is read again when somebody asks and it is no longer fresh; a reading that failed is not kept. */
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
