import type { Locale } from '#domain/text/locale.ts'
import type { Pool } from '../db/database.ts'
import type { Sampling } from '../hotels/sampled-hotel.ts'
import type { Limiter } from '../http/limits/limiter.ts'
import type { Outbox } from '../messages/outbox.ts'

/** What publishing needs: the same behind the API and in the operator's commands. */
export type PublishingContext = {
  readonly db: Pool
  readonly now: () => number
  readonly outbox: Outbox
  /** Where links of messages lead to. */
  readonly origin: () => string
  readonly siteName: (locale: Locale) => string
  /** Where staff reads. */
  readonly support: string
}

export type QuestionsContext = PublishingContext & Sampling & { readonly db: Pool; readonly limiter: Limiter }
