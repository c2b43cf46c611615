/** A seeded random stream: integer arithmetic only, so every machine gives the same numbers. */
export type Random = {
  /** From `low` to `high`, both included. */
  readonly int: (low: number, high: number) => number
  readonly chance: (percent: number) => boolean
  readonly pick: <Item>(items: readonly Item[]) => Item
  readonly weighted: <Item>(items: readonly (readonly [Item, number])[]) => Item
  /** Like `int`, with the middle more probable than the ends. */
  readonly bell: (low: number, high: number) => number
}

export function createRandom(...keys: readonly (number | string)[]): Random {
  let state = hashOf(keys)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    return mixed(state)
  }
  const below = (count: number) => next() % count
  return {
    int: (low, high) => low + below(high - low + 1),
    chance: (percent) => below(100) < percent,
    pick: (items) => items[below(items.length)]!,
    weighted: (items) => {
      let left = below(items.reduce((sum, [, weight]) => sum + weight, 0))
      for (const [item, weight] of items) if ((left -= weight) < 0) return item
      return items[0]![0]
    },
    bell: (low, high) => {
      const span = high - low + 1
      return low + Math.floor((below(span) + below(span) + below(span)) / 3)
    },
  }
}

/** A 32-bit hash of a list of keys. */
export function hashOf(keys: readonly (number | string)[]): number {
  let hash = 0x811c9dc5
  const take = (value: number) => {
    hash = Math.imul(hash ^ value, 0x01000193)
    hash = (hash << 13) | (hash >>> 19)
  }
  for (const key of keys) {
    if (typeof key === 'number') {
      take(key | 0)
      take(Math.floor(key / 0x1_0000_0000))
    } else for (let i = 0; i < key.length; i++) take(key.charCodeAt(i))
    take(0x9e3779b9)
  }
  return mixed(hash)
}

function mixed(state: number): number {
  let t = Math.imul(state ^ (state >>> 15), state | 1)
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
  return (t ^ (t >>> 14)) >>> 0
}
