import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { performance } from 'node:perf_hooks'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { type Child, startChild } from './child.ts'
import { quantile } from './figures.ts'

const MOST_SECONDS = 300
const PER_SECOND = 1_000

export type MachineSpeed = {
  /** Milliseconds that the machine stood still between two moments, as far as it was slower than half its speed. Asked at the end. */
  lost: (from: number, to: number) => number
  now: () => number
  end: () => Promise<unknown>
}

/**
 * Watches how quick the machine is: a shared one may run at a twelfth of its speed for twenty milliseconds, several times
 * a second, and neither a clock of CPU time nor the system's figures tell.
 */
export function watchSpeed(): MachineSpeed {
  const noted = new Float64Array(
    new SharedArrayBuffer((1 + 2 * PER_SECOND * MOST_SECONDS) * Float64Array.BYTES_PER_ELEMENT),
  )
  const worker = new Worker(new URL('./speed-thread.ts', import.meta.url), { workerData: noted })
  return {
    lost: (from, to) => {
      const times = Array.from({ length: noted[0]! }, (_, at) => ({
        moment: noted[1 + at * 2]!,
        took: noted[2 + at * 2]!,
      }))
      const usual = quantile(
        times.map(({ took }) => took),
        0.5,
      )
      let lost = 0
      for (const [at, { moment, took }] of times.entries()) {
        const before = times[at - 1]
        if (!before || moment < from || moment > to || took < usual * 2) continue
        lost += (moment - before.moment) * (1 - usual / took)
      }
      return lost
    },
    now: () => performance.timeOrigin + performance.now(),
    end: () => worker.terminate(),
  }
}

/**
 * Hundredths of a second that others were given while a processor of this machine had work, since it was started; 0 where
 * the system does not tell.
 */
export function stolenTicks(): number {
  try {
    const [all] = readFileSync('/proc/stat', 'latin1').split('\n', 1)
    return Number(all!.split(/\s+/)[8] ?? 0)
  } catch {
    return 0
  }
}

const run = promisify(execFile)

/**
 * A shared machine gives a processor that has fallen asleep to others, and takes its time to give it back: with servers
 * that wait for guests now and then, that was a third to a half of the time, and a hundredth while nobody slept. So no
 * processor sleeps for longer than a tenth of a millisecond meanwhile.
 */
export async function keepAwake(): Promise<{ end: () => Promise<unknown> }> {
  const some: Child[] = []
  for (let count = 0; count < availableParallelism(); count++) {
    const child = await startChild('awake-process.ts')
    some.push(child)
    // Where these are not to be had, the process is only the last in its row, on any processor.
    await run('chrt', ['--idle', '--pid', '0', String(child.pid)]).catch(() => {})
    await run('taskset', ['--cpu-list', '--pid', String(count), String(child.pid)]).catch(() => {})
  }
  return { end: () => Promise.all(some.map((child) => child.end())) }
}
