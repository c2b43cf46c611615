import type { Locale } from '#domain/locale.ts'
import type { Pool } from '../db/database.ts'
import { openSecret } from '../keys/secret.ts'
import { createOutbox } from '../messages/outbox.ts'
import type { Settings } from '../settings.ts'
import { siteName } from '../site/show-site.ts'
import type { Telling } from './tell-absent.ts'

type Options = { db: Pool; settings: Settings; clock: () => number }

/** What telling those who are not there needs, outside the server. */
export function openTelling({ db, settings, clock }: Options): Telling {
  const origin = () => settings.PUBLIC_URL?.replace(/\/$/, '') ?? `http://${settings.HOST}:${settings.PORT}`
  return {
    db,
    now: clock,
    origin,
    outbox: createOutbox({ db, settings, secret: openSecret(settings), origin, now: clock }),
    siteName: (locale: Locale) => siteName(settings)[locale],
    support: settings.SUPPORT_EMAIL,
  }
}
