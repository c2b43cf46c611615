/** Milliseconds since some start: elapsed time, and CPU time of the thread that answers requests. */
export type Figures = { readonly wall: () => number; readonly cpu: () => number }

/** Above this share of the elapsed time the thread itself is the bottleneck. */
const busyShare = 0.85
const busySamples = 3
const sampleMs = 1_000

/**
 * Detects whether this process saturates its core. If other processes do, requests are slow as well, but refusing
 * them would not help.
 */
export function createCpuMeter({ wall, cpu }: Figures) {
  let last = { wall: wall(), cpu: cpu() }
  let streak = 0
  return {
    /** One long task is one sample, however long: only sustained use is load. */
    sample: () => {
      const next = { wall: wall(), cpu: cpu() }
      const share = (next.cpu - last.cpu) / (next.wall - last.wall)
      // A sample without elapsed time says nothing.
      if (next.wall > last.wall) streak = share >= busyShare ? streak + 1 : 0
      last = next
    },
    isBusy: () => streak >= busySamples,
  }
}

const threadFigures: Figures = {
  wall: () => performance.now(),
  cpu: () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1_000
  },
}

/** The meter of this thread, sampled every second until closed. */
export function watchCpu() {
  const meter = createCpuMeter(threadFigures)
  const timer = setInterval(meter.sample, sampleMs).unref()
  return { isBusy: meter.isBusy, close: () => clearInterval(timer) }
}
