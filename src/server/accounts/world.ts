import type { Db } from '../db/database.ts'
import type { Limiter } from '../http/limiter.ts'
import type { Outbox } from '../messages/outbox.ts'
import type { Hashing } from './hashing.ts'

/** What other features know about a guest. */
export type Standing = { points: number; level: number; agent: boolean }

/** What the verbs of accounts work with. */
export type AccountsWorld = {
  db: Db
  now: () => number
  hashing: Hashing
  limiter: Limiter
  outbox: Outbox
  siteName: (locale: 'en' | 'zh') => string
  standingOf: (guestId: string) => Promise<Standing>
}
