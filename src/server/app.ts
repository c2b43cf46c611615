import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createFindSession } from './accounts/sessions/find-session.ts'
import { cacheFor } from './cache/cache-for.ts'
import { watchClock } from './db/clock-skew.ts'
import { measureReplicas } from './db/measure-replicas.ts'
import { openReplicas } from './db/replicas.ts'
import { watchDatabase } from './db/watch-database.ts'
import { serveChatEvents } from './desk/serve-chat-events.ts'
import { serveDeskApi } from './desk/serve-desk.ts'
import { serveDeskEvents } from './desk/serve-events.ts'
import { serveDeskShell } from './desk/serve-shell.ts'
import { serveFeedback } from './feedback/serve-feedback.ts'
import { hotelPaths } from './hotels/hotel-paths.ts'
import type { Listen } from './http/acceptors.ts'
import { createAnswerCache, sendStaleAnswer, serveCachedAnswers } from './http/answer-cache.ts'
import { serveApi } from './http/api.ts'
import { serveApiDocs } from './http/api-docs.ts'
import type { FindSession } from './http/caller.ts'
import { createClient } from './http/client.ts'
import { gateDatabase } from './http/database-gate.ts'
import { type Binding, createRespond } from './http/dispatch.ts'
import { guardThisMachine } from './http/gates.ts'
import { limitAddresses } from './http/limits/address-limit.ts'
import { type AdmissionOptions, admitCalls } from './http/limits/admission.ts'
import type { AdmissionQueue } from './http/limits/admission-queue.ts'
import { isLoopback } from './http/network.ts'
import { serveOperation } from './http/operation.ts'
import { createServer } from './http/server.ts'
import { serveFeeds } from './inventory/feeds/serve-feeds.ts'
import { createInlineDrawings } from './media/inline-drawing.ts'
import { serveMedia } from './media/serve-media.ts'
import { serveSheets } from './media/serve-sheets.ts'
import { serveUploads } from './media/uploads/serve-uploads.ts'
import { serveMailbox } from './messages/serve-mailbox.ts'
import { serveNewsletter } from './newsletter/serve-newsletter.ts'
import { outsideParts } from './pages/outside-parts.ts'
import { createRecentPages } from './pages/recent-pages.ts'
import type { Pages } from './pages/render-page.ts'
import { servePages } from './pages/serve-pages.ts'
import { findSharedAsset } from './pages/shared-assets.ts'
import { serveLeads } from './partners/serve-leads.ts'
import { serveCashier } from './payments/serve-cashier.ts'
import { servePaymentReturn } from './payments/serve-return.ts'
import { countSteps } from './reports/count-steps.ts'
import { createAnswerOnce } from './requests/answer-once.ts'
import { measureSearch } from './search/measure-search.ts'
import { replicaUrls } from './settings/connection.ts'
import { siteName } from './settings/site-name.ts'
import type { Settings } from './settings.ts'
import { openBrandFiles } from './site-files/brand-files.ts'
import { serveSiteFiles } from './site-files/serve-site-files.ts'
import { serveTiles } from './site-files/serve-tiles.ts'
import { sitemapSources } from './site-files/sitemap-sources.ts'
import { bindFeatures } from './startup/features.ts'
import { measureSite } from './startup/measure-site.ts'
import { openParts, type Parts, type PartsOptions, publicOrigin } from './startup/open-parts.ts'
import { openSite, type Site, type SiteOptions } from './startup/open-site.ts'
import { loadLargestCities, warmUp } from './startup/warm-up.ts'
import { servePlainForm } from './support/plain-form.ts'
import { serveSockets } from './support/socket-server.ts'
import type { Tracing } from './telemetry/tracing.ts'

/** Dependencies that tests replace with their own. */
export type AppParts = Pick<PartsOptions, 'db' | 'settings' | 'onStep' | 'patience' | 'cashier'> &
  Pick<SiteOptions, 'features' | 'openSessions'> & {
    clock?: () => number
    pages?: Pages | ((app: FastifyInstance) => Promise<Pages>)
    findSession?: FindSession
    checkOutput?: boolean
    admission?: AdmissionOptions
    /** The environment whose names the health page of the desk checks. */
    env?: Readonly<Record<string, string | undefined>>
    tracing?: Pick<Tracing, 'serve'> | null
  }

export type App = {
  http: FastifyInstance
  bindings: readonly Binding[]
  parts: Parts
  admission: AdmissionQueue
  listen: Listen
  origin: () => string
  places: Parts['places']
  names: Site['names']
  booking: Parts['booking']
  payments: Parts['payments']
  /** Renders the front page; until then `ready` answers 503. */
  warm: () => Promise<void>
  loadLargestCities: () => Promise<void>
  /** From now on `ready` answers 503; resolves once a load balancer has had time to stop sending requests. */
  drain: () => Promise<void>
}

