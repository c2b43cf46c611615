import type { Locale } from '#domain/text/locale.ts'
import type { Pool } from '../db/database.ts'
import type { Sampling } from '../hotels/sampled-hotel.ts'
import type { Limiter } from '../http/limits/limiter.ts'
import type { Outbox } from '../messages/outbox.ts'

/** Dependencies of publishing, shared by the API and the operator's commands. */
export type PublishingContext = {
  readonly db: Pool
  readonly now: () => number
  readonly outbox: Outbox
  /** Base URL of links in messages. */
  readonly origin: () => string
  readonly siteName: (locale: Locale) => string
  /** The staff's address. */
  readonly support: string
}

export type QuestionsContext = PublishingContext & Sampling & { readonly db: Pool; readonly limiter: Limiter }
