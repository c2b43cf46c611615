import { createRandom } from '#catalogue/hotels/random.ts'
import type { Child } from './child.ts'
import { type Figure, quantile } from './figures.ts'
import { closedLoop, openLoop } from './http-load.ts'

const connections = 64
const share = 0.7
const fine = 1_000_000_000
/** The machine's speed changes within minutes: the peak is found anew, shortly before it is used. */
const rounds = 4
/** Of each round's searches so many find the peak; the others are more than can be asked in its time. */
const forPeak = 0.1

/** Guests come at 70 % of what the server can do at most, measured just before. */
export async function measureLatency(
  server: Child,
  paths: readonly string[],
  seconds: number,
): Promise<Figure[]> {
  const random = createRandom('bench', 'arrivals')
  const each = Math.floor(paths.length / rounds)
  const peaks: number[] = []
  const all: number[] = []
  for (let round = 0; round < rounds; round++) {
    const some = paths.slice(round * each, (round + 1) * each)
    const first = some.slice(0, Math.floor(each * forPeak))
    const { seconds: took } = await closedLoop(server.port, first, { connections: 16 })
    const peak = first.length / took
    peaks.push(peak)
    const { latencies } = await openLoop(server.port, some.slice(first.length), {
      perSecond: peak * share,
      seconds: seconds / rounds,
      connections,
      random: () => random.int(0, fine - 1) / fine,
    })
    for (const latency of latencies) all.push(latency)
  }
  const [p50, p99] = [quantile(all, 0.5), quantile(all, 0.99)]
  return [
    { name: 'open loop: peak', value: quantile(peaks, 0.5), unit: '/s' },
    { name: 'open loop at 70 %: p50', value: p50, unit: 'ms' },
    { name: 'open loop at 70 %: p99', value: p99, unit: 'ms', bound: { atMost: 15 } },
    { name: 'open loop at 70 %: p99 over p50', value: p99 / p50, unit: '×', bound: { atMost: 8 } },
  ]
}
