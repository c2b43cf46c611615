/**
 * Runs in a task of its own, so that a press or a picture comes in between. By a message: a timer waits for a second in a tab
 * that nobody looks at. What it returns calls it off.
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
