import { createRandom } from '#catalogue/hotels/random.ts'
import type { Child } from './child.ts'
import { type Figure, quantile } from './figures.ts'
import { closedLoop, openLoop } from './http-load.ts'

const connections = 64
const share = 0.7
const fine = 1_000_000_000
/** The machine's speed changes within seconds: of the searches so many find the peak, which takes a while. */
const forPeak = 0.2

/** Guests come at 70 % of what the server can do at most, measured just before. */
export async function measureLatency(
  ours: Child,
  paths: readonly string[],
  seconds: number,
): Promise<Figure[]> {
  const random = createRandom('bench', 'arrivals')
  const first = paths.slice(0, Math.floor(paths.length * forPeak))
  const { seconds: took } = await closedLoop(ours.port, first, { connections: 16 })
  const peak = first.length / took
  const load = {
    perSecond: peak * share,
    seconds,
    connections,
    random: () => random.int(0, fine - 1) / fine,
  }
  const before = await ours.ask<Busy>({ cpu: true })
  const own = await openLoop(ours.port, paths.slice(first.length), load)
  const busy = busySeconds(await ours.ask<Busy>({ cpu: true })) - busySeconds(before)
  const [p50, p99] = [quantile(own.latencies, 0.5), quantile(own.latencies, 0.99)]
  return [
    { name: 'open loop: peak', value: peak, unit: '/s' },
    { name: 'open loop at 70 %: its thread was busy', value: (100 * busy) / own.seconds, unit: '%' },
    { name: 'open loop at 70 %: p50', value: p50, unit: 'ms' },
    { name: 'open loop at 70 %: p99', value: p99, unit: 'ms', bound: { atMost: 15 } },
    { name: 'open loop at 70 %: p99 over p50', value: p99 / p50, unit: '×', bound: { atMost: 8 } },
  ]
}

type Busy = { main: NodeJS.CpuUsage }
const busySeconds = ({ main }: Busy) => (main.user + main.system) / 1_000_000
