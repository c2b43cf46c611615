import type { Locale } from '#domain/text/locale.ts'
import type { Pool } from '../db/database.ts'
import type { Limiter } from '../http/limits/limiter.ts'
import type { Outbox } from '../messages/outbox.ts'

/** What sending needs: the same behind the API and in the operator's commands. */
export type SendingContext = {
  readonly db: Pool
  readonly now: () => number
  readonly outbox: Outbox
  /** Where links of messages lead to. */
  readonly origin: () => string
  readonly siteName: (locale: Locale) => string
}

export type NewsletterContext = SendingContext & { readonly limiter: Limiter }
