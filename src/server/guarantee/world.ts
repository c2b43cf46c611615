import type { BookingWorld } from '../booking/world.ts'
import type { Limiter } from '../http/limiter.ts'

/** What deciding about claims works with; sending one is limited as well. */
export type DecidingWorld = Pick<
  BookingWorld,
  'db' | 'now' | 'outbox' | 'origin' | 'siteName' | 'support'
> & {
  readonly booking: BookingWorld
}
export type GuaranteeWorld = DecidingWorld & Pick<BookingWorld, 'rates'> & { readonly limiter: Limiter }
