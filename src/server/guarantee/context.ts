import type { BookingContext } from '../booking/context.ts'
import type { Limiter } from '../http/limits/limiter.ts'

/** Dependencies for deciding claims; sending one also needs the rate limiter. */
export type DecidingContext = Pick<
  BookingContext,
  'db' | 'now' | 'outbox' | 'origin' | 'siteName' | 'support'
> & {
  readonly booking: BookingContext
}
export type GuaranteeContext = DecidingContext & Pick<BookingContext, 'rates'> & { readonly limiter: Limiter }
