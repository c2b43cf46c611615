/**
 * Runs once the browser has painted what a press has changed so far: who pressed sees an answer first, and the work
 * behind it begins then. What it returns calls it off.
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
