export const mostCompared = 4

/** Adds a pick, or takes it away; beyond four nothing is added. */
export function toggled(keys: readonly string[], key: string): readonly string[] {
  if (keys.includes(key)) return keys.filter((other) => other !== key)
  return keys.length < mostCompared ? [...keys, key] : keys
}
