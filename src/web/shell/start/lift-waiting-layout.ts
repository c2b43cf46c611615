/** Elements whose layout `first-paint.css` defers. */
export const waitingForLayout = [
  '.list-hit:nth-child(n + 4)',
  '.guide',
  '.rates',
  '.price-strip',
  '.timeline',
  '.hotel-part',
  '.home-section',
  '.site-footer',
] as const

const soon = (run: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(run, { timeout: 1_000 }) : setTimeout(run, 50)

/**
 * Starts the layout of the content below the first view, one part per idle callback, because all at once would block the page.
 * Afterwards everything has its true size, so that back, forward and links into the page find their place.
 */
export function liftWaitingLayout() {
  const parts = [...document.querySelectorAll<HTMLElement>(waitingForLayout.join())]
  const next = () => {
    const part = parts.shift()
    if (!part) return document.documentElement.classList.add('laid-out')
    part.style.contentVisibility = 'visible'
    soon(next)
  }
  soon(next)
}
