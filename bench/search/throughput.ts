import type { Child } from './child.ts'
import type { Figure } from './figures.ts'
import { closedLoop } from './http-load.ts'

const connections = 16
const segment = 500
/** The floor is quick: asked several times, its time can be told. */
const bareRounds = 4

type Cpu = { cpu: NodeJS.CpuUsage }
type Sum = { requests: number; seconds: number; cpuSeconds: number }
export type Throughput = { ours: Sum; bare: Sum; bytes: number }

/**
 * Our server and the bare one answer the same addresses with the same bytes, in turns, so that what else the machine
 * does falls on both alike.
 */
export async function compareThroughput(
  { ours, bare }: { ours: Child; bare: Child },
  paths: readonly string[],
  progress: (done: number) => void,
): Promise<Throughput> {
  const sums = { ours: none(), bare: none(), bytes: 0 }
  for (let at = 0; at < paths.length; at += segment) {
    const some = paths.slice(at, at + segment)
    const bodies = new Map<string, Uint8Array>()
    const kept = (i: number, body: Buffer) => {
      sums.bytes += body.length
      bodies.set(some[i]!, new Uint8Array(body))
    }
    add(sums.ours, await timed(ours, some, kept))
    await bare.ask({ bodies: [...bodies] })
    for (let round = 0; round < bareRounds; round++) add(sums.bare, await timed(bare, some))
    progress(Math.min(paths.length, at + segment))
  }
  return sums
}

async function timed(
  child: Child,
  paths: readonly string[],
  onBody?: (at: number, body: Buffer) => void,
): Promise<Sum> {
  const before = await child.ask<Cpu>({ cpu: true })
  const { seconds } = await closedLoop(child.port, paths, { connections, ...(onBody ? { onBody } : {}) })
  const after = await child.ask<Cpu>({ cpu: true })
  return { requests: paths.length, seconds, cpuSeconds: total(after) - total(before) }
}

const none = (): Sum => ({ requests: 0, seconds: 0, cpuSeconds: 0 })
const total = ({ cpu }: Cpu) => (cpu.user + cpu.system) / 1_000_000
function add(sum: Sum, more: Sum) {
  sum.requests += more.requests
  sum.seconds += more.seconds
  sum.cpuSeconds += more.cpuSeconds
}

export const perSecond = ({ requests, seconds }: Sum) => requests / seconds
export const perCpuSecond = ({ requests, cpuSeconds }: Sum) => requests / cpuSeconds

export function throughputFigures(
  name: string,
  { ours, bare, bytes }: Throughput,
  atLeast: number | null,
): Figure[] {
  return [
    { name: `${name}: requests a second`, value: perSecond(ours), unit: '/s' },
    { name: `${name}: requests a CPU second`, value: perCpuSecond(ours), unit: '/s' },
    { name: `${name}: bare, requests a CPU second`, value: perCpuSecond(bare), unit: '/s' },
    { name: `${name}: bytes an answer`, value: bytes / ours.requests, unit: 'B' },
    { name: `${name}: of bare, by the second`, value: perSecond(ours) / perSecond(bare), unit: '×' },
    {
      name: `${name}: of bare, by the CPU second`,
      value: perCpuSecond(ours) / perCpuSecond(bare),
      unit: '×',
      ...(atLeast === null ? {} : { bound: { atLeast } }),
    },
  ]
}
