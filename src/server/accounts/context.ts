import type { Locale } from '#domain/text/locale.ts'
import type { Db } from '../db/database.ts'
import type { Limiter } from '../http/limits/limiter.ts'
import type { Outbox } from '../messages/outbox.ts'
import type { GuestFeatures } from './guest-features.ts'
import type { Hashing } from './hashing.ts'

/** What the verbs of accounts work with. */
export type AccountsContext = {
  db: Db
  now: () => number
  hashing: Hashing
  limiter: Limiter
  outbox: Outbox
  /** Where links of messages lead to. */
  origin: () => string
  siteName: (locale: Locale) => string
  /** Where guests write to. */
  support: string
  features: GuestFeatures
  /** Those that prices can be shown in. */
  currencies: () => Promise<readonly string[]>
}
