import { createRandom } from '#catalogue/hotels/random.ts'
import type { Child } from './child.ts'
import { type Figure, quantile } from './figures.ts'
import { askAll, openLines, openLoop } from './http-load.ts'
import { watchSpeed } from './machine-speed.ts'

const connections = { peak: 16, open: 64 }
const share = 0.7
const fine = 1_000_000_000
/** So many searches find the peak before each round: the machine's speed changes within seconds. */
const forPeak = 500
/** Of a round of a second, in milliseconds: where the machine itself stood still for longer, it is not what is measured. */
const mostLost = 5

/**
 * Guests come at 70 % of what the server can do at most, measured just before, in rounds of a second; then as many to a
 * server that only has to send bytes, which tells what is the machine's.
 */
export async function measureLatency(
  { ours, bare }: { ours: Child; bare: Child },
  paths: readonly string[],
  { rounds, barePath }: { rounds: number; barePath: string },
): Promise<Figure[]> {
  const draw = createRandom('bench', 'arrivals')
  const random = () => draw.int(0, fine - 1) / fine
  const speed = watchSpeed()
  // Opened once: what opening leaves behind the asker would sweep up while it should ask.
  const lines = await openLines(ours.port, connections.open, { isWanted: false })
  const bareLines = await openLines(bare.port, connections.open, { isWanted: false })
  const found: { peak: number; busy: number; lost: number; own: number[]; bare: number[] }[] = []
  let at = 0
  const next = (count: number) => paths.slice(at, (at += count))
  for (let round = 0; round < rounds; round++) {
    const { seconds: took } = await askAll(lines.slice(0, connections.peak), next(forPeak))
    const peak = forPeak / took
    const load = { perSecond: peak * share, seconds: 1, random }
    const [began, before] = [speed.now(), busySeconds(await ours.ask<Busy>({ cpu: true }))]
    const own = await openLoop(lines, next(Math.ceil(load.perSecond * 2)), load)
    const lost = speed.lost(began, speed.now())
    const busy = (busySeconds(await ours.ask<Busy>({ cpu: true })) - before) / own.seconds
    const other = await openLoop(bareLines, [barePath], load)
    found.push({ peak, busy, lost, own: own.latencies, bare: other.latencies })
  }
  await speed.end()
  for (const line of [...lines, ...bareLines]) line.end()
  const quiet = found.filter(({ lost }) => lost <= mostLost)
  const all = (some: typeof found, whose: 'own' | 'bare') => some.flatMap((round) => round[whose])
  const middle = (what: 'peak' | 'busy') =>
    quantile(
      found.map((round) => round[what]),
      0.5,
    )
  const p50 = quantile(all(quiet, 'own'), 0.5)
  const p99 = quantile(all(quiet, 'own'), 0.99)
  return [
    { name: 'open loop: peak, middle of the rounds', value: middle('peak'), unit: '/s' },
    { name: 'open loop at 70 %: its thread was busy', value: 100 * middle('busy'), unit: '%' },
    { name: 'open loop: rounds', value: found.length, unit: '' },
    { name: 'open loop: of these without a standstill', value: quiet.length, unit: '' },
    { name: 'open loop at 70 %, all rounds: p50', value: quantile(all(found, 'own'), 0.5), unit: 'ms' },
    { name: 'open loop at 70 %, all rounds: p99', value: quantile(all(found, 'own'), 0.99), unit: 'ms' },
    {
      name: 'open loop, all rounds: bare, as often, p99',
      value: quantile(all(found, 'bare'), 0.99),
      unit: 'ms',
    },
    { name: 'open loop at 70 %: p50', value: p50, unit: 'ms' },
    { name: 'open loop at 70 %: p99', value: p99, unit: 'ms', bound: { atMost: 15 } },
    { name: 'open loop at 70 %: p99 over p50', value: p99 / p50, unit: '×', bound: { atMost: 8 } },
  ]
}

type Busy = { main: NodeJS.CpuUsage }
const busySeconds = ({ main }: Busy) => (main.user + main.system) / 1_000_000
