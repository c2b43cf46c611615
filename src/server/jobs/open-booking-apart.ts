import { openBooking } from '../booking/open-booking.ts'
import type { Pool } from '../db/database.ts'
import { openRates } from '../exchange/exchange-rates.ts'
import { openMailing } from '../messages/open-mailing.ts'
import { openKeyring } from '../secret-keys/open-keyring.ts'
import { openSecret } from '../secret-keys/secret.ts'
import type { Settings } from '../settings.ts'

type Options = { db: Pool; settings: Settings; clock: () => number }

/** Booking outside the server: for background jobs and the operator's commands. */
export function openBookingApart({ db, settings, clock }: Options) {
  const { outbox, origin } = openMailing({ db, settings, clock })
  return openBooking({
    db,
    settings,
    now: clock,
    rates: openRates({ db, now: clock }),
    keyring: openKeyring({ db, now: clock, secrets: openSecret(settings).keysFor('quotes') }),
    outbox,
    origin,
  })
}
