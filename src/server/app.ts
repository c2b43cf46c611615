import type { FastifyInstance } from 'fastify'
import { dateIn } from '#domain/zone-time.ts'
import { createFindRule } from './addresses/find-redirect.ts'
import { addressRoutes } from './addresses/routes.ts'
import { type Db, whyUnusable } from './db/database.ts'
import { openRates } from './hotels/exchange-rates.ts'
import { openCatalogue } from './hotels/open-catalogue.ts'
import { hotelRoutes } from './hotels/routes.ts'
import { limitAddresses } from './http/address-limit.ts'
import { serveApi } from './http/api.ts'
import { type FindSession, noSessions } from './http/caller.ts'
import { type Binding, createDispatch } from './http/dispatch.ts'
import { serveApiDocs } from './http/openapi.ts'
import { serveOperation } from './http/operation.ts'
import { outsideParts } from './http/outside-parts.ts'
import { createServer, type Shedding } from './http/server.ts'
import { createKeyring } from './keyring.ts'
import { openMedia } from './media/open-media.ts'
import { mediaRoutes } from './media/routes.ts'
import { serveMedia } from './media/serve-media.ts'
import { serveSheets } from './media/serve-sheets.ts'
import { serveUploads } from './media/serve-uploads.ts'
import { createUploadTickets } from './media/upload-tickets.ts'
import { type Pages, servePages } from './pages.ts'
import { openPlaces, type Places } from './places/open-places.ts'
import { placeRoutes } from './places/routes.ts'
import { savedRoutes } from './saved/routes.ts'
import { openSearch } from './search/open-search.ts'
import { searchRoutes } from './search/routes.ts'
import { openSecret } from './secret.ts'
import type { Settings } from './settings.ts'
import { siteRoutes } from './site/routes.ts'
import { siteName } from './site/show-site.ts'
import { serveSiteFiles } from './site-files/serve-site-files.ts'
import { sitemapSources } from './site-files/sitemap-sources.ts'

/** Everything that the app would otherwise take from the world: tests hand in their own. */
export type AppParts = {
  db: Db
  settings: Settings
  clock?: () => number
  pages?: Pages | ((app: FastifyInstance) => Promise<Pages>)
  findSession?: FindSession
  checkOutput?: boolean
  shedding?: Partial<Shedding>
}

export type App = {
  http: FastifyInstance
  bindings: readonly Binding[]
  origin: () => string
  places: Places
  /** From now on it answers that it is not ready, so that no new requests are sent here. */
  drain: () => void
}

// A visitor's own date is not known while a page is rendered: the one that is least often wrong for ours.
const siteZone = 'Asia/Shanghai'

export async function createApp(parts: AppParts): Promise<App> {
  const { db, settings, clock = Date.now, findSession = noSessions, checkOutput = false } = parts
  const { app, metrics } = await createServer({ settings, limits: parts.shedding ?? {} })
  limitAddresses(app, settings)
  const origin = () => settings.PUBLIC_URL?.replace(/\/$/, '') ?? localOrigin(app, settings)
  let draining = false
  let build = 'none'

  const rates = openRates({ db, now: clock })
  const catalogue = openCatalogue({ db, now: clock })
  const siteFacts = async () => {
    const [{ hotels, demo }, table] = await Promise.all([catalogue(), rates()])
    const currencies = [table.base, ...Object.keys(table.rates).filter((code) => code !== table.base)]
    return { build, today: dateIn(siteZone, clock()), hotels, demo, currencies }
  }

  const findRule = createFindRule({
    db,
    hosts: settings.REDIRECT_HOSTS.split(',').filter(Boolean),
    now: clock,
  })
  const places = openPlaces({ db, now: clock })
  const media = openMedia({ db, places, dataDir: settings.dataDir, s3Url: settings.S3_URL, now: clock })
  const search = openSearch({ db, places, rates, now: clock })
  const secret = openSecret(settings)
  const tickets = createUploadTickets({ keyring: createKeyring(secret.keyFor('uploads')), now: clock })
  const bindings: Binding[] = [
    ...addressRoutes(findRule),
    ...siteRoutes(settings, siteFacts),
    ...placeRoutes(db, places),
    ...hotelRoutes({ db, places, catalogue }),
    ...mediaRoutes({ ...media, tickets, now: clock }),
    ...searchRoutes(search),
    ...savedRoutes({ db, now: clock }),
  ]
  const dispatch = createDispatch({
    bindings,
    log: app.log,
    admits: (ticket) => tickets.read(ticket) !== null,
    checkOutput,
  })

  serveOperation(app, {
    settings,
    metrics,
    whyNotReady: async () => {
      if (draining) return 'draining'
      if (await whyUnusable(db)) return 'the database cannot be reached'
      return (await catalogue()).ready ? null : 'the catalogue is being filled'
    },
  })
  serveApiDocs(app, settings.SITE_VERSION)
  serveApi(app, { dispatch, findSession, origin })
  serveMedia(app, media)
  serveUploads(app, media.files)
  serveSheets(app, media, settings)
  serveSiteFiles(app, { origin, name: siteName(settings), sources: sitemapSources(places) })
  if (parts.pages) {
    const pages = typeof parts.pages === 'function' ? await parts.pages(app) : parts.pages
    build = pages.id
    servePages(app, { pages, dispatch, findRule, origin, now: clock, outside: outsideParts(settings), local: settings.local })
  }
  return {
    http: app,
    bindings,
    origin,
    places,
    drain: () => {
      draining = true
    },
  }
}

function localOrigin(app: FastifyInstance, { HOST, PORT }: Settings): string {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : PORT
  const host = ['0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST
  return `http://${host}:${port}`
}
