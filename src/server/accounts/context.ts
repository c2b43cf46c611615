import type { Locale } from '#domain/text/locale.ts'
import type { Db } from '../db/database.ts'
import type { Limiter } from '../http/limits/limiter.ts'
import type { Outbox } from '../messages/outbox.ts'
import type { GuestFeatures } from './guest-features.ts'
import type { Hashing } from './hashing.ts'

/** Dependencies of the use cases of accounts. */
export type AccountsContext = {
  db: Db
  now: () => number
  hashing: Hashing
  limiter: Limiter
  outbox: Outbox
  /** Origin of the links in messages. */
  origin: () => string
  siteName: (locale: Locale) => string
  /** Support address for guests. */
  support: string
  features: GuestFeatures
  /** Currencies that prices can be shown in. */
  currencies: () => Promise<readonly string[]>
}
