// What pages ask of a visitor before anything is touched, in compressed bytes; and for the list how fast it is
// rendered and answered, how soon it is seen and how soon it answers a press, on a slow line and a slow processor.
import { createApp } from '#server/app.ts'
import { fillCatalogue } from '#server/demo-loader/fill-catalogue.ts'
import { readSettings } from '#server/settings.ts'
import { loadBuiltPages } from '#server/startup/load-pages.ts'
import { tuneEngine } from '#server/startup/tune-engine.ts'
import { launchBrowser } from '#test/support/browser.ts'
import { testDatabase } from '#test/support/database.ts'
import { weigh } from './hotel/first-sight.ts'
import { listSight, listThroughput } from './list/list-page.ts'
import { type Figure, isMet, lineOf, rounded } from './search/figures.ts'

const plainPages = ['/', '/zh', '/nothing-here', '/counties/usa']
const hotels = 2_000
const path = '/hotel-search/asia-china-shanghai?rooms=1'

process.env.NODE_ENV = 'production'
tuneEngine()
const { db, drop } = await testDatabase()
const pages = await loadBuiltPages()
const settings = readSettings({ LOG_LEVEL: 'silent', PORT: '0', DEMO_HOTELS: '0', LIMITS_SCALE: '100000' })
const app = await createApp({ db, settings, pages, shedding: { eventLoopDelayMs: 0 } })
await fillCatalogue(db, { hotels, now: Date.now() })
await app.places()
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })
const browser = await launchBrowser()

const kilobytes: Record<string, Record<string, number>> = {}
for (const plain of plainPages) {
  const weight = await weigh(browser, base + plain)
  kilobytes[plain] = Object.fromEntries(Object.entries(weight).map(([kind, kb]) => [kind, rounded(kb)]))
  console.log(`${plain}: ${JSON.stringify(kilobytes[plain])} KB gzip`)
}
const figures: Figure[] = []
for (const measure of [
  () => listThroughput({ app, pages, base, path }),
  () => listSight(browser, base + path),
]) {
  const found = await measure()
  for (const figure of found) console.log(lineOf(figure))
  figures.push(...found)
}

await browser.close()
await app.http.close()
await drop()
console.log(
  JSON.stringify({
    bench: 'page',
    kb: kilobytes,
    figures: Object.fromEntries(figures.map(({ name, value }) => [name, rounded(value)])),
    not_met: figures.filter((figure) => !isMet(figure)).map(({ name }) => name),
  }),
)
process.exit(0)
