// Cost of a hotel's page: rendering alone and over HTTP, page weight, and time to first view.
import { createApp } from '#server/app.ts'
import { fillCatalogue } from '#server/demo-loader/fill-catalogue.ts'
import { readSettings } from '#server/settings.ts'
import { loadBuiltPages } from '#server/startup/load-pages.ts'
import { launchBrowser } from '#test/support/browser/browser.ts'
import { testDatabase } from '#test/support/database.ts'
import { sightFigures, slowLines, weigh } from './hotel/first-sight.ts'
import { usualHotels } from './hotel/hotels-store.ts'
import { costFigures, differentStays, pageCosts } from './hotel/throughput.ts'
import { type Figure, isMet, lineOf, rounded } from './measuring/figures.ts'

const rounds = 9
const perRound = 60

process.env.NODE_ENV = 'production'
const { db, drop } = await testDatabase()
const pages = await loadBuiltPages()
const settings = readSettings({ LOG_LEVEL: 'silent', PORT: '0', DEMO_HOTELS: '0', LIMITS_SCALE: '100000' })
const app = await createApp({ db, settings, pages, admission: { isAdaptive: false } })
await fillCatalogue(db, { hotels: 500, now: Date.now() })
await app.places()
const base = await app.http.listen({ port: 0, host: '127.0.0.1' })

const hotels = await usualHotels(db, 400)
const path = `/hotels/${hotels[0]!.id}`
const figures: Figure[] = []
const found = (figure: Figure) => {
  console.log(lineOf(figure))
  figures.push(figure)
}

const stay = differentStays()
let asked = 0
const costs = await pageCosts({
  app,
  pages,
  base,
  rounds,
  perRound,
  another: () => `/hotels/${hotels[asked % 60]!.id}?n=${asked++}`,
  fresh: () => `/hotels/${hotels[asked++ % hotels.length]!.id}?${stay()}`,
  shared: path,
  before: hotels.map(({ id }) => `/hotels/${id}?${stay()}`),
})
for (const figure of costFigures('hotel', costs)) found(figure)

const browser = await launchBrowser()
const weight = await weigh(browser, base + path)
for (const kind of ['document', 'script', 'stylesheet'])
  found({
    name: `${kind}, gzip`,
    value: weight[kind] ?? 0,
    unit: 'KB',
    ...(kind === 'script' ? { bound: { atMost: 190 } } : {}),
  })
for (const line of Object.keys(slowLines) as (keyof typeof slowLines)[])
  for (const width of [390, 1440])
    for (const figure of await sightFigures(browser, base + path, {
      name: 'hotel',
      line,
      slowdown: 4,
      width,
    }))
      found(figure)
await browser.close()
await app.http.close()
await drop()
console.log(
  JSON.stringify({
    bench: 'page-hotel',
    figures: Object.fromEntries(figures.map(({ name, value }) => [name, rounded(value)])),
    not_met: figures.filter((figure) => !isMet(figure)).map(({ name }) => name),
  }),
)
process.exit(0)
