import { type Conversion, converter } from '../money/exchange.ts'

/**
 * Whether a refund of this amount needs approval by a second member of staff; the limit is in minor units of
 * CNY.
 */
export const needsSecondPerson = (amount: number, toCny: Conversion, limit: number): boolean =>
  converter(toCny)(amount) > limit
