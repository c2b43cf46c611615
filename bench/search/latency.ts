import { createRandom } from '#catalogue/hotels/random.ts'
import type { Child } from './child.ts'
import { type Figure, quantile } from './figures.ts'
import { closedLoop, openLoop } from './http-load.ts'

const connections = 64
const share = 0.7
const fine = 1_000_000_000
/** The machine's speed changes within seconds: of the searches so many find the peak, which takes a while. */
const forPeak = 0.2
/** The machine's own pauses stand in both, ours and the bare one's, which is asked in turns. */
const rounds = 4
const bareBytes = 40_000

/** Guests come at 70 % of what the server can do at most, measured just before; and as often to the bare one. */
export async function measureLatency(
  { ours, bare }: { ours: Child; bare: Child },
  paths: readonly string[],
  seconds: number,
): Promise<Figure[]> {
  const random = createRandom('bench', 'arrivals')
  const first = paths.slice(0, Math.floor(paths.length * forPeak))
  const { seconds: took } = await closedLoop(ours.port, first, { connections: 16 })
  const peak = first.length / took
  const load = {
    perSecond: peak * share,
    seconds: seconds / rounds,
    connections,
    random: () => random.int(0, fine - 1) / fine,
  }
  const head = ['content-length', String(bareBytes)]
  await bare.ask({ answers: [['/', { head, body: Buffer.alloc(bareBytes) }]] })
  const all = { ours: [] as number[], bare: [] as number[] }
  const each = Math.floor((paths.length - first.length) / rounds)
  for (let round = 0; round < rounds; round++) {
    const from = first.length + round * each
    all.ours.push(...(await openLoop(ours.port, paths.slice(from, from + each), load)).latencies)
    all.bare.push(...(await openLoop(bare.port, ['/'], load)).latencies)
  }
  const [p50, p99] = [quantile(all.ours, 0.5), quantile(all.ours, 0.99)]
  return [
    { name: 'open loop: peak', value: peak, unit: '/s' },
    { name: 'open loop at 70 %: p50', value: p50, unit: 'ms' },
    { name: 'open loop at 70 %: p99', value: p99, unit: 'ms', bound: { atMost: 15 } },
    { name: 'open loop at 70 %: p99 over p50', value: p99 / p50, unit: '×', bound: { atMost: 8 } },
    { name: 'open loop, bare as often: p50', value: quantile(all.bare, 0.5), unit: 'ms' },
    { name: 'open loop, bare as often: p99', value: quantile(all.bare, 0.99), unit: 'ms' },
  ]
}
