import type { Child } from './child.ts'
import { type Figure, quantile } from './figures.ts'
import { type Answered, closedLoop } from './http-load.ts'
import { stolenTicks } from './machine-speed.ts'
import { type Noted, paceOf } from './pace.ts'

const connections = 16
const segment = 500
/** So many are asked before any count: the processor's memory holds what another one was asked for until then. */
const uncounted = 200
const quickRounds = 10
const bareRounds = 4

type Cpu = { cpu: NodeJS.CpuUsage }
/** `paced`: how long the same work took meanwhile, times the seconds. */
type Sum = { requests: number; seconds: number; cpuSeconds: number; stolen: number; paced: number }
type Both = { readonly ours: Sum; readonly bare: Sum }
/** `parts`: the same segment by segment. */
export type Throughput = Both & { bytesEach: number; parts: Both[] }

/**
 * Our server and the bare one answer the same addresses with the same bytes, head and body, in turns, so that what else
 * the machine does falls on both alike. What the bare one is to say a third one tells, which is as ours: asked for the
 * same things once more, ours would keep for others what nobody asks again, and sweep it up while it is measured.
 * `others` are as `paths`, and are asked while nothing is counted.
 */
export async function compareThroughput(
  { ours, bare, twin }: { ours: Child; bare: Child; twin: Child },
  { paths, others }: { paths: readonly string[]; others: readonly string[] },
  { isQuick, progress }: { isQuick: boolean; progress: (done: number) => void },
): Promise<Throughput> {
  const sums: Throughput = { ours: none(), bare: none(), bytesEach: 0, parts: [] }
  for (let at = 0; at < paths.length; at += segment) {
    const some = paths.slice(at, at + segment)
    const part = { ours: none(), bare: none() }
    const answers = new Map<string, Answered>()
    const kept = (i: number, { head, body }: Answered) => {
      sums.bytesEach += body.length / paths.length
      answers.set(some[i]!, { head, body: new Uint8Array(body) })
    }
    const first = (at / segment) * uncounted
    // What is quick is asked several times, in turn with the bare server; else only the first time counts.
    if (!isQuick) {
      await closedLoop(ours.port, others.slice(first, first + uncounted), { connections })
      add(part.ours, await timed(ours, some))
    }
    await closedLoop(twin.port, some, { connections, onAnswer: kept })
    await bare.ask({ answers: [...answers] })
    await closedLoop(bare.port, some.slice(0, uncounted), { connections })
    for (let round = 0; round < (isQuick ? quickRounds : bareRounds); round++) {
      if (isQuick) add(part.ours, await timed(ours, some))
      add(part.bare, await timed(bare, some))
    }
    add(sums.ours, part.ours)
    add(sums.bare, part.bare)
    sums.parts.push(part)
    progress(Math.min(paths.length, at + segment))
  }
  return sums
}

/** Nobody keeps the answers: who does is slow, and a server that waits for it is, too. */
async function timed(child: Child, paths: readonly string[]): Promise<Sum> {
  const earlier = stolenTicks()
  const before = await child.ask<Cpu>({ cpu: true })
  await child.ask<Noted>({ pace: true })
  const { seconds } = await closedLoop(child.port, paths, { connections })
  const pace = paceOf(await child.ask<Noted>({ pace: true }))
  const after = await child.ask<Cpu>({ cpu: true })
  const stolen = stolenTicks() - earlier
  const cpuSeconds = total(after) - total(before)
  return { requests: paths.length, seconds, cpuSeconds, stolen, paced: pace * seconds }
}

const none = (): Sum => ({ requests: 0, seconds: 0, cpuSeconds: 0, stolen: 0, paced: 0 })
const total = ({ cpu }: Cpu) => (cpu.user + cpu.system) / 1_000_000
function add(sum: Sum, more: Sum) {
  sum.requests += more.requests
  sum.seconds += more.seconds
  sum.cpuSeconds += more.cpuSeconds
  sum.stolen += more.stolen
  sum.paced += more.paced
}

export const perSecond = ({ requests, seconds }: Sum) => requests / seconds
export const perCpuSecond = ({ requests, cpuSeconds }: Sum) => requests / cpuSeconds

const ofBare = ({ ours, bare }: Both) => perCpuSecond(ours) / perCpuSecond(bare)

/** Fewer segments say too little: then all of them count. */
const fewest = 5

/** Of how quick the machine was for both, give or take. */
const uneven = 0.2

/**
 * Whether the machine gave no time to others meanwhile, else the processor's memory is full of what is not ours, and was
 * as quick for the one as for the other.
 */
const isLeftAlone = ({ ours, bare }: Both) =>
  ours.stolen + bare.stolen === 0 && Math.abs(paceIn(ours) / paceIn(bare) - 1) <= uneven
const paceIn = ({ paced, seconds }: Sum) => paced / seconds

function together(parts: readonly Both[]): Both {
  const sum = { ours: none(), bare: none() }
  for (const { ours, bare } of parts) {
    add(sum.ours, ours)
    add(sum.bare, bare)
  }
  return sum
}

export function throughputFigures(
  name: string,
  { ours, bare, bytesEach, parts }: Throughput,
  atLeast: number | null,
): Figure[] {
  const alone = parts.filter(isLeftAlone)
  return [
    { name: `${name}: requests a second`, value: perSecond(ours), unit: '/s' },
    { name: `${name}: requests a CPU second`, value: perCpuSecond(ours), unit: '/s' },
    { name: `${name}: bare, requests a CPU second`, value: perCpuSecond(bare), unit: '/s' },
    { name: `${name}: bytes an answer`, value: bytesEach, unit: 'B' },
    {
      name: `${name}: of bare, by the CPU second, the middle segment`,
      value: quantile(parts.map(ofBare), 0.5),
      unit: '×',
    },
    { name: `${name}: of bare, by the second`, value: perSecond(ours) / perSecond(bare), unit: '×' },
    { name: `${name}: of bare, by the CPU second, all segments`, value: ofBare({ ours, bare }), unit: '×' },
    { name: `${name}: segments left alone`, value: alone.length, unit: '' },
    {
      name: `${name}: of bare, by the CPU second`,
      value: ofBare(together(alone.length >= fewest ? alone : parts)),
      unit: '×',
      ...(atLeast === null ? {} : { bound: { atLeast } }),
    },
  ]
}
