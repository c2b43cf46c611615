import { accountRoutes } from '../accounts/routes.ts'
import { agentDeskRoutes } from '../agents/desk/routes.ts'
import { hasApplied } from '../agents/personal-data.ts'
import { agentRoutes } from '../agents/routes.ts'
import { alertRoutes } from '../alerts/routes.ts'
import { articleRoutes } from '../articles/routes.ts'
import { deskOrderRoutes } from '../booking/desk/desk-routes.ts'
import { extranetRoutes } from '../booking/desk/extranet-routes.ts'
import { ordersOfHotels } from '../booking/desk/orders-of-hotels.ts'
import { staysOf } from '../booking/list-orders.ts'
import { heldRooms, ordersOn } from '../booking/occupied-nights.ts'
import { completedStays } from '../booking/personal-data.ts'
import { namesOfOrders, pendingPoints } from '../booking/points-of-orders.ts'
import { bookingRoutes } from '../booking/routes.ts'
import { stayForStaff, stayOfGuest, staysByOrder } from '../booking/stay-facts.ts'
import { leadRoutes } from '../desk/accept-lead.ts'
import { hoteliersOf, whoAnswersGuests } from '../desk/manage-staff.ts'
import { readMembersWith } from '../desk/members-with.ts'
import { deskRoutes } from '../desk/routes.ts'
import { searchDeskRoutes } from '../desk/search-desk.ts'
import { healthRoutes } from '../doctor/routes.ts'
import { documentVersion } from '../documents/read-document.ts'
import { documentRoutes } from '../documents/routes.ts'
import { feedbackRoutes } from '../feedback/routes.ts'
import { messagesOfOrder } from '../feedback/staff-tickets.ts'
import { guaranteeRoutes } from '../guarantee/routes.ts'
import { guestRoutes } from '../guests/routes.ts'
import { hotelMessageRoutes } from '../hotel-messages/routes.ts'
import { citiesOfHotels } from '../hotels/cities-of-hotels.ts'
import { deskHotelRoutes } from '../hotels/desk/desk-routes.ts'
import { hotelNames } from '../hotels/find-hotel-names.ts'
import { hotelRoutes } from '../hotels/routes.ts'
import type { Binding } from '../http/dispatch.ts'
import { inboxRoutes } from '../inbox/routes.ts'
import { writtenBy } from '../inbox/written-by.ts'
import { calendarRoutes } from '../inventory/calendar/routes.ts'
import { importRoutes } from '../inventory/desk-import/routes.ts'
import { feedRoutes } from '../inventory/feeds/routes.ts'
import { mediaRoutes } from '../media/routes.ts'
import { deskNewsletterRoutes } from '../newsletter/desk-routes.ts'
import { newsletterRoutes } from '../newsletter/routes.ts'
import { operationRoutes } from '../operation/routes.ts'
import { partnerRoutes } from '../partners/routes.ts'
import { deskPaymentRoutes } from '../payments/desk/desk-routes.ts'
import { paymentRoutes } from '../payments/routes.ts'
import { placeRoutes } from '../places/routes.ts'
import { pointsRoutes } from '../points/routes.ts'
import { priceLevelRoutes } from '../price-levels/routes.ts'
import { openVapidKeys } from '../push/open-vapid-keys.ts'
import { readPushServices } from '../push/push-services.ts'
import { pushRoutes } from '../push/routes.ts'
import { deskQuestionRoutes } from '../questions/desk-routes.ts'
import { questionRoutes } from '../questions/routes.ts'
import { deskRedirectRoutes } from '../redirects/desk-routes.ts'
import { redirectRoutes } from '../redirects/routes.ts'
import { reportRoutes } from '../reports/routes.ts'
import { deskReviewRoutes } from '../reviews/desk-routes.ts'
import { createMarkCollected } from '../saved/mark-collected.ts'
import { savedRoutes } from '../saved/routes.ts'
import { searchRoutes } from '../search/routes.ts'
import { siteRoutes } from '../site-files/routes.ts'
import { suggestRoutes } from '../suggest/routes.ts'
import { deskChatRoutes } from '../support/desk-routes.ts'
import { supportRoutes } from '../support/routes.ts'
import { openEngine } from '../translation/open-engine.ts'
import { translationRoutes } from '../translation/routes.ts'
import { textTranslator } from '../translation/translate.ts'
import { tripRoutes } from '../trips/routes.ts'
import { consentsOf } from './consents.ts'
import { deskFinders } from './desk-finders.ts'
import { fourEyesAbove, payingAccount } from './open-parts.ts'
import type { Site } from './open-site.ts'
import { placeholdersFor } from './product-facts.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The endpoints of every feature, bound to the parts that each feature needs. */
export function bindFeatures(site: Site, build: () => string, env: Environment): readonly Binding[] {
  const { db, now, settings, secret, places, rates, keyring, catalogue, search, accounts, tickets } = site
  const { outbox, origin, support } = site.mailing
  const { booking, payments } = site
  const translating = {
    ...accounts,
    engine: openEngine(settings),
    log: (err: unknown) => site.warn({ err }, 'a translation failed'),
  }
  const canTranslate = translating.engine !== null
  const features: Record<string, readonly Binding[]> = {
    redirects: redirectRoutes(site.findRule),
    site: siteRoutes(settings, () => site.siteFacts(build())),
    documents: documentRoutes((locale) => placeholdersFor(settings, locale)),
    articles: articleRoutes({ places, search, rates, origin, now }),
    places: placeRoutes({ places, rates }),
    suggest: suggestRoutes({ db, places, openNames: site.names }),
    search: searchRoutes(search, createMarkCollected(db)),
    accounts: accountRoutes(accounts),
    media: mediaRoutes({ ...site.media, tickets, limiter: accounts.limiter, now }),
    alerts: alertRoutes({ db, now, places, rates, search }),
    priceLevels: priceLevelRoutes({ db, now, rates, search }),
    saved: savedRoutes({ db, now, places, rates, search }),
    hotels: hotelRoutes({
      db,
      places,
      catalogue,
      pricePlace: search.pricePlace,
      origin,
      now,
      rates,
      keyring,
      methods: booking.methods,
      openMethods: booking.openMethods,
      holding: booking.holding,
    }),
    booking: bookingRoutes(booking),
    payments: paymentRoutes(payments),
    trips: tripRoutes({
      ...{ db, now, places },
      staysOf: (within, asked) => staysOf(booking, within, asked),
      citiesOf: citiesOfHotels,
    }),
    points: pointsRoutes({ db, now, orders: { completedStays, pendingPoints, namesOfOrders } }),
    agents: agentRoutes({
      db,
      now,
      outbox,
      origin,
      support,
      statementVersion: () => documentVersion('agentstatement'),
    }),
    push: pushRoutes({
      ...accounts,
      services: readPushServices(settings.PUSH_SERVICES),
      publicKey: openVapidKeys(settings, secret)[0].publicKey,
    }),
    feedback: feedbackRoutes({ ...accounts, uploads: tickets }),
    newsletter: newsletterRoutes(accounts),
    questions: questionRoutes({ ...accounts, places, catalogue }),
    support: supportRoutes(site.support),
    guarantee: guaranteeRoutes({ ...booking, booking, limiter: accounts.limiter }),
    partners: partnerRoutes(accounts),
    translation: translationRoutes(translating),
    desk: deskRoutes(site.desk),
    deskAgents: agentDeskRoutes({
      ...{ db, now, outbox, origin },
      fourEyesAbove: fourEyesAbove(settings),
      debtor: payingAccount(settings),
    }),
    deskReports: reportRoutes({ db, replicas: site.replicas, now }),
    deskNewsletter: deskNewsletterRoutes(accounts),
    deskRedirects: deskRedirectRoutes({
      db,
      now,
      findRule: site.findRule,
      hosts: settings.REDIRECT_HOSTS.split(',').filter(Boolean),
    }),
    deskHealth: healthRoutes({ db, settings, now, env }),
    deskOperation: operationRoutes({ db, now, env, version: settings.SITE_VERSION }),
    deskPayments: deskPaymentRoutes(payments),
    deskLeads: leadRoutes({ ...site.desk, places, rates }),
    deskHotels: deskHotelRoutes({
      db,
      now,
      keyring,
      places,
      rates,
      orders: ordersOfHotels,
      shelf: site.media,
      hotelierChanges: settings.HOTELIER_CHANGES,
      hoteliersOf,
      translate: textTranslator(translating),
    }),
    deskOrders: deskOrderRoutes({
      ...booking,
      fourEyesAbove: fourEyesAbove(settings),
      ticketMessages: messagesOfOrder,
    }),
    deskFeeds: feedRoutes({ db, now, origin }),
    deskImports: importRoutes({ db, now }),
    deskReviews: deskReviewRoutes({ db, now, hotelNames, canTranslate }),
    deskQuestions: deskQuestionRoutes({ ...accounts, canTranslate }),
    hotelMessages: hotelMessageRoutes({
      ...accounts,
      ...{ canTranslate, whoAnswersGuests },
      stays: { stayOfGuest, stayForStaff, staysByOrder },
    }),
    extranet: extranetRoutes({ db, now, commission: settings.HOTEL_COMMISSION_PERCENT * 100 }),
    deskChat: deskChatRoutes({
      ...site.support,
      canTranslate,
      shelf: { ...site.media, now },
      attendants: (within) => readMembersWith(within, 'chat.answer'),
      standingOf: accounts.features.standingOf,
      writtenBy,
    }),
    deskSearch: searchDeskRoutes(deskFinders({ db, now })),
    guests: guestRoutes({ ...accounts, writtenBy, hasApplied, consentsOf }),
    inbox: inboxRoutes({
      ...site.mailing,
      booking,
      fourEyesAbove: fourEyesAbove(settings),
      translate: textTranslator(translating),
      standingOf: accounts.features.standingOf,
    }),
    calendar: calendarRoutes({ db, now, heldRooms, ordersOn }),
  }
  return Object.values(features).flat()
}
