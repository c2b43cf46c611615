/**
 * Puts entries in the order of their keys, which are whole numbers; equals stay in the order in which they are given.
 * Key and position are packed into one number each, because plain numbers are sorted many times faster than pairs.
 */
export function orderByKeys(entries: Uint32Array, keyOf: (entry: number) => number): Uint32Array {
  const keys = Float64Array.from(entries, keyOf)
  let [low, high] = [keys[0] ?? 0, keys[0] ?? 0]
  for (let at = 0; at < keys.length; at++) {
    if (keys[at]! < low) low = keys[at]!
    if (keys[at]! > high) high = keys[at]!
  }
  if (low === high) return entries
  const positions = 2 ** Math.ceil(Math.log2(keys.length))
  if ((high - low + 1) * positions > Number.MAX_SAFE_INTEGER) return orderByComparing(entries, keys)
  for (let at = 0; at < keys.length; at++) keys[at] = (keys[at]! - low) * positions + at
  keys.sort()
  return Uint32Array.from(keys, (packed) => entries[packed - Math.floor(packed / positions) * positions]!)
}

function orderByComparing(entries: Uint32Array, keys: Float64Array): Uint32Array {
  const inOrder = Uint32Array.from(entries, (_, at) => at).sort((a, b) => keys[a]! - keys[b]! || a - b)
  return inOrder.map((at) => entries[at]!)
}
