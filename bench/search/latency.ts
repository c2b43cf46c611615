import { createRandom } from '#catalogue/hotels/random.ts'
import type { Child } from './child.ts'
import { type Figure, quantile } from './figures.ts'
import { closedLoop, openLoop } from './http-load.ts'

const connections = 64
const share = 0.7
const fine = 1_000_000_000

/** Guests come at 70 % of what the server can do at most, measured just before. */
export async function measureLatency(
  server: Child,
  paths: readonly string[],
  seconds: number,
): Promise<Figure[]> {
  const half = Math.floor(paths.length / 2)
  const { seconds: took } = await closedLoop(server.port, paths.slice(0, half), { connections: 16 })
  const peak = half / took
  const random = createRandom('bench', 'arrivals')
  const { latencies } = await openLoop(server.port, paths.slice(half), {
    perSecond: peak * share,
    seconds,
    connections,
    random: () => random.int(0, fine - 1) / fine,
  })
  const [p50, p99] = [quantile(latencies, 0.5), quantile(latencies, 0.99)]
  return [
    { name: 'open loop: peak', value: peak, unit: '/s' },
    { name: 'open loop at 70 %: p50', value: p50, unit: 'ms' },
    { name: 'open loop at 70 %: p99', value: p99, unit: 'ms', bound: { atMost: 15 } },
    { name: 'open loop at 70 %: p99 over p50', value: p99 / p50, unit: '×', bound: { atMost: 8 } },
  ]
}
