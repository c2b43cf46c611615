/** What `first-paint.css` keeps from being laid out before it is near. */
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
 * Lays out what lies below the first view, one part at a time while nothing else is to do; all at once it would hold the
 * page up. Afterwards everything has its true size, so that back, forward and links into the page find their place.
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
