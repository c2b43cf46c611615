import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { currenciesOf } from '#domain/money/exchange.ts'
import { canHold } from '#domain/payment/payment-means.ts'
import type { Locale } from '#domain/text/locale.ts'
import { readSupportHours } from '#domain/time/support-hours.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { createFindOpenSessions, createFindSession } from './accounts/find-session.ts'
import type { GuestFeatures } from './accounts/guest-features.ts'
import { createHashing } from './accounts/hashing.ts'
import { accountRoutes } from './accounts/routes.ts'
import { agentRoutes } from './agents/routes.ts'
import { articleRoutes } from './articles/routes.ts'
import type { BookingContext } from './booking/context.ts'
import { deskOrderRoutes } from './booking/desk-routes.ts'
import { findNextStay } from './booking/find-next-stay.ts'
import { openBooking } from './booking/open-booking.ts'
import { paidOrders } from './booking/paid-orders.ts'
import { bookingRoutes } from './booking/routes.ts'
import { type Pool, whyUnusable } from './db/database.ts'
import { inResponsiveTime, watchDatabase } from './db/watch-database.ts'
import { openDesk } from './desk/open-desk.ts'
import { deskRoutes } from './desk/routes.ts'
import { serveDeskApi } from './desk/serve-desk.ts'
import { serveDeskShell } from './desk/serve-shell.ts'
import { documentVersion } from './documents/read-document.ts'
import { documentRoutes } from './documents/routes.ts'
import { openRates } from './exchange/exchange-rates.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { serveFeedback } from './feedback/serve-feedback.ts'
import { guaranteeRoutes } from './guarantee/routes.ts'
import { hotelPaths } from './hotels/hotel-paths.ts'
import { hotelRoutes } from './hotels/routes.ts'
import { limitAddresses } from './http/address-limit.ts'
import { createAnswerCache, serveCachedAnswers } from './http/answer-cache.ts'
import { serveApi } from './http/api.ts'
import { serveApiDocs } from './http/api-docs.ts'
import type { FindSession } from './http/caller.ts'
import { createClient } from './http/client.ts'
import { gateDatabase } from './http/database-gate.ts'
import { type Binding, createRespond } from './http/dispatch.ts'
import { guardThisMachine } from './http/gates.ts'
import { createLimiter } from './http/limiter.ts'
import { isLoopback } from './http/network.ts'
import { serveOperation } from './http/operation.ts'
import { outsideParts } from './http/outside-parts.ts'
import type { Pages } from './http/render-page.ts'
import { createServer } from './http/server.ts'
import { type Shedding, shedCalls } from './http/shed-load.ts'
import { openCatalogue } from './inventory/open-catalogue.ts'
import { measureJobs } from './jobs/measure-jobs.ts'
import { createInlineDrawings } from './media/inline-drawing.ts'
import { openMedia } from './media/open-media.ts'
import { mediaRoutes } from './media/routes.ts'
import { serveMedia } from './media/serve-media.ts'
import { serveSheets } from './media/serve-sheets.ts'
import { serveUploads } from './media/serve-uploads.ts'
import { createUploadTickets } from './media/upload-tickets.ts'
import { measureOutbox } from './messages/measure-outbox.ts'
import { createOutbox } from './messages/outbox.ts'
import { serveMailbox } from './messages/serve-mailbox.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { serveNewsletter } from './newsletter/serve-newsletter.ts'
import { servePages } from './pages.ts'
import { partnerRoutes } from './partners/routes.ts'
import { serveLeads } from './partners/serve-leads.ts'
import type { PaymentContext } from './payments/context.ts'
import { deskPaymentRoutes } from './payments/desk-routes.ts'
import { measurePayments } from './payments/measure-payments.ts'
import { holdingMethods, offeredMethods } from './payments/offered-methods.ts'
import { openPayments } from './payments/open-payments.ts'
import { paymentRoutes } from './payments/routes.ts'
import { serveCashier } from './payments/serve-cashier.ts'
import { servePaymentReturn } from './payments/serve-return.ts'
import { openPlaces, type Places } from './places/open-places.ts'
import { placeRoutes } from './places/routes.ts'
import { pointsRoutes } from './points/routes.ts'
import { openVapidKeys } from './push/open-vapid-keys.ts'
import { readPushServices } from './push/push-services.ts'
import { pushRoutes } from './push/routes.ts'
import { questionRoutes } from './questions/routes.ts'
import { createFindLegacy } from './redirects/find-legacy.ts'
import { createFindRule } from './redirects/find-redirect.ts'
import { redirectRoutes } from './redirects/routes.ts'
import { firstRule } from './redirects/where-to.ts'
import { createAnswerOnce } from './requests/answer-once.ts'
import { createMarkCollected } from './saved/mark-collected.ts'
import { savedRoutes } from './saved/routes.ts'
import { openSearch } from './search/open-search.ts'
import { searchRoutes } from './search/routes.ts'
import { createKeyring } from './secret-keys/keyring.ts'
import { openKeyring } from './secret-keys/open-keyring.ts'
import { openSecret } from './secret-keys/secret.ts'
import type { Settings } from './settings.ts'
import { siteRoutes } from './site-files/routes.ts'
import { serveSiteFiles } from './site-files/serve-site-files.ts'
import { serveTiles } from './site-files/serve-tiles.ts'
import { siteName } from './site-files/show-site.ts'
import { sitemapSources } from './site-files/sitemap-sources.ts'
import { guestFeatures } from './startup/guest-features.ts'
import { warmUp } from './startup/warm-up.ts'
import { type OpenNames, openNames } from './suggest/name-index/open-names.ts'
import { suggestRoutes } from './suggest/routes.ts'
import { openFanout } from './support/open-fanout.ts'
import { servePlainForm } from './support/plain-form.ts'
import { supportRoutes } from './support/routes.ts'
import { createSessionWatch, type OpenSessions } from './support/session-watch.ts'
import { serveSockets } from './support/socket-server.ts'
import { openEngine } from './translation/open-engine.ts'
import { translationRoutes } from './translation/routes.ts'

