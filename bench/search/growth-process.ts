// Holds whole catalogues as shards, made by the generator, and searches them in process.

import { HotelQuery } from '#contract/search.ts'
import { editionOf, hotelsOf } from '#demo/generate.ts'
import { createRandom } from '#demo/random.ts'
import { readWorld } from '#demo/read-world.ts'
import { shareHotels } from '#demo/share-hotels.ts'
import { dayOf, type PlainDate } from '#domain/plain-date.ts'
import { connectionOf, openDatabase } from '#server/db/database.ts'
import { readExchangeRates } from '#server/exchange/read-committed-rates.ts'
import { baseDateOf } from '#server/inventory/calendar-days.ts'
import { openPlaces } from '#server/places/open-places.ts'
import { openSearch } from '#server/search/open-search.ts'
import type { Shard } from '#server/search/shard.ts'
import { shardOf } from './demo-shard.ts'
import { freshQueries } from './queries.ts'

const perRound = 400
/** Ids of a copy's cities begin here; those of places are smaller. */
const copyIds = 100_000_000

const catalogue = readWorld(readExchangeRates())
const db = openDatabase(connectionOf(process.env.DATABASE_URL!))
const index = await openPlaces({ db, now: Date.now })()
const shards = new Map<number, Shard>()
const places = new Map(index.bySlug)
const now = Date.now()
let copies = 0
let hotels = 0
let asked: readonly HotelQuery[] = []

const search = openSearch({
  db,
  places: async () => ({ ...index, bySlug: places }),
  rates: async () => catalogue.rates,
  now: () => now,
  memoryMb: 512,
  open: () => ({
    of: async (city) => shards.get(city)!,
    held: (city) => shards.get(city) ?? null,
    bytes: () => 0,
    changes: () => 0,
    watch: async () => {},
    close: async () => {},
  }),
})

type Make = { hotels: number; today: PlainDate; copy: number }

function make({ hotels: wanted, today, copy }: Make) {
  const base = dayOf(baseDateOf(today))
  const edition = editionOf(1 + copy, base)
  for (const [id, count] of shareHotels(catalogue.cities, wanted)) {
    const city = catalogue.cities.find((one) => one.id === id)!
    const own = id + copy * copyIds
    const made = [...hotelsOf(catalogue, city, count, edition)]
    const shard = shardOf(made, { city: own, today: dayOf(today), calendarFrom: base, version: own })
    shards.set(own, shard)
    places.set(slugOf(city.slug, copy), { ...index.bySlug.get(city.slug)!, id: own, hotels: count })
    hotels += count
  }
  copies = copy + 1
  const cities = new Map([...index.byId].filter(([id]) => shards.has(id)))
  const list = freshQueries({ ...index, byId: cities }, today, perRound * 10)
  asked = list.map((query) => HotelQuery.parse(query))
}

const slugOf = (slug: string, copy: number) => (copy === 0 ? slug : `${slug}-copy-${copy}`)

/** The same list of places for all, each looked for in one of the copies. */
async function ask(round: number) {
  const random = createRandom('growth', round)
  const list = asked.slice(round * perRound, (round + 1) * perRound)
  const before = process.cpuUsage()
  for (const query of list) {
    const kw = slugOf(query.kw!, random.int(0, 9) % copies)
    const answer = await search.listHotels({ ...query, kw }, 'en')
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / list.length
}

process.on('message', async (message: { make: Make } | { ask: number }) => {
  if ('ask' in message) return process.send!({ micros: await ask(message.ask) })
  make(message.make)
  globalThis.gc?.()
  process.send!({ hotels, megabytes: process.memoryUsage().rss / 2 ** 20 })
})
process.on('disconnect', () => process.exit(0))
process.send!({ port: 0 })
