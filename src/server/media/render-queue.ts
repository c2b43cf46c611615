/** Too many are waiting already: better to say so than to make all of them wait. */
export class TooBusy extends Error {}

/** Runs so many at a time; pixels cost memory and time that pages need too. */
export function createRenderQueue({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const waiting: (() => void)[] = []
  let running = 0
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (running < atOnce) running += 1
    else if (waiting.length >= mostWaiting) throw new TooBusy('too many pictures are being made')
    else await new Promise<void>((start) => waiting.push(start))
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
export type RenderQueue = ReturnType<typeof createRenderQueue>
