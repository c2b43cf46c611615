import type { Locale } from '#domain/text/locale.ts'
import type { Hashing } from '../accounts/hashing.ts'
import type { Pool } from '../db/database.ts'
import type { Limiter } from '../http/limits/limiter.ts'
import type { Outbox } from '../messages/outbox.ts'
import type { Keys } from '../secret-keys/secret.ts'

/** Dependencies of the use cases of the desk. */
export type DeskContext = {
  readonly db: Pool
  readonly now: () => number
  readonly hashing: Hashing
  readonly limiter: Limiter
  readonly outbox: Outbox
  readonly origin: () => string
  readonly siteName: (locale: Locale) => string
  /** Encrypt TOTP keys and authenticate recovery codes. */
  readonly keys: Keys
  /** A site with a public address requires a second factor. */
  readonly isSecondFactorRequired: boolean
}
