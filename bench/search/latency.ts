import { createRandom } from '#catalogue/hotels/random.ts'
import type { Child } from './child.ts'
import { type Figure, quantile } from './figures.ts'
import { askAll, openLines, openLoop } from './http-load.ts'
import { keepAwake, stolenTicks, watchSpeed } from './machine-speed.ts'

const connections = { peak: 16, open: 64 }
const share = 0.7
const fine = 1_000_000_000
/** So many searches find the peak before each round, and after it. */
const forPeak = 800
const roundSeconds = 0.5
/** More guests than expected may come in a round, by chance. */
const spare = 1.25
/** Rounds are repeated where the machine gave time to others, up to so many times as many in all. */
const mostRepeated = 3
/** Searches that all rounds together may need, none of which comes twice. */
export const searchesFor = (rounds: number) => rounds * mostRepeated * 4_500
/** A round counts where the load was what it should be, by the mean of both peaks, give or take so much. */
const off = 0.05
/** And where the machine itself stood still for no longer than so many milliseconds, and nothing was given to others. */
const mostLost = 2
/**
 * And where it was as quick in between as at the peaks: what a search took of the server's thread, beside what it took
 * there, was as in the middle round, give or take so much.
 */
const uneven = 0.1

type Round = {
  peak: number
  share: number
  busy: number
  stolen: number
  /** What a search took of the server's thread beside what it took at both peaks. */
  dearer: number
  from: number
  to: number
  own: number[]
  bare: number[]
}

/**
 * Guests come at 70 % of what the server can do at most, measured just before, in short rounds; then as many to a
 * server that only has to send bytes, which tells what is the machine's. On a shared machine the speed changes within
 * seconds, and what was 70 % may be more than can be done: the peak is measured once more after each round, what a
 * search takes is watched in between, and both figures are told, of all rounds and of those in which the load stayed
 * what it was meant to be. Sweeping up is the server's own and no sign of a slow machine: it is left out there.
 */
export async function measureLatency(
  { ours, bare }: { ours: Child; bare: Child },
  paths: readonly string[],
  { rounds, barePath }: { rounds: number; barePath: string },
): Promise<Figure[]> {
  const draw = createRandom('bench', 'arrivals')
  const random = () => draw.int(0, fine - 1) / fine
  const awake = await keepAwake()
  const speed = watchSpeed()
  // Opened once: what opening leaves behind the asker would sweep up while it should ask.
  const lines = await openLines(ours.port, connections.open, { isWanted: false })
  const bareLines = await openLines(bare.port, connections.open, { isWanted: false })
  const found: Round[] = []
  let at = 0
  const next = (count: number) => paths.slice(at, (at += count))
  const watched = async (ask: () => Promise<{ seconds: number; searches: number }>) => {
    const idle = await ours.ask<Busy>({ cpu: true })
    const { seconds, searches } = await ask()
    const after = await ours.ask<Busy>({ cpu: true })
    const busy = busySeconds(after) - busySeconds(idle)
    const collected = (after.collected - idle.collected) / 1_000
    return { perSecond: searches / seconds, busy: busy / seconds, each: (busy - collected) / searches }
  }
  const measurePeak = () =>
    watched(async () => ({
      ...(await askAll(lines.slice(0, connections.peak), next(forPeak))),
      searches: forPeak,
    }))
  const isDone = () => found.filter(({ stolen }) => stolen === 0).length === rounds
  while (!isDone() && found.length < rounds * mostRepeated) {
    const before = await measurePeak()
    const load = { perSecond: before.perSecond * share, seconds: roundSeconds, random }
    const from = speed.now()
    const earlier = stolenTicks()
    let own: number[] = []
    const { busy, each } = await watched(async () => {
      const some = next(Math.ceil(load.perSecond * roundSeconds * spare))
      const { seconds, latencies } = await openLoop(lines, some, load)
      own = latencies
      return { seconds, searches: latencies.length }
    })
    const to = speed.now()
    const stolen = stolenTicks() - earlier
    const after = await measurePeak()
    const peak = (before.perSecond + after.perSecond) / 2
    const other = await openLoop(bareLines, [barePath], load)
    found.push({
      peak,
      share: load.perSecond / peak,
      busy,
      stolen,
      dearer: (2 * each) / (before.each + after.each),
      from,
      to,
      own,
      bare: other.latencies,
    })
  }
  await speed.end()
  await awake.end()
  for (const line of [...lines, ...bareLines]) line.end()
  const middle = (numbers: readonly number[]) => quantile(numbers, 0.5)
  const usual = middle(found.map(({ dearer }) => dearer))
  const steady = found.filter(
    (round) =>
      round.stolen === 0 &&
      Math.abs(round.share - share) <= off &&
      Math.abs(round.dearer / usual - 1) <= uneven &&
      speed.lost(round.from, round.to) <= mostLost,
  )
  const all = quantiles(found.flatMap(({ own }) => own))
  const { p50, p99 } = quantiles(steady.flatMap(({ own }) => own))
  const bareOnes = quantiles(found.flatMap((round) => round.bare))
  const ofRounds = steady.map(({ own }) => quantiles(own))
  return [
    {
      name: 'open loop: peak, middle of the rounds',
      value: middle(found.map(({ peak }) => peak)),
      unit: '/s',
    },
    { name: 'open loop: rounds', value: found.length, unit: '' },
    { name: 'open loop, all rounds: p50', value: all.p50, unit: 'ms' },
    { name: 'open loop, all rounds: p99', value: all.p99, unit: 'ms' },
    { name: 'open loop, all rounds: bare, as often: p99', value: bareOnes.p99, unit: 'ms' },
    { name: 'open loop: rounds that stayed at 70 %', value: steady.length, unit: '' },
    {
      name: 'open loop at 70 %: its thread was busy',
      value: 100 * middle(steady.map(({ busy }) => busy)),
      unit: '%',
    },
    {
      name: 'open loop at 70 %, middle round: p99',
      value: middle(ofRounds.map((round) => round.p99)),
      unit: 'ms',
    },
    {
      name: 'open loop at 70 %, middle round: p99 over p50',
      value: middle(ofRounds.map((round) => round.p99 / round.p50)),
      unit: '×',
    },
    { name: 'open loop at 70 %: p50', value: p50, unit: 'ms' },
    { name: 'open loop at 70 %: p99', value: p99, unit: 'ms', bound: { atMost: 15 } },
    { name: 'open loop at 70 %: p99 over p50', value: p99 / p50, unit: '×', bound: { atMost: 8 } },
  ]
}

const quantiles = (latencies: readonly number[]) => ({
  p50: quantile(latencies, 0.5),
  p99: quantile(latencies, 0.99),
})

type Busy = { main: NodeJS.CpuUsage; collected: number }
const busySeconds = ({ main }: Busy) => (main.user + main.system) / 1_000_000
