import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { SupportHours } from '#domain/time/support-hours.ts'
import type { NextStay } from '../booking/find-next-stay.ts'
import type { Db, Pool } from '../db/database.ts'
import type { Limiter } from '../http/limits/limiter.ts'
import type { UploadTickets } from '../media/uploads/upload-tickets.ts'
import type { Outbox } from '../messages/outbox.ts'
import type { Fanout } from './fanout.ts'
import type { SessionWatch } from './session-watch.ts'

export type SupportContext = {
  readonly db: Pool
  readonly now: () => number
  readonly hours: SupportHours
  readonly limiter: Limiter
  readonly uploads: UploadTickets
  readonly outbox: Outbox
  readonly fanout: Fanout
  readonly sessions: SessionWatch
  readonly origin: () => string
  readonly siteName: (locale: Locale) => string
  readonly nextStay: (db: Db, asked: { guestId: Id; now: number }) => Promise<NextStay | null>
}
