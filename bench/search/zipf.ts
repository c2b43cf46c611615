import type { Random } from '#demo/random.ts'

const fine = 1_000_000_000

/** Draws from a list in which the n-th entry comes 1/n as often as the first. */
export function zipfOf<Item>(items: readonly Item[], random: Random): () => Item {
  let sum = 0
  const upTo = items.map((_, at) => (sum += 1 / (at + 1)))
  return () => {
    const wanted = (random.int(0, fine) / fine) * sum
    let [low, high] = [0, items.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (upTo[middle]! < wanted) low = middle + 1
      else high = middle
    }
    return items[low]!
  }
}
