import type { HotelierChanges } from '#domain/hotel/proposed-changes.ts'
import type { Id } from '#domain/id.ts'
import type { RateTable } from '#domain/money/exchange.ts'
import type { Role } from '#domain/permissions.ts'
import type { Result } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Db, Pool } from '../../db/database.ts'
import type { Caller } from '../../http/caller.ts'
import type { Refused } from '../../http/dispatch.ts'
import type { PhotographShelf } from '../../media/photographs/store-photograph.ts'
import type { Places } from '../../places/open-places.ts'
import type { OpenKeyring } from '../../secret-keys/open-keyring.ts'

export type OrderAhead = {
  readonly number: string
  readonly arrival: PlainDate
  readonly departure: PlainDate
}

/** Facts about orders; implemented by the booking feature. */
export type OrdersOfHotels = {
  /** Orders that were booked since, by hotel. */
  readonly countBooked: (db: Db, hotels: readonly Id[], since: Date) => Promise<ReadonlyMap<Id, number>>
  /** Orders whose stay is not over, by hotel. */
  readonly countAhead: (
    db: Db,
    hotels: readonly Id[],
  ) => Promise<ReadonlyMap<Id, { readonly orders: number; readonly lastDeparture: PlainDate }>>
  /** The open orders of room types or a rate plan by departure, the latest first. */
  readonly listAhead: (
    db: Db,
    of: {
      readonly hotelId: Id
      readonly rooms?: readonly Id[]
      readonly plan?: Id
      readonly arrivalBefore?: PlainDate
      /** Only orders with a room of more adults or guests than this. */
      readonly moreAdults?: number
      readonly moreGuests?: number
    },
  ) => Promise<readonly OrderAhead[]>
}

export type DeskHotelContext = {
  readonly db: Pool
  readonly now: () => number
  readonly keyring: OpenKeyring
  readonly places: Places
  readonly orders: OrdersOfHotels
  readonly rates: () => Promise<RateTable>
  readonly shelf: PhotographShelf
  /** Whether texts and photographs of hoteliers are published at once. */
  readonly hotelierChanges: HotelierChanges
  /** Members of staff who were given the hotel; implemented by the desk feature. */
  readonly hoteliersOf: (
    db: Db,
    hotelId: Id,
  ) => Promise<readonly { readonly id: Id; readonly name: string; readonly role: Role }[]>
  /** Null without a translation engine. */
  readonly translate:
    | ((text: string, to: Locale, caller: Pick<Caller, 'address'>) => Promise<Translated>)
    | null
}

type Translated = Result<string, Refused>

/** The member's hotels and language. */
export type Reader = { readonly hotels: readonly Id[] | null; readonly locale: Locale; readonly zone: string }
