// The nightly sample of prices over the catalogue of 50,000 hotels: time, CPU, rows and their size.

import { openPlaces } from '#server/places/open-places.ts'
import { samplePrices } from '#server/price-levels/sample-prices.ts'
import { clearSamples, sizeOfSamples } from './price-samples/sample-size-store.ts'
import { prepareBenchDatabase } from './search/database.ts'

const MOST_SECONDS = 900

const { db, close } = await prepareBenchDatabase()
const places = openPlaces({ db, now: Date.now })
await clearSamples(db)
const [from, before] = [performance.now(), process.cpuUsage()]
await samplePrices({ db, places, now: Date.now, atOnce: Number.POSITIVE_INFINITY }, null)
const { user, system } = process.cpuUsage(before)
const seconds = Math.round((performance.now() - from) / 100) / 10
const cpu = Math.round((user + system) / 100_000) / 10
const { rows, bytes } = await sizeOfSamples(db)
const ninetyDays = Math.round((bytes * 90) / 1_048_576)
console.log(
  `${rows} hotels sampled in ${seconds} s, ${cpu} s CPU of this process; 90 days take ${ninetyDays} MB`,
)
await clearSamples(db)
await close()
console.log(JSON.stringify({ rows, seconds, cpu, ninetyDays }))
process.exit(seconds <= MOST_SECONDS ? 0 : 1)
