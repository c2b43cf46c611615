import type { BookingContext } from '../booking/context.ts'
import type { Limiter } from '../http/limits/limiter.ts'

/** What deciding about claims works with; sending one is limited as well. */
export type DecidingContext = Pick<
  BookingContext,
  'db' | 'now' | 'outbox' | 'origin' | 'siteName' | 'support'
> & {
  readonly booking: BookingContext
}
export type GuaranteeContext = DecidingContext & Pick<BookingContext, 'rates'> & { readonly limiter: Limiter }