export async function createApp({ db, settings, ...given }: AppParts): Promise<App> {
  const clock = given.clock ?? Date.now
  const findSession = given.findSession ?? createFindSession(db, clock)
  const { app, metrics, admission, listening } = await createServer({
    settings,
    admission: given.admission ?? {},
  })
  given.tracing?.serve(app)
  const isForThisMachine = guardThisMachine(app)
  const watch = watchDatabase(db)
  // A clock that a test gives is not that of this machine.
  const clockWatch = given.clock ? null : watchClock({ db, now: Date.now, log: app.log })
  app.addHook('onClose', async () => clockWatch?.close())
  const cache = createAnswerCache()
  limitAddresses(app, settings)
  serveCachedAnswers(app, cache)
  admitCalls(app, admission, sendStaleAnswer(cache))
  const recent = createRecentPages({ homeCurrency: settings.SITE_CURRENCY, now: clock })
  gateDatabase(app, watch, recent.sendWithoutDatabase)
  const status = { isDraining: false, isWarming: false, build: 'none' }

  // A proxy then reuses no connection that is about to close.
  app.addHook('onSend', async (_, reply) => {
    if (status.isDraining) reply.header('connection', 'close')
  })

  const origin = () => publicOrigin(settings) ?? localOrigin(app, settings)
  const replicas = openReplicas({
    primary: db,
    urls: replicaUrls(settings.DATABASE_REPLICA_URL),
    pool: settings.DATABASE_POOL,
    onState: (state) => app.log.warn(state, state.isUsed ? 'replica is current' : 'replica is left out'),
  })
  measureReplicas(metrics.registry, replicas)
  app.addHook('onClose', replicas.close)
  const parts = openParts({
    db,
    replicas,
    settings,
    clock,
    origin,
    onStep: given.onStep,
    patience: given.patience,
    cashier: given.cashier,
    count: measureSite(metrics.registry, {
      db,
      settings,
      now: clock,
      program: 'site',
      build: () => status.build,
    }),
  })
  const site = openSite(parts, {
    warn: (facts, text) => app.log.warn(facts, text),
    features: given.features,
    openSessions: given.openSessions,
  })
  app.addHook('onClose', site.search.close)
  app.addHook('onClose', async () => site.accounts.limiter.close())
  measureSearch(metrics.registry, site.search.shards)
  const bindings = bindFeatures(site, () => status.build, given.env ?? {})
  const respond = createRespond({
    bindings,
    log: app.log,
    answerOnce: createAnswerOnce({ db, now: clock }),
    pausedFeatures: parts.pausedFeatures,
    admits: (ticket) => site.tickets.read(ticket) !== null,
    checkOutput: given.checkOutput ?? false,
  })

  // Readiness must not wait for a connection of the pool: it uses the facts of the request before.
  const lastCatalogue = cacheFor({ read: site.catalogue, freshFor: 0, now: clock, staleWhileReading: true })
  serveOperation(app, {
    settings,
    metrics,
    isForThisMachine,
    whyNotReady: async (scope) => {
      if (status.isDraining) return 'draining'
      if (status.isWarming) return 'the caches are being filled'
      if (scope === 'process') return null
      const why = (await watch.whyAway()) ?? (await clockWatch?.lastWhyWrong())
      if (why) return why
      return (await lastCatalogue()).ready ? null : 'the catalogue is being filled'
    },
  })
  const local = { local: settings.local, isForThisMachine }
  serveApiDocs(app, settings.SITE_VERSION)
  countSteps(app, { db, now: clock })
  serveDeskApi(app, { respond, context: site.desk })
  serveDeskEvents(app, site.desk, metrics.registry)
  serveChatEvents(app, site.desk, site.support.fanout)
  serveFeeds(app, { db, now: clock })
  serveApi(app, { respond, findSession, origin, cache })
  serveSockets(app, {
    context: site.support,
    findSession,
    client: createClient(settings.TRUST_PROXY),
    origin,
    metrics: metrics.registry,
    isUncounted: (address) => settings.local && isLoopback(address),
  })
  servePlainForm(app, { context: site.support, origin })
  serveMedia(app, site.media)
  serveUploads(app, site.media.files)
  serveSheets(app, site.media, local)
  serveNewsletter(app, { respond, origin })
  serveFeedback(app, { respond, origin })
  serveLeads(app, { respond, origin })
  serveMailbox(app, parts.mailing.outbox, local)
  servePaymentReturn(app)
  if (given.cashier !== undefined) serveCashier(app, given.cashier)
  const sources = sitemapSources(parts.places, hotelPaths(db))
  const brand = openBrandFiles(settings.BRAND_LOGO)
  brand.serve(app)
  serveSiteFiles(app, { origin, name: siteName(settings), sources })
  serveTiles(app, settings.MAP_TILES_URL)
  if (given.pages) {
    const pages = typeof given.pages === 'function' ? await given.pages(app) : given.pages
    status.build = pages.id
    if (pages.desk) await serveDeskShell(app, pages.desk, siteName(settings))
    servePages(app, {
      pages,
      brandFiles: brand.names,
      recent,
      admission,
      respond,
      findRule: site.findRule,
      origin,
      now: clock,
      outside: outsideParts(settings),
      inlined: createInlineDrawings(site.media),
      currencies: site.accounts.currencies,
      sharedAsset: (path) => findSharedAsset(db, path),
      mayShowDev: (request) => settings.local && isForThisMachine(request),
    })
  }
  // Registered last, so that it is the first: no request under way loses what the other hooks close.
  app.addHook('onClose', listening.ended)
  return {
    http: app,
    bindings,
    parts,
    admission,
    listen: listening.listen,
    origin,
    places: parts.places,
    names: site.names,
    booking: parts.booking,
    payments: parts.payments,
    warm: async () => {
      status.isWarming = true
      await warmUp({ http: app }).finally(() => {
        status.isWarming = false
      })
    },
    loadLargestCities: () => loadLargestCities({ places: parts.places, shards: site.search.shards }),
    drain: async () => {
      status.isDraining = true
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
