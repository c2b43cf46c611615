import { openBooking } from '../booking/open-booking.ts'
import type { Pool } from '../db/database.ts'
import { openRates } from '../exchange/exchange-rates.ts'
import { openKeyring } from '../keys/open-keyring.ts'
import { openSecret } from '../keys/secret.ts'
import { createOutbox } from '../messages/outbox.ts'
import type { Settings } from '../settings.ts'

type Options = { db: Pool; settings: Settings; clock: () => number }

/** Booking outside the server: for background jobs and the operator's commands. */
export function openBookingApart({ db, settings, clock }: Options) {
  const secret = openSecret(settings)
  const origin = () => settings.PUBLIC_URL?.replace(/\/$/, '') ?? `http://${settings.HOST}:${settings.PORT}`
  return openBooking({
    db,
    settings,
    now: clock,
    rates: openRates({ db, now: clock }),
    keyring: openKeyring({ db, now: clock, secrets: secret.keysFor('quotes') }),
    outbox: createOutbox({ db, settings, secret, origin, now: clock }),
    origin,
  })
}
