import type { Locale } from '#domain/text/locale.ts'
import { createHashing } from '../accounts/hashing.ts'
import type { Pool } from '../db/database.ts'
import { createLimiter } from '../http/limits/limiter.ts'
import type { Outbox } from '../messages/outbox.ts'
import type { Secret } from '../secret-keys/secret.ts'
import { siteName } from '../settings/site-name.ts'
import type { Settings } from '../settings.ts'
import type { DeskContext } from './context.ts'

type Options = {
  db: Pool
  settings: Settings
  secret: Secret
  outbox: Outbox
  origin: () => string
  now: () => number
}

/** Dependencies of the desk, the same in the API and in the operator's commands. */
export const openDesk = ({ db, settings, secret, outbox, origin, now }: Options): DeskContext => ({
  db,
  now,
  outbox,
  origin,
  hashing: createHashing(secret.keysFor('staff passwords')),
  limiter: createLimiter({ db, now, settings }),
  siteName: (locale: Locale) => siteName(settings)[locale],
  keys: secret.keysFor('staff second factors'),
  isSecondFactorRequired: settings.PUBLIC_URL !== undefined,
})
