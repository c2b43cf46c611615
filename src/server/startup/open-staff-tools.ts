import type { Locale } from '#domain/locale.ts'
import type { Pool } from '../db/database.ts'
import { openSecret } from '../keys/secret.ts'
import { createOutbox } from '../messages/outbox.ts'
import type { Settings } from '../settings.ts'
import { siteName } from '../site/show-site.ts'

type Options = { db: Pool; settings: Settings; clock: () => number }

/** What staff's verbs work with outside the server: in the operator's commands. */
export function openStaffTools({ db, settings, clock }: Options) {
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
