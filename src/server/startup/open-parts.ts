import type { Locale } from '#domain/text/locale.ts'
import { nameOfAccount } from '../accounts/name-of-account.ts'
import { paidOrders } from '../booking/paid-orders.ts'
import type { Pool } from '../db/database.ts'
import { onlyPrimary, type Replicas } from '../db/replicas.ts'
import { openDesk } from '../desk/open-desk.ts'
import { openRates } from '../exchange/exchange-rates.ts'
import { createOutbox } from '../messages/outbox.ts'
import { openPausedFeatures } from '../operation/paused-features.ts'
import type { PaymentContext } from '../payments/context.ts'
import { openPayments } from '../payments/open-payments.ts'
import { openPlaces } from '../places/open-places.ts'
import { openKeyring } from '../secret-keys/open-keyring.ts'
import { openSecret } from '../secret-keys/secret.ts'
import { siteName } from '../settings/site-name.ts'
import type { Settings } from '../settings.ts'
import { openBooking } from './open-booking.ts'

export type PartsOptions = {
  db: Pool
  /** Given by the web server; other programs read the primary. */
  replicas?: Replicas
  settings: Settings
  clock: () => number
  /** Base URL of links in messages; defaults to `PUBLIC_URL` or the configured host and port. */
  origin?: () => string
  /** Counts payment outcomes; the server passes its metrics. */
  count?: PaymentContext['count']
  /** Called with the name of each step of a verb; crash tests end the process there. */
  onStep?: ((name: string) => void) | undefined
  /** Timeout of calls to payment providers, in milliseconds. */
  patience?: number | undefined
  /** Address of the payment simulator, where its pages are shown below our own. */
  cashier?: string | undefined
}

export type Parts = ReturnType<typeof openParts>

/** The composition root: the server, the worker and the operator's commands build their parts here. */
export function openParts({
  db,
  settings,
  clock: now,
  replicas = onlyPrimary(db),
  ...options
}: PartsOptions) {
  const origin = options.origin ?? (() => publicOrigin(settings) ?? localOrigin(settings))
  const secret = openSecret(settings)
  const rates = openRates({ db, now })
  const keyring = openKeyring({ db, now, secrets: secret.keysFor('quotes') })
  const outbox = createOutbox({ db, settings, secret, origin, now, nameOf: nameOfAccount })
  const mailing = {
    db,
    now,
    origin,
    outbox,
    siteName: (locale: Locale) => siteName(settings)[locale],
    support: settings.SUPPORT_EMAIL,
  }
  const { onStep, patience, cashier, count } = options
  const step = onStep ? { onStep } : {}
  const pausedFeatures = openPausedFeatures({ db, now })
  const booking = openBooking({
    ...{ db, settings, now, rates, keyring, outbox, origin, pausedFeatures },
    ...step,
  })
  const payments = openPayments({
    db,
    settings,
    now,
    origin,
    orders: paidOrders(booking),
    ...step,
    ...(count ? { count } : {}),
    ...(patience === undefined ? {} : { patience }),
    ...(cashier === undefined ? {} : { cashier }),
  })
  const desk = openDesk({ db, settings, secret, outbox, origin, now })
  const places = openPlaces({ db, now })
  return {
    ...{ db, settings, now, origin, secret, rates, keyring, places, mailing, booking, payments, desk },
    pausedFeatures,
    replicas,
  }
}

export const publicOrigin = ({ PUBLIC_URL }: Settings): string | undefined => PUBLIC_URL?.replace(/\/$/, '')

const localOrigin = ({ HOST, PORT }: Settings) => `http://${HOST}:${PORT}`

/** Our bank account for the payment file of payouts. */
export const payingAccount = (settings: Settings) =>
  settings.PAYOUT_ACCOUNT === undefined
    ? null
    : {
        name: settings.OPERATOR_NAME ?? siteName(settings).en,
        account: settings.PAYOUT_ACCOUNT,
        bic: settings.PAYOUT_BIC ?? null,
      }

/** Refunds beyond policy, and payouts, above this need a second member of staff; minor units of CNY. */
export const fourEyesAbove = ({ FOUR_EYES_CNY }: Settings): number => FOUR_EYES_CNY * 100
