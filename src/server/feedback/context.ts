import type { Locale } from '#domain/text/locale.ts'
import type { Pool } from '../db/database.ts'
import type { Limiter } from '../http/limits/limiter.ts'
import type { UploadTickets } from '../media/uploads/upload-tickets.ts'
import type { Outbox } from '../messages/outbox.ts'

/** What staff needs to answer: the same behind the API and in the operator's commands. */
export type AnsweringContext = {
  readonly db: Pool
  readonly now: () => number
  readonly outbox: Outbox
  /** Where links of messages lead to. */
  readonly origin: () => string
  readonly siteName: (locale: Locale) => string
  /** Where staff reads. */
  readonly support: string
}

export type FeedbackContext = AnsweringContext & {
  readonly limiter: Limiter
  readonly uploads: UploadTickets
}
