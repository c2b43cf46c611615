import type { RateTable } from '#domain/exchange.ts'
import type { Pool } from '../db/database.ts'
import type { OpenKeyring } from '../keys/open-keyring.ts'
import type { Outbox } from '../messages/outbox.ts'
import { offeredMethods } from '../payments/offered-methods.ts'
import { hasReview } from '../reviews/write-review.ts'
import type { Settings } from '../settings.ts'
import { siteName } from '../site/show-site.ts'
import { type BookingWorld, noMoney, type Payments } from './world.ts'

type Options = {
  db: Pool
  settings: Settings
  now: () => number
  rates: () => Promise<RateTable>
  keyring: OpenKeyring
  outbox: Outbox
  origin: () => string
  onStep?: (name: string) => void
}

/** What booking works with: the same behind the API and in background jobs. */
export const openBooking = ({ db, settings, onStep, ...parts }: Options): BookingWorld => ({
  db,
  ...parts,
  methods: offeredMethods(settings),
  siteName: siteName(settings),
  support: settings.SUPPORT_EMAIL,
  payments: unpaid,
  listeners: [],
  isReviewed: hasReview,
  holdLimits: { perAccount: 5, perNetwork: 30 },
  ...(onStep ? { onStep } : {}),
})

/** Until a provider is connected no order has money, so there is none to give back. */
const unpaid: Payments = {
  moneyOf: async (_, ids) => new Map(ids.map((id) => [id, noMoney])),
  planRefund: async () => {},
  planCapture: async () => {},
  planRelease: async () => {},
}
