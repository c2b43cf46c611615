import { quantile, type Rounds } from '../measuring/figures.ts'
import { type Answered, askAll, askAtRate, COMPRESSED } from '../measuring/http-load.ts'
import type { Child } from './child.ts'
import { cpuSeconds } from './measure.ts'

type Servers = { readonly ours: Child; readonly bare: Child }
type PathRounds = readonly (readonly string[])[]

/** Answers as browsers request them, and the same bytes compressed by Brotli 5, which fresh answers had before. */
export async function measureCompressed({ ours, bare }: Servers, rounds: PathRounds): Promise<Rounds[]> {
  const [whole, ratios, totals]: number[][] = [[], [], []]
  for (const [at, paths] of rounds.entries()) {
    const half = paths.length / 2
    const answers = new Map<string, Answered>()
    await askAll(ours.port, paths.slice(half), { onAnswer: (path, answer) => answers.set(path, answer) })
    const before = await cpuSeconds(ours)
    await askAll(ours.port, paths.slice(0, half), { headers: COMPRESSED })
    const micros = (1e6 * ((await cpuSeconds(ours)) - before)) / half
    const [once, well] = await compressing(bare, answers)
    whole!.push(micros)
    ratios!.push(once / well)
    totals!.push(micros / (micros - once + well))
    console.error(`compressed: round ${at + 1} of ${rounds.length}`)
  }
  return [
    { name: 'a fresh answer as browsers ask, CPU', values: whole!, unit: 'µs' },
    { name: 'compressing it, of Brotli 5', values: ratios!, unit: '×', bound: { atMost: 0.5 } },
    { name: 'the whole answer, of the same with Brotli 5', values: totals!, unit: '×' },
  ]
}

/** CPU µs of compressing an answer once, and well. */
async function compressing(bare: Child, answers: ReadonlyMap<string, Answered>): Promise<[number, number]> {
  const start = await cpuSeconds(bare, { answers: [...answers] })
  const once = await cpuSeconds(bare, { compress: 'once' })
  const well = await cpuSeconds(bare, { compress: 'well' })
  return [(1e6 * (once - start)) / answers.size, (1e6 * (well - once)) / answers.size]
}

const LOAD = 0.7

/** Latencies while requests arrive at a share of the rate that the server reaches; the rate is measured in each round. */
export async function measureLoaded(ours: Child, rounds: PathRounds): Promise<Rounds[]> {
  const [middle, ratios]: number[][] = [[], []]
  for (const [at, paths] of rounds.entries()) {
    const half = paths.length / 2
    const began = performance.now()
    await askAll(ours.port, paths.slice(half), { headers: COMPRESSED })
    const perSecond = (1_000 * half) / (performance.now() - began)
    const times = await askAtRate(ours.port, paths.slice(0, half), LOAD * perSecond)
    middle!.push(quantile(times, 0.5))
    ratios!.push(quantile(times, 0.99) / quantile(times, 0.5))
    console.error(`at ${LOAD * 100} % load: round ${at + 1} of ${rounds.length}`)
  }
  return [
    { name: 'latency at 70 % load, p50', values: middle!, unit: 'ms' },
    { name: 'latency at 70 % load, p99 of p50', values: ratios!, unit: '×', bound: { atMost: 6 } },
  ]
}
