import { eraseAccounts } from '../accounts/erase-accounts.ts'
import { forgetExpired } from '../accounts/forget-expired.ts'
import { tellOfStatement } from '../agents/accept-statement.ts'
import { forgetTouches } from '../agents/note-invitation.ts'
import { checkBooks } from '../booking/check-books.ts'
import { cancelUnpaidOrders, captureGuarantees, remindOfBalances } from '../booking/collect-rest.ts'
import { expireHold, expireOverdueHolds } from '../booking/expire-hold.ts'
import { findLowerPrices } from '../booking/lower-price.ts'
import { beginStays, completeStays, tellBeforeArrival } from '../booking/stays.ts'
import type { Pool } from '../db/database.ts'
import { documentVersion } from '../documents/read-document.ts'
import { refreshRates } from '../exchange/exchange-rates.ts'
import { forgetTickets } from '../feedback/guest-data.ts'
import { forgetLimits } from '../http/limiter.ts'
import { rollCalendars } from '../inventory/roll-calendars.ts'
import { openFiles } from '../media/open-files.ts'
import { sweepUploads } from '../media/sweep-uploads.ts'
import { deliverMessage } from '../messages/deliver-message.ts'
import { forgetMessages } from '../messages/forget-messages.ts'
import { openMailing } from '../messages/open-mailing.ts'
import { openPostOffice } from '../messages/post-office.ts'
import { queueLostMessages } from '../messages/queue-lost.ts'
import { forgetSubscriptions } from '../newsletter/guest-data.ts'
import { advancePayment, advancePayments } from '../payments/advance-payment.ts'
import { checkOpenPayments, checkPayment } from '../payments/check-payment.ts'
import { compareStatements } from '../payments/compare-statement.ts'
import { forgetProviderMessages } from '../payments/receive-message.ts'
import { renewHolds } from '../payments/renew-holds.ts'
import type { PaymentWorld } from '../payments/world.ts'
import { openPlaces, type Places } from '../places/open-places.ts'
import { expirePoints } from '../points/grant-points.ts'
import { openVapidKeys } from '../push/open-vapid-keys.ts'
import { readPushServices } from '../push/push-services.ts'
import { pushTransport } from '../push/push-transport.ts'
import { forgetRequests } from '../requests/answer-once.ts'
import { forgetSaved } from '../saved/forget-saved.ts'
import { tellPriceDrops } from '../saved/tell-price-drops.ts'
import { rotateKeys } from '../secret-keys/rotate-keys.ts'
import { openSecret } from '../secret-keys/secret.ts'
import type { Settings } from '../settings.ts'
import { guestFeatures } from '../startup/guest-features.ts'
import { forgetConversations } from '../support/forget-conversations.ts'
import { tellGuest, tellStaff } from '../support/tell-absent.ts'
import { forgetTranslations } from '../translation/translate.ts'
import { openBookingApart } from './open-booking-apart.ts'
import { openPaymentsApart } from './open-payments-apart.ts'
import { pricePlaces } from './price-places.ts'
import type { Handlers } from './tasks.ts'

type Options = {
  db: Pool
  settings: Settings
  clock: () => number
  count?: PaymentWorld['count']
  /** The index of the server's process, if jobs run in it. */
  places?: Places
}

/** What is done in the background: the same in the server's process and in one of its own. */
export function openJobs({ db, settings, clock, count, places = openPlaces({ db, now: clock }) }: Options) {
  const files = openFiles({ dataDir: settings.dataDir, s3Url: settings.S3_URL })
  const secret = openSecret(settings)
  const office = openPostOffice(
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
    deliver_message: ({ id }) => deliverMessage({ db, office, now: clock() }, id),
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
    forget_saved: () => forgetSaved(db, clock()),
    expire_points: () => expirePoints(db, clock()),
    tell_support_staff: (payload) => tellStaff(mailing, payload),
    tell_support_reply: (payload) => tellGuest(mailing, payload),
    forget_translations: () => forgetTranslations(db, clock()),
    forget_conversations: () => forgetConversations(db, clock()),
    advance_payment: ({ paymentId }) => advancePayment(payments, paymentId),
    check_payment: ({ paymentId }) => checkPayment(payments, paymentId),
    advance_payments: () => advancePayments(payments),
    check_payments: () => checkOpenPayments(payments),
    renew_holds: () => renewHolds(payments),
    compare_statements: () => compareStatements(payments),
    check_payment_sums: () => checkBooks(db, clock()),
    forget_provider_messages: () => forgetProviderMessages(db, clock()),
    tell_agents_of_statement: () =>
      tellOfStatement({ ...mailing, statementVersion: () => documentVersion('agentstatement') }),
    forget_touches: () => forgetTouches(db, clock()),
    forget_old_limits: () => forgetLimits(db, clock()),
    roll_calendars: () => rollCalendars(db, clock()),
    fetch_rates: () => refreshRates(db, { url: settings.RATES_URL, now: clock() }),
    price_places: () => pricePlaces({ db, places, now: clock }, null),
    price_places_after: ({ place }) => pricePlaces({ db, places, now: clock }, place),
    sweep_uploads: () => sweepUploads({ db, files }, clock()),
    rotate_keys: () => rotateKeys(db, clock()),
    forget_messages: () => forgetMessages(db, clock()),
    erase_accounts: () => eraseAccounts({ db, features: guestFeatures(clock), now: clock() }),
    forget_tickets: () => forgetTickets(db, clock()),
    forget_subscriptions: () => forgetSubscriptions(db, clock()),
    forget_requests: () => forgetRequests(db, clock()),
    forget_codes_and_sessions: () => forgetExpired(db, clock()),
  }
  return { handlers, office }
}
