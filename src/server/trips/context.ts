import type { OrderSummary } from '#contract/booking.ts'
import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db, Pool } from '../db/database.ts'
import type { Places } from '../places/open-places.ts'

/** A booked stay with its guests. */
export type BookedStay = { readonly order: OrderSummary; readonly guests: string[]; readonly version: number }

export type TripContext = {
  readonly db: Pool
  readonly now: () => number
  readonly places: Places
  /** Confirmed, current and past stays of a guest. */
  readonly staysOf: (db: Db, asked: { guestId: Id; locale: Locale }) => Promise<readonly BookedStay[]>
  readonly citiesOf: (db: Db, hotels: readonly Id[]) => Promise<ReadonlyMap<Id, number>>
}
