// The one rounding rule of the house: to the nearest whole minor unit, a half away from zero.
// Every function here is exact for safe integers; none goes through a fraction that a double cannot hold.

export type BasisPoints = number
export const WHOLE: BasisPoints = 10_000

/** `points` hundredths of a percent of an amount. Splitting off the ten-thousands keeps the product small. */
export function percentOf(amount: number, points: BasisPoints): number {
  if (amount < 0) return 0 - percentOf(0 - amount, points)
  const tenThousands = Math.floor(amount / WHOLE)
  const rest = amount - tenThousands * WHOLE
  return tenThousands * points + Math.floor((rest * points + WHOLE / 2) / WHOLE)
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
