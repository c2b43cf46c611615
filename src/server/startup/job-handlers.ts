import { eraseAccounts } from '../accounts/erase-accounts.ts'
import { purgeExpired } from '../accounts/purge-expired.ts'
import { tellOfStatement } from '../agents/accept-statement.ts'
import { purgeTouches } from '../agents/note-invitation.ts'
import { checkAlerts } from '../alerts/check-alerts.ts'
import { bookingJobs } from '../booking/jobs.ts'
import { reportedOrders } from '../booking/reported-orders.ts'
import { mailHotelSheets } from '../desk/mail-hotel-sheets.ts'
import { mailReports } from '../desk/mail-reports.ts'
import { documentVersion } from '../documents/read-document.ts'
import { refreshRates } from '../exchange/exchange-rates.ts'
import { purgeTickets } from '../feedback/personal-data.ts'
import { purgeThreads } from '../hotel-messages/personal-data.ts'
import { purgeLimits } from '../http/limits/limiter.ts'
import { purgeInbox } from '../inbox/personal-data.ts'
import { assessAllHotels, assessChangedHotels } from '../inventory/assess-hotels.ts'
import { purgeImports } from '../inventory/desk-import/purge-imports.ts'
import { runImport } from '../inventory/desk-import/run-import.ts'
import { fetchFeed, fetchFeeds } from '../inventory/feeds/fetch-feeds.ts'
import { rollCalendars } from '../inventory/roll-calendars.ts'
import type { Handlers } from '../jobs/tasks.ts'
import { openFiles } from '../media/open-files.ts'
import { openMedia } from '../media/open-media.ts'
import { createGetBytes } from '../media/photographs/fetch-bytes.ts'
import { fetchOutside } from '../media/photographs/fetch-pictures.ts'
import { sweepUploads } from '../media/uploads/sweep-uploads.ts'
import { deliverMessage } from '../messages/deliver-message.ts'
import { purgeMessages } from '../messages/purge-messages.ts'
import { queueLostMessages } from '../messages/queue-lost.ts'
import { openTransports } from '../messages/transports.ts'
import { sendQueuedIssue } from '../newsletter/desk-newsletter.ts'
import { purgeSubscriptions } from '../newsletter/personal-data.ts'
import { paymentJobs } from '../payments/jobs.ts'
import { expirePoints } from '../points/grant-points.ts'
import { samplePrices } from '../price-levels/sample-prices.ts'
import { openVapidKeys } from '../push/open-vapid-keys.ts'
import { readPushServices } from '../push/push-services.ts'
import { pushTransport } from '../push/push-transport.ts'
import { rollUpReports } from '../reports/roll-up.ts'
import { purgeRequests } from '../requests/answer-once.ts'
import { purgeSaved } from '../saved/purge-saved.ts'
import { tellPriceDrops } from '../saved/tell-price-drops.ts'
import { pricePlaces } from '../search/price-places.ts'
import { rotateKeys } from '../secret-keys/rotate-keys.ts'
import { notifyAwayGuest, notifyAwayStaff } from '../support/notify-away.ts'
import { purgeConversations } from '../support/purge-conversations.ts'
import { purgeTranslations } from '../translation/translate.ts'
import { guestFeatures } from './guest-features.ts'
import type { Parts } from './open-parts.ts'

/** Calendars of other sites are small; some are served without TLS. */
const calendarFeeds = { isHttpAllowed: true, mostBytes: 1024 * 1024, accept: 'text/calendar' }

/** Every background task with the feature that handles it; the same in the server's process and in a worker. */
export function openJobHandlers({
  db,
  settings,
  now,
  secret,
  mailing,
  booking,
  payments,
  places,
  desk,
}: Parts) {
  const storage = { dataDir: settings.dataDir, s3Url: settings.S3_URL, QUIET: settings.QUIET }
  const files = openFiles(storage)
  const shelf = openMedia({ db, places, ...storage, now })
  const feeds = { db, now, get: createGetBytes(calendarFeeds) }
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
  const handlers: Handlers = {
    ...bookingJobs(booking),
    ...paymentJobs(payments),
    deliver_message: ({ id }) => deliverMessage({ db, transports, now: now() }, id),
    queue_lost_messages: () => queueLostMessages({ db, now }),
    mail_hotel_sheets: () => mailHotelSheets(desk),
    purge_messages: () => purgeMessages(db, now()),
    tell_price_drops: () => tellPriceDrops(booking),
    check_price_alerts: () => checkAlerts({ ...booking, places }),
    purge_saved: () => purgeSaved(db, now()),
    expire_points: () => expirePoints(db, now()),
    tell_support_staff: (payload) => notifyAwayStaff(mailing, payload),
    tell_support_reply: (payload) => notifyAwayGuest(mailing, payload),
    purge_conversations: () => purgeConversations(db, now()),
    purge_translations: () => purgeTranslations(db, now()),
    roll_up_reports: () => rollUpReports({ db, now, orders: reportedOrders }),
    mail_reports: () => mailReports(desk),
    send_issue: ({ id }) => sendQueuedIssue(mailing, id),
    tell_agents_of_statement: () =>
      tellOfStatement({ ...mailing, statementVersion: () => documentVersion('agentstatement') }),
    purge_touches: () => purgeTouches(db, now()),
    purge_old_limits: () => purgeLimits(db, now()),
    roll_calendars: () => rollCalendars(db, now()),
    assess_hotels: () => assessChangedHotels(db, now()),
    assess_all_hotels: () => assessAllHotels(db, now()),
    run_import: ({ id }) => runImport({ db, now, fetchPictures: () => fetchOutside(shelf) }, id),
    fetch_feed: ({ id }) => fetchFeed(feeds, id),
    fetch_feeds: () => fetchFeeds(feeds),
    purge_imports: () => purgeImports(db, now()),
    fetch_rates: () => refreshRates(db, { url: settings.RATES_URL, now: now() }),
    price_places: () => pricePlaces({ db, places, now }, null),
    price_places_after: ({ place }) => pricePlaces({ db, places, now }, place),
    sample_prices: () => samplePrices({ db, places, now }, null),
    sample_prices_after: ({ place }) => samplePrices({ db, places, now }, place),
    sweep_uploads: () => sweepUploads({ db, files }, now()),
    rotate_keys: () => rotateKeys(db, now()),
    erase_accounts: () => eraseAccounts({ db, features: guestFeatures(now), now: now() }),
    purge_tickets: async () => {
      await purgeTickets(db, now())
      await purgeThreads(db, now())
      await purgeInbox(db, now())
    },
    purge_subscriptions: () => purgeSubscriptions(db, now()),
    purge_requests: () => purgeRequests(db, now()),
    purge_codes_and_sessions: () => purgeExpired(db, now()),
  }
  return { handlers, transports }
}
