// Fails over a cluster of Patroni, etcd and three PostgreSQL servers while guests book at two processes of the site. The
// primary is killed, cut off from the network and switched over, `--times N` each (20); `--only KIND` does one of them. No
// acknowledged booking may be lost, none doubled, nothing oversold. Bookings continue within 30 seconds, and the site is
// not restarted.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dateIn } from '#domain/time/zone-time.ts'
import { isUnavailable } from '#server/db/faults.ts'
import { checkBooks, takenNights } from '#test/support/check-books.ts'
import { sendBookings } from './failover/bookings.ts'
import { openCluster, openSite, registerClients, untilHealthy } from './failover/cluster-site.ts'
import { countOversold, prepareHotels, readOrders } from './failover/failover-store.ts'
import { openNetwork } from './failover/machines.ts'
import { anyView, type Node } from './failover/patroni.ts'
import { until } from './failover/until.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    times: { type: 'string', default: '20' },
    only: { type: 'string' },
    port: { type: 'string', default: '4970' },
  },
})
const times = Number(values.times)
const CLIENTS = 6
/** The site's promise for a fail-over. */
const MOST_SECONDS = 30
const EVENT_SECONDS = 120
/** The most that one client books between two fail-overs. */
const EVENT_BOOKINGS = 600
const allKinds = ['killed', 'cut off', 'switched over'] as const
type Kind = (typeof allKinds)[number]
const kinds = allKinds.filter((kind) => values.only === undefined || kind === values.only)

process.on('unhandledRejection', (error) => {
  if (!isUnavailable(error)) throw error
})
const folder = mkdtempSync(join(tmpdir(), 'failover-'))
// PostgreSQL runs as another user.
chmodSync(folder, 0o755)
const network = openNetwork()
const place = { folder, ending: [network.remove] as (() => unknown)[] }
const began = performance.now()
const acts: Record<Kind, { fault: (node: Node) => unknown; heal: (node: Node) => unknown }> = {
  killed: { fault: (node) => node.kill(), heal: (node) => node.start() },
  'cut off': { fault: (node) => node.setConnected(false), heal: (node) => node.setConnected(true) },
  'switched over': { fault: (node) => node.switchOver(), heal: () => {} },
}

type Bookings = ReturnType<typeof sendBookings>

/** One fail-over; returns the seconds without a booking. */
async function failOver(kind: Kind, nodes: readonly Node[], bookings: Bookings): Promise<number> {
  await untilHealthy(nodes)
  const { leader } = await anyView(nodes)
  const node = nodes.find(({ name }) => name === leader)!
  const others = nodes.filter((other) => other !== node)
  const from = performance.now()
  await acts[kind].fault(node)
  let next: string | null = null
  const isOver = async () => {
    next = (await anyView(others)).leader
    return next !== null && next !== leader
  }
  await until('another primary', isOver, EVENT_SECONDS)
  const electedAt = performance.now()
  const isServed = () => bookings.countSince(electedAt) >= CLIENTS * 2
  await until('bookings at the new primary', isServed, EVENT_SECONDS)
  const gap = bookings.gapSince(from)
  await acts[kind].heal(node)
  const elected = ((electedAt - from) / 1_000).toFixed(1)
  console.log(
    `${kind}: ${leader} → ${next}, elected after ${elected} s, ${gap.toFixed(1)} s without a booking, ${bookings.tally.orders.size} bookings`,
  )
  return gap
}

async function run(): Promise<boolean> {
  const nodes = await openCluster(network, place)
  const { db, origins } = await openSite(nodes, Number(values.port), place)
  const hotels = await prepareHotels(db)
  const before = await takenNights(db)
  const clients = await registerClients(origins[0]!, CLIENTS, times * kinds.length * EVENT_BOOKINGS)
  const bookings = sendBookings({ origins, hotels, today: dateIn('UTC', Date.now()), clients })
  const gaps: Record<Kind, number[]> = { killed: [], 'cut off': [], 'switched over': [] }
  for (let time = 0; time < times; time++)
    for (const kind of kinds) gaps[kind].push(await failOver(kind, nodes, bookings))
  await bookings.stop()
  await untilHealthy(nodes)
  const { tally } = bookings
  const stored = new Set(await readOrders(db))
  const lost = [...tally.orders].filter((id) => !stored.has(id)).length
  const doubled = [...stored].filter((id) => !tally.orders.has(id)).length
  const oversold = await countOversold(db)
  const contradictions = await checkBooks(db, before)
  for (const line of [...tally.failures.slice(0, 20), ...contradictions.slice(0, 20)]) console.log(line)
  const longest = Math.max(...Object.values(gaps).flat())
  const ok =
    [lost, doubled, oversold, contradictions.length, tally.failures.length, tally.withoutRetryAfter].every(
      (count) => count === 0,
    ) && longest <= MOST_SECONDS
  console.log(
    JSON.stringify({
      bench: 'failover',
      network: network.isOwnNetwork ? 'namespaces' : 'stopped processes',
      fail_overs: times * kinds.length,
      ...Object.fromEntries(
        kinds.map((kind) => [
          `${kind.replace(' ', '_')}_s`,
          gaps[kind].map((gap) => Math.round(gap * 10) / 10),
        ]),
      ),
      longest_s: Math.round(longest * 10) / 10,
      bookings: tally.orders.size,
      lost,
      doubled,
      oversold,
      refused: tally.refused,
      answered_503: tally.unavailable,
      failures: tally.failures.length,
      contradictions: contradictions.length,
      seconds: Math.round((performance.now() - began) / 1_000),
      ok,
    }),
  )
  return ok
}

try {
  process.exitCode = (await run()) ? 0 : 1
} finally {
  for (const step of place.ending.reverse()) await step()
  rmSync(folder, { recursive: true, force: true })
}
process.exit()
