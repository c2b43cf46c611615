/**
 * Runs once the browser has painted what a press has changed so far: who pressed sees an answer first, and the work
 * behind it begins then. Returns a function that cancels it.
 */
export function afterPaint(run: () => void): () => void {
  // A page out of sight paints nothing.
  if (document.visibilityState === 'hidden') {
    run()
    return () => {}
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/**
 * Runs in a task of its own, so that a press or a picture comes in between. By a message: a timer waits for a second in
 * a tab that nobody looks at. Returns a function that cancels it.
 */
export function nextTask(run: () => void): () => void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    run()
  }
  port2.postMessage(null)
  return () => port1.close()
}

const pauseMs = 200
const patienceMs = 3_000

/**
 * Runs when the browser has nothing better to do; what it returns calls it off. Safari knows no idleness: a pause will
 * do.
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, pauseMs)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(run, { timeout: patienceMs })
  return () => cancelIdleCallback(id)
}

/**
 * Runs now or, while something is being pressed, once it is let go. A press elsewhere takes focus away first: what then
 * appears must not move the button from under the finger before the press has become a click.
 */
export function afterPress(run: () => void) {
  if (!document.querySelector(':active')) return run()
  const ending = new AbortController()
  const end = () => {
    ending.abort()
    setTimeout(run)
  }
  for (const type of ['pointerup', 'pointercancel', 'keyup'])
    addEventListener(type, end, { signal: ending.signal, capture: true })
}
