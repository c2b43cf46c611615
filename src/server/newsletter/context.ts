import type { Locale } from '#domain/text/locale.ts'
import type { Pool } from '../db/database.ts'
import type { Limiter } from '../http/limits/limiter.ts'
import type { Outbox } from '../messages/outbox.ts'

/** Dependencies of sending, shared by the API and the operator's commands. */
export type SendingContext = {
  readonly db: Pool
  readonly now: () => number
  readonly outbox: Outbox
  /** Base URL of links in messages. */
  readonly origin: () => string
  readonly siteName: (locale: Locale) => string
}

export type NewsletterContext = SendingContext & { readonly limiter: Limiter }
