/**
 * Divides a whole sum in proportion to weights by the largest-remainder method, so the shares add up exactly.
 * Equal remainders favour earlier weights. If all weights are zero, the sum is divided equally.
 */
export function share(total: number, weights: readonly number[]): number[] {
  if (total < 0) return share(0 - total, weights).map((part) => 0 - part)
  if (weights.length === 0 && total > 0) throw new RangeError('nobody to share with')
  if (weights.some((weight) => weight < 0)) throw new RangeError('a negative weight has no share')
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0 && total > 0)
    return share(
      total,
      Array.from(weights, () => 1),
    )

  const parts = weights.map((weight) => wholePart(total, weight, sum))
  const left = parts.reduce((rest, part) => rest - part, total)
  if (left === 0) return parts
  const byRemainder = weights
    .map((weight, at) => ({ at, rest: remainder(total, weight, sum) }))
    .sort((a, b) => b.rest - a.rest)
  for (const { at } of byRemainder.slice(0, left)) parts[at]! += 1
  return parts
}

function wholePart(total: number, weight: number, sum: number): number {
  if (weight === 0) return 0
  const product = total * weight
  if (!Number.isSafeInteger(product)) return Number((BigInt(total) * BigInt(weight)) / BigInt(sum))
  return (product - (product % sum)) / sum
}

function remainder(total: number, weight: number, sum: number): number {
  const product = total * weight
  return Number.isSafeInteger(product)
    ? product % sum
    : Number((BigInt(total) * BigInt(weight)) % BigInt(sum))
}
