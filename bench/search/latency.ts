import { createRandom } from '#demo/random.ts'
import type { Child } from './child.ts'
import { type Figure, quantile } from './figures.ts'
import { askAll, openLines, openLoop } from './http-load.ts'
import { keepAwake, stolenTicks } from './machine-speed.ts'
import { type Noted, paceOf, paces } from './pace.ts'

const connections = { peak: 16, open: 64 }
const share = 0.7
const fine = 1_000_000_000
/** So many searches find the peak before each round, and after it. */
const forPeak = 800
const roundSeconds = 0.5
/** More guests than expected may come in a round, by chance. */
const spare = 1.25
/** As many rounds as wanted are to count, and so many times as many are tried at most. */
const mostTried = 6
/** Searches that all rounds together may need, none of which comes twice. */
export const searchesFor = (rounds: number) => rounds * mostTried * 4_500
/** A round counts where the load was what it should be, by the mean of both peaks, give or take so much. */
const off = 0.05
/**
 * And where the machine was as quick all the time as at the peaks: in each stretch of so many milliseconds the same work
 * took as long as there, give or take so much.
 */
const stretchMs = 50
const uneven = 0.2

type Round = {
  peak: number
  share: number
  busy: number
  /** Hundredths of a second that the machine gave to others. */
  stolen: number
  /** How long the same work took in the slowest and in the quickest stretch, beside both peaks. */
  slowest: number
  quickest: number
  own: number[]
  bare: number[]
}

/**
 * Guests come at 70 % of what the server can do at most, measured just before, in short rounds; then as many to a
 * server that only has to send bytes, which tells what is the machine's. On a shared machine the speed changes within
 * tenths of a second, and what was 70 % may be more than can be done: the peak is measured once more after each round,
 * the speed is watched all the time by work that is not the server's, and both figures are told, of all rounds and of
 * those in which the load stayed what it was meant to be.
 */
export async function measureLatency(
  { ours, bare }: { ours: Child; bare: Child },
  paths: readonly string[],
  { rounds, barePath }: { rounds: number; barePath: string },
): Promise<Figure[]> {
  const draw = createRandom('bench', 'arrivals')
  const random = () => draw.int(0, fine - 1) / fine
  const awake = await keepAwake()
  // Opened once: what opening leaves behind the asker would sweep up while it should ask.
  const lines = await openLines(ours.port, connections.open, { isWanted: false })
  const bareLines = await openLines(bare.port, connections.open, { isWanted: false })
  const found: Round[] = []
  let at = 0
  const next = (count: number) => paths.slice(at, (at += count))
  const watched = async <Told>(ask: () => Promise<Told>) => {
    await ours.ask<Noted>({ pace: true })
    const told = await ask()
    return { ...told, noted: await ours.ask<Noted>({ pace: true }) }
  }
  const measurePeak = () =>
    watched(async () => {
      const { seconds } = await askAll(lines.slice(0, connections.peak), next(forPeak))
      return { perSecond: forPeak / seconds }
    })
  while (found.filter(isSteady).length < rounds && found.length < rounds * mostTried) {
    const before = await measurePeak()
    const load = { perSecond: before.perSecond * share, seconds: roundSeconds, random }
    const earlier = stolenTicks()
    const idle = await ours.ask<Busy>({ cpu: true })
    const some = next(Math.ceil(load.perSecond * roundSeconds * spare))
    const { seconds, latencies, noted } = await watched(() => openLoop(lines, some, load))
    const busy = busySeconds(await ours.ask<Busy>({ cpu: true })) - busySeconds(idle)
    const stolen = stolenTicks() - earlier
    const after = await measurePeak()
    const peak = (before.perSecond + after.perSecond) / 2
    const pace = (paceOf(before.noted) + paceOf(after.noted)) / 2
    const other = await openLoop(bareLines, [barePath], load)
    found.push({
      peak,
      share: load.perSecond / peak,
      busy: busy / seconds,
      stolen,
      slowest: Math.max(...paces(noted, stretchMs)) / pace,
      quickest: Math.min(...paces(noted, stretchMs)) / pace,
      own: latencies,
      bare: other.latencies,
    })
  }
  await awake.end()
  for (const line of [...lines, ...bareLines]) line.end()
  const middle = (numbers: readonly number[]) => quantile(numbers, 0.5)
  const steady = found.filter(isSteady)
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

const isSteady = ({ share: was, stolen, slowest, quickest }: Round) =>
  stolen === 0 && Math.abs(was - share) <= off && slowest <= 1 + uneven && quickest >= 1 - uneven

type Busy = { main: NodeJS.CpuUsage }
const busySeconds = ({ main }: Busy) => (main.user + main.system) / 1_000_000
