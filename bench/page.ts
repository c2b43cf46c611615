// Page weight before any interaction, in compressed bytes. For the list also rendering, response, first view
// and interaction latency on a slow line and a slow processor. Lighthouse measures the front page, the list
// and a hotel's page; `--only lighthouse` runs nothing else.
import { createApp } from '#server/app.ts'
import { fillCatalogue } from '#server/demo-loader/fill-catalogue.ts'
import { readSettings } from '#server/settings.ts'
import { loadBuiltPages } from '#server/startup/load-pages.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { testDatabase } from '#test/support/database.ts'
import { weigh } from './hotel/first-sight.ts'
import { usualHotels } from './hotel/hotels-store.ts'
import { listSight, listThroughput } from './list/list-page.ts'
import { type Figure, isMet, lineOf, rounded } from './measuring/figures.ts'
import { lighthouseFigures } from './page/lighthouse.ts'

const isWhole = process.argv[process.argv.indexOf('--only') + 1] !== 'lighthouse'
const plainPages = ['/', '/zh', '/nothing-here', '/counties/usa']
const hotels = 2_000
const path = '/hotel-search/asia-china-shanghai?rooms=1'

process.env.NODE_ENV = 'production'
const { db, drop } = await testDatabase()
const pages = await loadBuiltPages()
const settings = readSettings({ LOG_LEVEL: 'silent', PORT: '0', DEMO_HOTELS: '0', LIMITS_SCALE: '100000' })
const app = await createApp({ db, settings, pages, admission: { isAdaptive: false } })
await fillCatalogue(db, { hotels, now: Date.now() })
await app.places()
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })

const kilobytes: Record<string, Record<string, number>> = {}
const figures: Figure[] = []
const tell = (found: readonly Figure[]) => {
  for (const figure of found) console.log(lineOf(figure))
  figures.push(...found)
}
if (isWhole) {
  const browser = await launchBrowser()
  for (const plain of plainPages) {
    const weight = await weigh(browser, base + plain)
    kilobytes[plain] = Object.fromEntries(Object.entries(weight).map(([kind, kb]) => [kind, rounded(kb)]))
    console.log(`${plain}: ${JSON.stringify(kilobytes[plain])} KB gzip`)
  }
  tell(await listThroughput({ app, pages, base, path }))
  tell(await listSight(browser, base + path))
  await browser.close()
}
const [hotel] = await usualHotels(db, 1)
tell(
  await lighthouseFigures(
    { 'front page': `${base}/`, list: base + path, hotel: `${base}/hotels/${hotel?.id}` },
    { runs: 5 },
  ),
)

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
