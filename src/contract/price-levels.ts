import * as z from 'zod'
import { id, Money, plainDate, shownCurrency } from './fields.ts'
import { Dates, withStayRules } from './stay.ts'

export const PriceLevelQuery = withStayRules(
  z.object({ id: id(), ...Dates.shape, currency: shownCurrency() }),
)
export type PriceLevelQuery = z.infer<typeof PriceLevelQuery>

/** Prices for two, for a night; the quartiles are of comparable nights of the hotel in the last 90 days. */
export const StayLevel = z.object({
  level: z.enum(['low', 'usual', 'high']),
  nightly: Money,
  low: Money,
  median: Money,
  high: Money,
  /** The mean night of comparable stays on the days on which prices were stored, in the same currency. */
  series: z.array(z.object({ on: plainDate(), nightly: z.int() })).max(100),
})
export type StayLevel = z.infer<typeof StayLevel>

export const PriceLevelAnswer = z.object({
  /** Null: too little is known, or a night cannot be booked alone. */
  stay: StayLevel.nullable(),
  /** From which total on a night of a month is low or high; `weekend` is Friday and Saturday. */
  bands: z.array(z.object({ month: z.string(), weekend: z.boolean(), low: Money, high: Money })).max(20),
})
export type PriceLevelAnswer = z.infer<typeof PriceLevelAnswer>
