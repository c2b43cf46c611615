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
