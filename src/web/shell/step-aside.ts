import { type Box, clearLift } from './clear-spot.ts'

/** What must be read and pressed; a picture that leads to its hotel is neither where a heart or a sign lies on it. */
const contents =
  'a:not([tabindex="-1"]), button, input, select, textarea, summary, [role="option"], .price, .score, .card-facts, .guide-months small'
/** A page that has not moved for so long rests. */
const restMs = 160
/** Never above this part of the window. */
const mostOfWindow = 0.66

/** Keeps what floats off prices, hearts, links and buttons: it is away while the page moves, and where it rests finds a clear spot. */
export function stepAside(corner: HTMLElement): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  let timer = 0
  let lift = 0
  const place = () => {
    // Never from under a finger.
    if (corner.matches(':active')) return wait()
    const { left, right, top, bottom } = corner.getBoundingClientRect()
    const lowest = { left, right, top: top + lift, bottom: bottom + lift }
    const found = clearLift(lowest, boxesBeside(lowest, corner), innerHeight * mostOfWindow)
    lift = found ?? 0
    corner.style.setProperty('--lift', `${-lift}px`)
    corner.dataset.placed = found === null ? 'nowhere' : 'here'
  }
  const wait = () => {
    clearTimeout(timer)
    timer = window.setTimeout(place, restMs)
  }
  const move = () => {
    corner.dataset.placed = 'moving'
    wait()
  }
  addEventListener('scroll', move, { passive: true, signal })
  addEventListener('resize', move, { signal })
  // What comes late, opens or goes changes what lies below.
  for (const type of ['click', 'input', 'focusin']) addEventListener(type, wait, { signal })
  const sizes = new ResizeObserver(wait)
  sizes.observe(document.body)
  sizes.observe(corner)
  wait()
  return () => {
    clearTimeout(timer)
    sizes.disconnect()
    leaving.abort()
  }
}

function boxesBeside({ left, right, bottom }: Box, corner: HTMLElement): Box[] {
  const boxes: Box[] = []
  for (const element of document.querySelectorAll(contents)) {
    if (corner.contains(element)) continue
    const near = [...element.getClientRects()].filter(
      (box) => box.right > left - 8 && box.left < right + 8 && box.bottom > 0 && box.top < bottom + 8,
    )
    if (near.length > 0 && element.checkVisibility({ visibilityProperty: true })) boxes.push(...near)
  }
  return boxes
}
