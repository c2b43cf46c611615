import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { type Child, startChild } from './child.ts'

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
