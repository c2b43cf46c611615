/**
 * Shares a whole sum in proportion to weights, without losing or inventing a unit: everyone gets the whole part
 * of their due, and the units left over go to the largest remainders, the earlier first where they are equal.
 * Weights that are all zero share alike.
 */
export function share(total: number, weights: readonly number[]): number[] {
  if (total < 0) return share(0 - total, weights).map((part) => 0 - part)
  if (weights.length === 0) {
    if (total === 0) return []
    throw new RangeError('nobody to share with')
  }
  if (weights.some((weight) => weight < 0)) throw new RangeError('a negative weight has no share')
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n)
  if (sum === 0n)
    return share(
      total,
      Array.from(weights, () => 1),
    )

  const parts: number[] = []
  const remainders: { at: number; rest: bigint }[] = []
  let left = total
  for (const [at, weight] of weights.entries()) {
    const due = BigInt(total) * BigInt(weight)
    const part = Number(due / sum)
    parts.push(part)
    remainders.push({ at, rest: due % sum })
    left -= part
  }
  remainders.sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))
  for (const { at } of remainders.slice(0, left)) parts[at]! += 1
  return parts
}
