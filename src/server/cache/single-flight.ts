/** Those who ask for the same while it is under way share its outcome; once it is there, the next one asks anew. */
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
