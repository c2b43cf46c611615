// The one rounding rule of the house: to the nearest whole minor unit, a half away from zero.
// Amounts are whole numbers; what does not fit a double exactly is counted in unbounded integers.

export type BasisPoints = number
export const WHOLE: BasisPoints = 10_000

/**
 * `points` hundredths of a percent of an amount that is not negative, exact up to 10^11 minor units. Ten thousand
 * products are priced for one list and a division is dear, so it multiplies: the twenty-thousandth added to the half
 * is more than the error reaches and less than the smallest part.
 */
export function percentOf(amount: number, points: BasisPoints): number {
  return Math.floor(amount * points * 0.0001 + 0.50005)
}

export function divideRounded(amount: number, by: number): number {
  return scaleRounded(amount, 1, by)
}

/** amount × numerator ÷ denominator, rounded once. The double is only a first guess that the remainder corrects. */
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
