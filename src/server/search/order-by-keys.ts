const MOST = 2 ** 32
/** Fewer are sooner compared with each other. */
const FEW = 40
/** How many bits are dealt out at once: a wider digit takes fewer rounds, and each round longer to begin. */
const NARROW = 8
const WIDE = 11
/** From so many on the wider one is sooner done. */
const MANY = 1_500

// Used by one ordering after the other; grown when more is to be ordered than ever before.
let above = new Uint32Array(4_096)
let from = new Uint32Array(4_096)
let to = new Uint32Array(4_096)
const starts = new Uint32Array(2 ** WIDE + 1)

/**
 * The places of the first so many keys in the order of those keys, which are whole numbers; equals stay in the order in
 * which they are given. Many are dealt out digit by digit, the lowest first, as a sorting machine deals cards: nothing
 * is compared.
 */
export function orderOf(keys: Float64Array, count: number): Uint32Array {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (let at = 0; at < count; at++) {
    const key = keys[at]!
    if (key < low) low = key
    if (key > high) high = key
  }
  if (low >= high) return upTo(count)
  if (count < FEW || high - low >= MOST) return upTo(count).sort((a, b) => keys[a]! - keys[b]! || a - b)
  deal(keys, count, low, high)
  return from.slice(0, count)
}

/** Entries in the order of their keys, which stand beside them. */
export function orderByKeys(entries: Uint32Array, keys: Float64Array): Uint32Array {
  const order = orderOf(keys, entries.length)
  for (let at = 0; at < order.length; at++) order[at] = entries[order[at]!]!
  return order
}

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
  const bits = count < MANY ? NARROW : WIDE
  const values = 2 ** bits
  for (let shift = 0; 2 ** shift <= high - low; shift += bits) {
    for (let value = 0; value <= values; value++) starts[value] = 0
    for (let i = 0; i < count; i++) starts[((above[i]! >>> shift) & (values - 1)) + 1]! += 1
    for (let value = 0; value < values; value++) starts[value + 1]! += starts[value]!
    for (let i = 0; i < count; i++) {
      const at = from[i]!
      to[starts[(above[at]! >>> shift) & (values - 1)]!++] = at
    }
    ;[from, to] = [to, from]
  }
}

/** 0, 1, 2, … */
function upTo(count: number): Uint32Array<ArrayBuffer> {
  const numbers = new Uint32Array(count)
  for (let at = 0; at < count; at++) numbers[at] = at
  return numbers
}
