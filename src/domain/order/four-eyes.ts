import { type Conversion, converter } from '../money/exchange.ts'

/** Whether giving back so much needs a second member of staff; the limit is in minor units of CNY. */
export const needsSecondPerson = (amount: number, toCny: Conversion, limit: number): boolean =>
  converter(toCny)(amount) > limit
