import { eraseAccounts } from '../accounts/erase-accounts.ts'
import { purgeExpired } from '../accounts/purge-expired.ts'
import { tellOfStatement } from '../agents/accept-statement.ts'
import { purgeTouches } from '../agents/note-invitation.ts'
import { beginStays, completeStays, tellBeforeArrival } from '../booking/advance-order-states.ts'
import { checkBooks } from '../booking/check-books.ts'
import { cancelUnpaidOrders, captureGuarantees, remindOfBalances } from '../booking/collect-balance.ts'
import { expireHold, expireOverdueHolds } from '../booking/expire-hold.ts'
import { findLowerPrices } from '../booking/reprice-order.ts'
import type { Pool } from '../db/database.ts'
import { documentVersion } from '../documents/read-document.ts'
import { refreshRates } from '../exchange/exchange-rates.ts'
import { purgeTickets } from '../feedback/personal-data.ts'
import { purgeLimits } from '../http/limiter.ts'
import { rollCalendars } from '../inventory/roll-calendars.ts'
import { openFiles } from '../media/open-files.ts'
import { sweepUploads } from '../media/sweep-uploads.ts'
import { deliverMessage } from '../messages/deliver-message.ts'
import { openMailing } from '../messages/open-mailing.ts'
import { purgeMessages } from '../messages/purge-messages.ts'
import { queueLostMessages } from '../messages/queue-lost.ts'
import { openTransports } from '../messages/transports.ts'
import { purgeSubscriptions } from '../newsletter/personal-data.ts'
import { advancePayment, advancePayments } from '../payments/advance-payment.ts'
import { checkOpenPayments, checkPayment } from '../payments/check-payment.ts'
import { compareStatements } from '../payments/compare-statement.ts'
import type { PaymentContext } from '../payments/context.ts'
import { purgeProviderMessages } from '../payments/receive-message.ts'
import { renewHolds } from '../payments/renew-holds.ts'
import { openPlaces, type Places } from '../places/open-places.ts'
import { expirePoints } from '../points/grant-points.ts'
import { openVapidKeys } from '../push/open-vapid-keys.ts'
import { readPushServices } from '../push/push-services.ts'
import { pushTransport } from '../push/push-transport.ts'
import { purgeRequests } from '../requests/answer-once.ts'
import { purgeSaved } from '../saved/purge-saved.ts'
import { tellPriceDrops } from '../saved/tell-price-drops.ts'
import { rotateKeys } from '../secret-keys/rotate-keys.ts'
import { openSecret } from '../secret-keys/secret.ts'
import type { Settings } from '../settings.ts'
import { guestFeatures } from '../startup/guest-features.ts'
import { notifyAwayGuest, notifyAwayStaff } from '../support/notify-away.ts'
import { purgeConversations } from '../support/purge-conversations.ts'
import { purgeTranslations } from '../translation/translate.ts'
import { openBookingApart } from './open-booking-apart.ts'
import { openPaymentsApart } from './open-payments-apart.ts'
import { pricePlaces } from './price-places.ts'
import type { Handlers } from './tasks.ts'

type Options = {
  db: Pool
  settings: Settings
  clock: () => number
  count?: PaymentContext['count']
  /** The index of the server's process, if jobs run in it. */
  places?: Places
}

/** What is done in the background: the same in the server's process and in one of its own. */
export function openJobs({ db, settings, clock, count, places = openPlaces({ db, now: clock }) }: Options) {
  const files = openFiles({ dataDir: settings.dataDir, s3Url: settings.S3_URL })
  const secret = openSecret(settings)
  const transports = openTransports(
    settings,
    secret,
    pushTransport({
      db,
      keys: openVapidKeys(settings, secret),
      services: readPushServices(settings.PUSH_SERVICES),
      support: settings.SUPPORT_EMAIL,
    }),
  )
  const booking = openBookingApart({ db, settings, clock })
  const mailing = openMailing({ db, settings, clock })
  const payments = openPaymentsApart({ db, settings, clock, booking, ...(count ? { count } : {}) })
  const handlers: Handlers = {
    deliver_message: ({ id }) => deliverMessage({ db, transports, now: clock() }, id),
    queue_lost_messages: () => queueLostMessages({ db, now: clock }),
    expire_hold: (payload) => expireHold(booking, payload),
    expire_holds: () => expireOverdueHolds(booking),
    begin_stays: () => beginStays(booking),
    complete_stays: () => completeStays(booking),
    remind_of_balances: () => remindOfBalances(booking),
    cancel_unpaid_orders: () => cancelUnpaidOrders(booking),
    capture_guarantees: () => captureGuarantees(booking),
    tell_before_arrival: () => tellBeforeArrival(booking),
    find_lower_prices: () => findLowerPrices(booking),
    tell_price_drops: () => tellPriceDrops(booking),
    purge_saved: () => purgeSaved(db, clock()),
    expire_points: () => expirePoints(db, clock()),
    tell_support_staff: (payload) => notifyAwayStaff(mailing, payload),
    tell_support_reply: (payload) => notifyAwayGuest(mailing, payload),
    purge_translations: () => purgeTranslations(db, clock()),
    purge_conversations: () => purgeConversations(db, clock()),
    advance_payment: ({ paymentId }) => advancePayment(payments, paymentId),
    check_payment: ({ paymentId }) => checkPayment(payments, paymentId),
    advance_payments: () => advancePayments(payments),
    check_payments: () => checkOpenPayments(payments),
    renew_holds: () => renewHolds(payments),
    compare_statements: () => compareStatements(payments),
    check_payment_sums: () => checkBooks(db, clock()),
    purge_provider_messages: () => purgeProviderMessages(db, clock()),
    tell_agents_of_statement: () =>
      tellOfStatement({ ...mailing, statementVersion: () => documentVersion('agentstatement') }),
    purge_touches: () => purgeTouches(db, clock()),
    purge_old_limits: () => purgeLimits(db, clock()),
    roll_calendars: () => rollCalendars(db, clock()),
    fetch_rates: () => refreshRates(db, { url: settings.RATES_URL, now: clock() }),
    price_places: () => pricePlaces({ db, places, now: clock }, null),
    price_places_after: ({ place }) => pricePlaces({ db, places, now: clock }, place),
    sweep_uploads: () => sweepUploads({ db, files }, clock()),
    rotate_keys: () => rotateKeys(db, clock()),
    purge_messages: () => purgeMessages(db, clock()),
    erase_accounts: () => eraseAccounts({ db, features: guestFeatures(clock), now: clock() }),
    purge_tickets: () => purgeTickets(db, clock()),
    purge_subscriptions: () => purgeSubscriptions(db, clock()),
    purge_requests: () => purgeRequests(db, clock()),
    purge_codes_and_sessions: () => purgeExpired(db, clock()),
  }
  return { handlers, transports }
}
