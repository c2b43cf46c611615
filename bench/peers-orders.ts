// Confirmed orders per second of ours and of Vendure, with 16 customers at once on the same PostgreSQL, in alternating
// rounds. A booking is one request of ours; in Vendure an order takes six of its shop's GraphQL API. `--seconds N` per
// round, `--rounds N`.
import { parseArgs } from 'node:util'
import { openDatabase } from '#server/db/database.ts'
import { bookOverHttp, CLIENTS, openBookingSite } from './booking/booking-site.ts'
import { quantile, rounded } from './measuring/figures.ts'
import { serveShop, versionIn } from './peers/peer.ts'
import { buy } from './peers/shop-customer.ts'
import { countSettledOrders, createShopDatabase } from './peers/vendure-store.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { seconds: { type: 'string', default: '10' }, rounds: { type: 'string', default: '5' } },
})
const seconds = Number(values.seconds)

const site = await openBookingSite()
const { host, port, user } = site.embedded
await createShopDatabase(site.db)
const shopDatabase = { host, port, user, database: 'vendure' }
const shop = await serveShop(shopDatabase)
const orders = openDatabase(shopDatabase, { max: 1 })
const servers = await site.openServers()
const book = bookOverHttp(site, servers.port())

let customers = 0
/** Settled orders per second, each by another customer. */
async function sellInShop(forSeconds: number): Promise<number> {
  const until = performance.now() + forSeconds * 1_000
  const before = await countSettledOrders(orders)
  const began = performance.now()
  const customer = async () => {
    while (performance.now() < until) await buy(shop.port + 1, ++customers)
  }
  await Promise.all(Array.from({ length: CLIENTS }, customer))
  return ((await countSettledOrders(orders)) - before) / ((performance.now() - began) / 1_000)
}

await book(site.quotes, 3)
await sellInShop(3)
const pairs: { ours: number; vendure: number }[] = []
for (let round = 0; round < Number(values.rounds); round++) {
  const pair = { ours: await book(site.quotes, seconds), vendure: await sellInShop(seconds) }
  pairs.push(pair)
  console.log(`${rounded(pair.ours)} bookings a second, ${rounded(pair.vendure)} orders by Vendure`)
}
const middle = (of: (pair: (typeof pairs)[number]) => number) => rounded(quantile(pairs.map(of), 0.5))
shop.stop()
await orders.end()
await servers.stop()
await site.close()
console.log(
  JSON.stringify({
    bench: 'peers-orders',
    versions: { vendure: versionIn('vendure', '@vendure/core') },
    ours: middle(({ ours }) => ours),
    vendure: middle(({ vendure }) => vendure),
    ratio: middle(({ ours, vendure }) => ours / vendure),
  }),
)
process.exit(0)
