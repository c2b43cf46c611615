import { createLru } from '../../cache/lru.ts'

const MOST_INTERNED = 50_000
const interned = createLru<{ readonly item: unknown }>({ max: MOST_INTERNED })

/** One object for all that are alike, as in string interning: thousands of hotels have the same policies, names and beds. */
export function intern<Item>(item: Item): Item {
  const key = JSON.stringify(item)
  const known = interned.get(key)
  if (known) return known.item as Item
  interned.set(key, { item })
  return item
}
