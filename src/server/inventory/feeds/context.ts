import type { FeedFault } from '#domain/calendar/feed-faults.ts'
import type { Result } from '#domain/result.ts'
import type { Pool } from '../../db/database.ts'

export type FeedContext = {
  readonly db: Pool
  readonly now: () => number
  readonly origin: () => string
}

export type FetchContext = Pick<FeedContext, 'db' | 'now'> & {
  /** Downloads from a public address only; implemented by the media feature. */
  readonly get: (url: string) => Promise<Result<Buffer, { readonly fault: FeedFault }>>
}

/** UIDs of our events: another site may send them back. */
export const ownSuffix = '@calendar.lodestar'

export const limits = { feedsOfRoom: 10, atOnce: 8, feedsOfRun: 2_000 } as const
export const fetchEvery = 15 * 60_000
