import type { Locale } from '#domain/text/locale.ts'
import type { Pool } from '../db/database.ts'
import { openSecret } from '../secret-keys/secret.ts'
import type { Settings } from '../settings.ts'
import { siteName } from '../site-files/show-site.ts'
import { createOutbox } from './outbox.ts'

type Options = { db: Pool; settings: Settings; clock: () => number }

/** What writing to guests and staff takes outside the server: in background jobs and the operator's commands. */
export function openMailing({ db, settings, clock }: Options) {
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
