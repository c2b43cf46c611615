const DIGIT = 11
const VALUES = 2 ** DIGIT
const MOST = 2 ** 32
/** Fewer are sooner compared with each other. */
const FEW = 100

/**
 * Puts entries in the order of their keys, which are whole numbers; equals stay in the order in which they are given.
 * Many are dealt out digit by digit, the lowest first, as a sorting machine deals cards: nothing is compared.
 */
export function orderByKeys(entries: Uint32Array, keyOf: (entry: number) => number): Uint32Array {
  const keys = new Float64Array(entries.length)
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (let at = 0; at < keys.length; at++) {
    const key = keyOf(entries[at]!)
    keys[at] = key
    if (key < low) low = key
    if (key > high) high = key
  }
  if (low >= high) return entries
  const isDealt = entries.length >= FEW && high - low < MOST
  const order = isDealt ? dealing(keys, low, high) : comparing(keys)
  for (let at = 0; at < order.length; at++) order[at] = entries[order[at]!]!
  return order
}

/** Places in the order of their keys. */
const comparing = (keys: Float64Array): Uint32Array =>
  upTo(keys.length).sort((a, b) => keys[a]! - keys[b]! || a - b)

function dealing(keys: Float64Array, low: number, high: number): Uint32Array {
  const above = new Uint32Array(keys.length)
  for (let at = 0; at < keys.length; at++) above[at] = keys[at]! - low
  let from = upTo(keys.length)
  let to = new Uint32Array(keys.length)
  const starts = new Uint32Array(VALUES + 1)
  for (let shift = 0; 2 ** shift <= high - low; shift += DIGIT) {
    const digitOf = (at: number) => (above[at]! >>> shift) & (VALUES - 1)
    starts.fill(0)
    for (let i = 0; i < from.length; i++) starts[digitOf(from[i]!) + 1]! += 1
    for (let value = 0; value < VALUES; value++) starts[value + 1]! += starts[value]!
    for (let i = 0; i < from.length; i++) to[starts[digitOf(from[i]!)]!++] = from[i]!
    ;[from, to] = [to, from]
  }
  return from
}

/** 0, 1, 2, … */
export function upTo(count: number): Uint32Array<ArrayBuffer> {
  const numbers = new Uint32Array(count)
  for (let at = 0; at < count; at++) numbers[at] = at
  return numbers
}
