// The only rounding rule: to the nearest whole minor unit, half away from zero. Amounts are whole numbers;
// those beyond the exact range of a double use BigInt.

export type BasisPoints = number
export const WHOLE: BasisPoints = 10_000

/**
 * `points` basis points of a non-negative amount, exact up to 10^11 minor units. It multiplies because
 * division is slow and a list prices ten thousand products. The 0.00005 added to the half exceeds the
 * floating-point error and is below the smallest step.
 */
export function percentOf(amount: number, points: BasisPoints): number {
  return Math.floor(amount * points * 0.0001 + 0.50005)
}

export function divideRounded(amount: number, by: number): number {
  return scaleRounded(amount, 1, by)
}

/** amount × numerator ÷ denominator, rounded once. The double is an estimate that the remainder corrects. */
export function scaleRounded(amount: number, numerator: number, denominator: number): number {
  if (amount < 0) return 0 - scaleRounded(0 - amount, numerator, denominator)
  const product = amount * numerator
  if (product > Number.MAX_SAFE_INTEGER) {
    return Number(scaleRoundedExactly(BigInt(amount), BigInt(numerator), BigInt(denominator)))
  }
  let quotient = Math.floor(product / denominator)
  let rest = product - quotient * denominator
  if (rest < 0) {
    quotient -= 1
    rest += denominator
  }
  return rest >= denominator - rest ? quotient + 1 : quotient
}

export function scaleRoundedExactly(amount: bigint, numerator: bigint, denominator: bigint): bigint {
  if (amount < 0n) return -scaleRoundedExactly(-amount, numerator, denominator)
  return (2n * amount * numerator + denominator) / (2n * denominator)
}
