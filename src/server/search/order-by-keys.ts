const DIGIT = 11
const VALUES = 2 ** DIGIT
const MOST = 2 ** 32
/** Fewer are sooner compared with each other. */
const FEW = 60

// Used by one ordering after the other; grown when more is to be ordered than ever before.
let above = new Uint32Array(1_024)
let from = new Uint32Array(1_024)
let to = new Uint32Array(1_024)
const starts = new Uint32Array(VALUES + 1)

/**
 * Puts entries in the order of their keys, which stand beside them and are whole numbers; equals stay in the order in
 * which they are given. Many are dealt out digit by digit, the lowest first, as a sorting machine deals cards: nothing
 * is compared.
 */
export function orderByKeys(entries: Uint32Array, keys: Float64Array): Uint32Array {
  const count = entries.length
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (let at = 0; at < count; at++) {
    const key = keys[at]!
    if (key < low) low = key
    if (key > high) high = key
  }
  if (low >= high) return entries
  if (count < FEW || high - low >= MOST) return comparing(entries, keys)
  deal(keys, count, low, high)
  const order = new Uint32Array(count)
  for (let at = 0; at < count; at++) order[at] = entries[from[at]!]!
  return order
}

const comparing = (entries: Uint32Array, keys: Float64Array): Uint32Array =>
  upTo(entries.length)
    .sort((a, b) => keys[a]! - keys[b]! || a - b)
    .map((at) => entries[at]!)

/** Leaves in `from` the places in the order of their keys. */
function deal(keys: Float64Array, count: number, low: number, high: number) {
  if (count > above.length) {
    above = new Uint32Array(count * 2)
    from = new Uint32Array(count * 2)
    to = new Uint32Array(count * 2)
  }
  for (let at = 0; at < count; at++) {
    above[at] = keys[at]! - low
    from[at] = at
  }
  for (let shift = 0; 2 ** shift <= high - low; shift += DIGIT) {
    starts.fill(0)
    for (let i = 0; i < count; i++) starts[((above[i]! >>> shift) & (VALUES - 1)) + 1]! += 1
    for (let value = 0; value < VALUES; value++) starts[value + 1]! += starts[value]!
    for (let i = 0; i < count; i++) {
      const at = from[i]!
      to[starts[(above[at]! >>> shift) & (VALUES - 1)]!++] = at
    }
    ;[from, to] = [to, from]
  }
}

/** 0, 1, 2, … */
export function upTo(count: number): Uint32Array<ArrayBuffer> {
  const numbers = new Uint32Array(count)
  for (let at = 0; at < count; at++) numbers[at] = at
  return numbers
}
