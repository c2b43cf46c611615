import type { LoadSample } from './adaptive-limit.ts'

/** Milliseconds since some start: elapsed time, and CPU time of a thread. */
export type Figures = { readonly wall: () => number; readonly cpu: () => number }

/** The samples of a thread, each since the one before. */
export function createThreadSampler(every: number, { wall, cpu }: Figures) {
  let last = { wall: wall(), cpu: cpu() }
  return (): LoadSample => {
    const next = { wall: wall(), cpu: cpu() }
    const elapsed = next.wall - last.wall
    // A sample without elapsed time says nothing.
    const share = elapsed > 0 ? (next.cpu - last.cpu) / elapsed : 0
    last = next
    return { late: Math.max(0, elapsed - every), share }
  }
}

const ownThread: Figures = {
  wall: () => performance.now(),
  cpu: () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1_000
  },
}

/** Samples the thread that answers requests until stopped. */
export function watchThread(every: number, onSample: (sample: LoadSample) => void): () => void {
  const sample = createThreadSampler(every, ownThread)
  const timer = setInterval(() => onSample(sample()), every).unref()
  return () => clearInterval(timer)
}
