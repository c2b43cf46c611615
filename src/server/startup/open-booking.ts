import type { RateTable } from '#domain/money/exchange.ts'
import { type PausableFeature, withoutPaused } from '#domain/pausable-features.ts'
import { mayMailBookings, ownsMobile } from '../accounts/contact/confirm-contact.ts'
import { agentListener } from '../agents/agent-listener.ts'
import type { BookingContext, BookingLimits } from '../booking/context.ts'
import { isStaySecured } from '../booking/settlement/confirmed-stays.ts'
import type { Pool } from '../db/database.ts'
import { documentVersion } from '../documents/read-document.ts'
import type { Outbox } from '../messages/outbox.ts'
import { textsBookings } from '../messages/texts-bookings.ts'
import { moneyOf } from '../payments/money-of-orders.ts'
import { holdingMethods, offeredMethods } from '../payments/offered-methods.ts'
import { planCapture, planRefund, planRelease } from '../payments/operations/planned-money.ts'
import { hasReview } from '../reviews/write-review.ts'
import type { OpenKeyring } from '../secret-keys/open-keyring.ts'
import { type LimitName, scaledPoints } from '../settings/limits-table.ts'
import { siteName } from '../settings/site-name.ts'
import type { Settings } from '../settings.ts'

type Options = {
  db: Pool
  settings: Settings
  now: () => number
  rates: () => Promise<RateTable>
  keyring: OpenKeyring
  outbox: Outbox
  origin: () => string
  pausedFeatures: () => Promise<ReadonlySet<PausableFeature>>
  onStep?: (name: string) => void
}

/** Dependencies of booking, shared by the API and background jobs. */
export const openBooking = ({ db, settings, onStep, pausedFeatures, ...parts }: Options): BookingContext => ({
  db,
  ...parts,
  methods: offeredMethods(settings),
  openMethods: async () => withoutPaused(offeredMethods(settings), await pausedFeatures()),
  holding: holdingMethods(settings),
  siteName: siteName(settings),
  support: settings.SUPPORT_EMAIL,
  payments: { moneyOf, planRefund, planCapture, planRelease },
  listeners: [agentListener({ statementVersion: () => documentVersion('agentstatement'), isStaySecured })],
  isReviewed: hasReview,
  holdLimits: { perAccount: 5, perNetwork: 30 },
  unpaidOrders: settings.UNPAID_ORDERS,
  bookingLimits: bookingLimitsIn(settings),
  mayMail: mayMailBookings,
  mayText: async (db, guestId, phone) => textsBookings(settings) && ownsMobile(db, guestId, phone),
  ...(onStep ? { onStep } : {}),
})

function bookingLimitsIn({ LIMITS, LIMITS_SCALE }: Settings): BookingLimits {
  const scaled = (name: LimitName) => ({
    points: scaledPoints(LIMITS[name], LIMITS_SCALE),
    seconds: LIMITS[name].seconds,
  })
  return {
    account: scaled('booking_per_account_day'),
    network: scaled('booking_per_network_hour'),
    recipient: scaled('booking_per_recipient_day'),
  }
}
