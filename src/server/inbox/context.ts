import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Standing } from '../accounts/guest-features.ts'
import type { BookingContext } from '../booking/context.ts'
import type { Db, Pool } from '../db/database.ts'
import type { Outbox } from '../messages/outbox.ts'
import type { textTranslator } from '../translation/translate.ts'

export type InboxContext = {
  readonly db: Pool
  readonly now: () => number
  readonly outbox: Outbox
  readonly origin: () => string
  readonly siteName: (locale: Locale) => string
  readonly support: string
  readonly booking: BookingContext
  /** Claims above this need a second member of staff; minor units of CNY. */
  readonly fourEyesAbove: number
  /** Null without a translation engine. */
  readonly translate: ReturnType<typeof textTranslator>
  readonly standingOf: (db: Db, guestId: Id) => Promise<Standing>
}

export type InboxTx = Omit<InboxContext, 'db'> & { readonly db: Db }
/** The reader's language and time zone. */
export type Reader = { readonly locale: Locale; readonly zone: string }
