import { readFileSync } from 'node:fs'

/** Nanoseconds that a process has run on a processor. Linux only. */
const nanosecondsOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0])

/**
 * CPU milliseconds of `work` in these PostgreSQL backends, which must be on this machine. Unlike the time by the clock
 * it does not depend on other load.
 */
export async function databaseCpu(pids: readonly number[], work: () => Promise<unknown>): Promise<number> {
  const sum = () => pids.reduce((total, pid) => total + nanosecondsOf(pid), 0)
  const before = sum()
  await work()
  return (sum() - before) / 1_000_000
}
