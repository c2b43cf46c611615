// Our server with its pages and 2,000 demonstration hotels, on a database of its own.
import { createApp } from '#server/app.ts'
import { fillCatalogue } from '#server/demo-loader/fill-catalogue.ts'
import { readSettings } from '#server/settings.ts'
import { loadBuiltPages } from '#server/startup/load-pages.ts'
import { testDatabase } from '#test/support/database.ts'

const hotels = 2_000

process.env.NODE_ENV = 'production'
const { db, drop } = await testDatabase()
const pages = await loadBuiltPages()
const settings = readSettings({ LOG_LEVEL: 'silent', PORT: '0', DEMO_HOTELS: '0', LIMITS_SCALE: '100000' })
// The limit of requests in flight is not lowered: refusals are not measured here.
const app = await createApp({ db, settings, pages, admission: { isAdaptive: false } })
await fillCatalogue(db, { hotels, now: Date.now() })
await app.places()
await app.http.listen({ port: 0, host: '127.0.0.1' })

process.on(
  'disconnect',
  () =>
    void app.http
      .close()
      .then(drop, drop)
      .then(() => process.exit(0)),
)
process.send!({ port: (app.http.server.address() as { port: number }).port })
