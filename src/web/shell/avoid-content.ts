/** Interactive elements that must not be covered, besides text. */
const contents = 'a:not([tabindex="-1"]), button, input, select, textarea, summary, .search-box'
/** A page that has not moved for so long rests. */
const restMs = 160
/** Never above this part of the window. */
const mostOfWindow = 0.66

/**
 * Keeps what floats off words, prices, hearts, links and buttons: it is away while the page moves, and where it rests
 * finds a clear spot.
 */
export function avoidContent(corner: HTMLElement): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  let timer = 0
  let lift = 0
  const place = () => {
    // Never from under a finger.
    if (corner.matches(':active')) return wait()
    const { left, right, top, bottom } = corner.getBoundingClientRect()
    const lowest = { left, right, top: top + lift, bottom: bottom + lift }
    const found = freeLift(lowest, boxesBeside(lowest, corner), innerHeight * mostOfWindow)
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
  // Late content and opened or closed panels change the content below.
  for (const type of ['click', 'input', 'focusin']) addEventListener(type, wait, { signal })
  const sizes = new ResizeObserver(wait)
  sizes.observe(document.body)
  sizes.observe(corner)
  const parts = new MutationObserver(wait)
  parts.observe(document.body, { childList: true, subtree: true })
  wait()
  return () => {
    clearTimeout(timer)
    sizes.disconnect()
    parts.disconnect()
    leaving.abort()
  }
}

function boxesBeside({ left, right, bottom }: Box, corner: HTMLElement): Box[] {
  const boxes: Box[] = []
  const text = document.createRange()
  const isNear = (box: Box) =>
    box.right > left - 8 && box.left < right + 8 && box.bottom > 0 && box.top < bottom + 8
  const look = (node: Node) => {
    if (node instanceof Text && node.data.trim()) {
      text.selectNodeContents(node)
      boxes.push(...[...text.getClientRects()].filter(isNear))
    }
    if (!(node instanceof Element) || node === corner) return
    const box = node.getBoundingClientRect()
    // Without a box of its own it may still hold some; of one pixel it is for the ear.
    const isBare = box.width === 0 && box.height === 0
    if (!isBare && (box.width < 2 || !isNear(box) || !node.checkVisibility({ visibilityProperty: true })))
      return
    if (node.matches(contents)) boxes.push(...[...node.getClientRects()].filter(isNear))
    node.childNodes.forEach(look)
  }
  look(document.body)
  return boxes
}

type Box = { left: number; right: number; top: number; bottom: number }

/** Minimum distance of floating buttons to text and controls. */
const margin = 4
const step = 8

const meets = (a: Box, b: Box) =>
  a.left < b.right + margin &&
  b.left < a.right + margin &&
  a.top < b.bottom + margin &&
  b.top < a.bottom + margin

/** By how much a box must rise to lie over none of the others; null where it would have to rise further than it may. */
export function freeLift(box: Box, others: readonly Box[], most: number): number | null {
  for (let lift = 0; lift <= most; lift += step) {
    const risen = { ...box, top: box.top - lift, bottom: box.bottom - lift }
    if (!others.some((other) => meets(risen, other))) return lift
  }
  return null
}
