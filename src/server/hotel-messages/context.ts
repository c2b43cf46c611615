import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { StayFacts } from '../booking/stay-facts.ts'
import type { Db, Pool } from '../db/database.ts'
import type { Limiter } from '../http/limits/limiter.ts'
import type { Outbox } from '../messages/outbox.ts'

type Member = { readonly id: Id; readonly email: string; readonly lang: Locale }

export type HotelMessagesContext = {
  readonly db: Pool
  readonly now: () => number
  readonly outbox: Outbox
  readonly limiter: Limiter
  /** Origin of the links in messages. */
  readonly origin: () => string
  readonly siteName: (locale: Locale) => string
  /** Receives what guests write to a hotel where nobody may answer. */
  readonly support: string
  readonly canTranslate: boolean
  readonly whoAnswersGuests: (db: Db, hotelId: Id) => Promise<readonly Member[]>
  readonly stays: {
    readonly stayOfGuest: (db: Db, asked: { id: Id; guestId: Id }) => Promise<StayFacts | null>
    readonly stayForStaff: (
      db: Db,
      asked: { number: string; hotels: readonly Id[] | null },
    ) => Promise<StayFacts | null>
    readonly staysByOrder: (db: Db, ids: readonly Id[]) => Promise<Map<Id, StayFacts>>
  }
}
