import type { BookingContext } from '../booking/context.ts'
import type { Db, Pool } from '../db/database.ts'
import type { Limiter } from '../http/limits/limiter.ts'

/** Dependencies for deciding claims; sending one also needs the rate limiter. */
export type DecidingContext = Pick<BookingContext, 'now' | 'outbox' | 'origin' | 'siteName' | 'support'> & {
  readonly db: Db
  readonly booking: BookingContext
}
export type GuaranteeContext = DecidingContext &
  Pick<BookingContext, 'rates'> & { readonly db: Pool; readonly limiter: Limiter }
