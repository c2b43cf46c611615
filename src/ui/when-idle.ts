const pauseMs = 200
const patienceMs = 3_000

/** Runs when the browser has nothing better to do; what it returns calls it off. Safari knows no idleness: a pause will do. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, pauseMs)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(run, { timeout: patienceMs })
  return () => cancelIdleCallback(id)
}
