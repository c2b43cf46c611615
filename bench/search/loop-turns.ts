import { performance } from 'node:perf_hooks'

/**
 * The longest turns of the event loop: by the clock, which on a shared machine also counts what others did, and by the
 * CPU time of this thread, which does not.
 */
export function watchTurns() {
  let [cpu, clock] = [cpuMs(), performance.now()]
  let most = { cpu: 0, clock: 0 }
  setInterval(() => {
    const [cpuNow, clockNow] = [cpuMs(), performance.now()]
    most = { cpu: Math.max(most.cpu, cpuNow - cpu), clock: Math.max(most.clock, clockNow - clock) }
    cpu = cpuNow
    clock = clockNow
  }, 1)
  return {
    /** Since the last time it was asked. */
    longest: () => {
      const told = most
      most = { cpu: 0, clock: 0 }
      return told
    },
  }
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
