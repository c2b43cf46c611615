import type { Locale } from '#domain/text/locale.ts'
import type { Pool } from '../db/database.ts'
import type { Limiter } from '../http/limits/limiter.ts'
import type { UploadTickets } from '../media/uploads/upload-tickets.ts'
import type { Outbox } from '../messages/outbox.ts'

/** Dependencies of staff answers, the same in the API and in the operator's commands. */
export type AnsweringContext = {
  readonly db: Pool
  readonly now: () => number
  readonly outbox: Outbox
  /** Origin of the links in messages. */
  readonly origin: () => string
  readonly siteName: (locale: Locale) => string
  /** Mailbox of staff. */
  readonly support: string
}

export type FeedbackContext = AnsweringContext & {
  readonly limiter: Limiter
  readonly uploads: UploadTickets
}
