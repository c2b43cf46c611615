/** Concurrent calls with the same key share one execution; a call after it has settled starts another. */
export function createSingleFlight<Value>() {
  const underWay = new Map<string, Promise<Value>>()
  return (key: string, work: () => Promise<Value>): Promise<Value> => {
    const known = underWay.get(key)
    if (known) return known
    const begun = work().finally(() => underWay.delete(key))
    underWay.set(key, begun)
    return begun
  }
}