/** Everything that the app would otherwise take from the world: tests hand in their own. */
export type AppParts = {
  db: Pool
  settings: Settings
  clock?: () => number
  pages?: Pages | ((app: FastifyInstance) => Promise<Pages>)
  findSession?: FindSession
  /** Which sessions are open, where `findSession` is not that of the accounts. */
  openSessions?: OpenSessions
  features?: GuestFeatures
  checkOutput?: boolean
  /** See `BookingContext`. */
  onStep?: (name: string) => void
  shedding?: Partial<Shedding>
  /** How long a payment provider is waited for, in milliseconds. */
  patience?: number
  /** Where the simulated providers are, for a public demonstration: their pages are shown below our own address. */
  cashier?: string
}

export type App = {
  http: FastifyInstance
  bindings: readonly Binding[]
  origin: () => string
  places: Places
  names: OpenNames
  booking: BookingContext
  payments: PaymentContext
  /** Fills the caches; until then `ready` answers 503. */
  warm: () => Promise<void>
  /** From now on it answers that it is not ready; done once a balancer has had the time to send nobody here any more. */
  drain: () => Promise<void>
}

// A visitor's own date is not known while a page is rendered: the one that is least often wrong for ours.
const siteZone = 'Asia/Shanghai'

export async function createApp(parts: AppParts): Promise<App> {
  const { db, settings, clock = Date.now, checkOutput = false } = parts
  const findSession = parts.findSession ?? createFindSession(db, clock)
  const { app, metrics, shedder } = await createServer({ settings, shedding: parts.shedding ?? {} })
  const isForThisMachine = guardThisMachine(app)
  const watch = watchDatabase(db)
  const cache = createAnswerCache()
  limitAddresses(app, settings)
  serveCachedAnswers(app, cache)
  shedCalls(app, shedder)
  gateDatabase(app, watch)
  const origin = () => settings.PUBLIC_URL?.replace(/\/$/, '') ?? localOrigin(app, settings)
  let draining = false
  let warming = false
  let build = 'none'

  const rates = openRates({ db, now: clock })
  const catalogue = openCatalogue({ db, now: clock })
  const siteFacts = async () => {
    const [{ hotels, demo }, table] = await Promise.all([catalogue(), rates()])
    const currencies = [table.base, ...Object.keys(table.rates).filter((code) => code !== table.base)]
    return { build, today: dateIn(siteZone, clock()), hotels, demo, currencies }
  }

  const places = openPlaces({ db, now: clock })
  const hosts = settings.REDIRECT_HOSTS.split(',').filter(Boolean)
  const findRule = firstRule(createFindRule({ db, hosts, now: clock }), createFindLegacy(places))
  const methods = offeredMethods(settings)
  const holding = holdingMethods(settings)
  const search = openSearch({
    db,
    places,
    rates,
    now: clock,
    memoryMb: settings.SEARCH_MEMORY_MB,
    isHoldOffered: canHold(methods, holding),
  })
  app.addHook('onClose', search.close)
  const names = openNames({ db, places, now: clock })
  const secret = openSecret(settings)
  const outbox = createOutbox({ db, settings, secret, origin, now: clock })
  measureOutbox(metrics.registry, { db, now: clock })
  measureJobs(metrics.registry, db)
  const accounts = {
    db,
    now: clock,
    hashing: createHashing(secret.keysFor('passwords')),
    limiter: createLimiter({ db, now: clock, settings }),
    outbox,
    origin,
    siteName: (locale: Locale) => siteName(settings)[locale],
    support: settings.SUPPORT_EMAIL,
    features: parts.features ?? guestFeatures(clock),
    currencies: async () => currenciesOf(await rates()),
  }
  const media = openMedia({ db, places, dataDir: settings.dataDir, s3Url: settings.S3_URL, now: clock })
  const tickets = createUploadTickets({ keyring: createKeyring(secret.keysFor('uploads')), now: clock })
  const keyring = openKeyring({ db, now: clock, secrets: secret.keysFor('quotes') })
  const booking = openBooking({
    db,
    settings,
    now: clock,
    rates,
    keyring,
    outbox,
    origin,
    ...(parts.onStep ? { onStep: parts.onStep } : {}),
  })
  const support = {
    ...accounts,
    hours: readSupportHours(settings.SUPPORT_HOURS),
    uploads: tickets,
    fanout: openFanout({ db, redisUrl: settings.REDIS_URL, log: (err) => app.log.warn({ err }, 'redis') }),
    nextStay: findNextStay,
    sessions: createSessionWatch(parts.openSessions ?? createFindOpenSessions(db, clock)),
  }
  const payments = openPayments({
    db,
    settings,
    now: clock,
    origin,
    orders: paidOrders(booking),
    count: measurePayments(metrics.registry, { db, now: clock }),
    ...(parts.onStep ? { onStep: parts.onStep } : {}),
    ...(parts.patience === undefined ? {} : { patience: parts.patience }),
    ...(parts.cashier === undefined ? {} : { cashier: parts.cashier }),
  })
  const desk = openDesk({ db, settings, secret, outbox, origin, now: clock })
  const bindings: Binding[] = [
    ...redirectRoutes(findRule),
    ...siteRoutes(settings, siteFacts),
    ...documentRoutes(settings),
    ...articleRoutes({ places, search, rates, origin, now: clock }),
    ...placeRoutes({ places, rates }),
    ...suggestRoutes({ db, places, openNames: names }),
    ...searchRoutes(search, createMarkCollected(db)),
    ...accountRoutes(accounts),
    ...mediaRoutes({ ...media, tickets, limiter: accounts.limiter, now: clock }),
    ...savedRoutes({ db, now: clock, places, rates, search }),
    ...hotelRoutes({
      db,
      places,
      catalogue,
      pricePlace: search.pricePlace,
      origin,
      now: clock,
      rates,
      keyring,
      methods,
      holding,
    }),
    ...bookingRoutes(booking),
    ...paymentRoutes(payments),
    ...pointsRoutes({ db, now: clock }),
    ...agentRoutes({
      db,
      now: clock,
      outbox,
      origin,
      support: settings.SUPPORT_EMAIL,
      statementVersion: () => documentVersion('agentstatement'),
    }),
    ...pushRoutes({
      ...accounts,
      db,
      services: readPushServices(settings.PUSH_SERVICES),
      publicKey: openVapidKeys(settings, secret)[0].publicKey,
    }),
    ...feedbackRoutes({ ...accounts, uploads: tickets }),
    ...newsletterRoutes(accounts),
    ...questionRoutes({ ...accounts, db, places, catalogue }),
    ...supportRoutes(support),
    ...guaranteeRoutes({ ...booking, booking, limiter: accounts.limiter }),
    ...partnerRoutes(accounts),
    ...deskRoutes(desk),
    ...deskPaymentRoutes(payments),
    ...deskOrderRoutes({ ...booking, fourEyesAbove: settings.FOUR_EYES_CNY * 100 }),
    ...translationRoutes({
      ...accounts,
      engine: openEngine(settings),
      log: (err) => app.log.warn({ err }, 'a translation failed'),
    }),
  ]
  const respond = createRespond({
    bindings,
    log: app.log,
    answerOnce: createAnswerOnce({ db, now: clock }),
    admits: (ticket) => tickets.read(ticket) !== null,
    checkOutput,
  })

  serveOperation(app, {
    settings,
    metrics,
    isForThisMachine,
    whyNotReady: async () => {
      if (draining) return 'draining'
      if (warming) return 'the caches are being filled'
      if (watch.isAway() || (await inResponsiveTime(whyUnusable(db).then((why) => why ?? ''))) !== '')
        return 'the database cannot be reached'
      return (await catalogue()).ready ? null : 'the catalogue is being filled'
    },
  })
  serveApiDocs(app, settings.SITE_VERSION)
  serveDeskApi(app, { respond, context: desk })
  serveApi(app, { respond, findSession, origin, cache })
  serveSockets(app, {
    context: support,
    findSession,
    client: createClient(settings.TRUST_PROXY),
    origin,
    isUncounted: (address) => settings.local && isLoopback(address),
  })
  servePlainForm(app, { context: support, origin })
  serveMedia(app, media)
  serveUploads(app, media.files)
  serveSheets(app, media, { local: settings.local, isForThisMachine })
  serveNewsletter(app, { respond, origin })
  serveFeedback(app, { respond, origin })
  serveLeads(app, { respond, origin })
  serveMailbox(app, outbox, { local: settings.local, isForThisMachine })
  servePaymentReturn(app)
  if (parts.cashier !== undefined) serveCashier(app, parts.cashier)
  serveSiteFiles(app, { origin, name: siteName(settings), sources: sitemapSources(places, hotelPaths(db)) })
  serveTiles(app, settings.MAP_TILES_URL)
  if (parts.pages) {
    const pages = typeof parts.pages === 'function' ? await parts.pages(app) : parts.pages
    build = pages.id
    if (pages.desk) await serveDeskShell(app, pages.desk, siteName(settings))
    servePages(app, {
      pages,
      shedder,
      respond,
      findRule,
      origin,
      now: clock,
      outside: outsideParts(settings),
      inlined: createInlineDrawings(media),
      currencies: accounts.currencies,
      mayShowDev: (request) => settings.local && isForThisMachine(request),
    })
  }
  return {
    http: app,
    bindings,
    origin,
    places,
    names,
    booking,
    payments,
    warm: async () => {
      warming = true
      await warmUp({ http: app, places, shards: search.shards }).finally(() => {
        warming = false
      })
    },
    drain: async () => {
      draining = true
      await wait(settings.DRAIN_SECONDS * 1_000)
    },
  }
}

function localOrigin(app: FastifyInstance, { HOST, PORT }: Settings): string {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : PORT
  const host = ['0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST
  return `http://${host}:${port}`
}
