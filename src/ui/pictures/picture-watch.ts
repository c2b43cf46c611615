import type { Clock } from '../clock.ts'
import { picturePreload, pictureThrottle } from '../constants.ts'

export type Edges = { top: number; bottom: number; left: number; right: number }
type View = { width: number; height: number }

/** Within 1.3 viewports, counted from its far edge, in every direction; what has no size is not shown. */
export function isNear({ top, bottom, left, right }: Edges, { width, height }: View): boolean {
  if (bottom <= top && right <= left) return false
  const ahead = picturePreload - 1
  return (
    top < height * picturePreload &&
    bottom > -height * ahead &&
    left < width * picturePreload &&
    right > -width * ahead
  )
}

type World<Element> = {
  clock: Clock
  view: () => View
  edgesOf: (element: Element) => Edges
  /** Tells when it may have come nearer, also if it is near from the start; returns how to stop. */
  notice: (element: Element, tell: () => void) => () => void
}

/**
 * Calls `onNear` once for each watched element near the viewport. It checks at most every 200 ms, and only elements
 * that may have moved closer, because measuring an element with pending layout forces that layout.
 */
export function createPictureWatch<Element>({ clock, view, edgesOf, notice }: World<Element>) {
  const waiting = new Map<Element, () => void>()
  const stirred = new Set<Element>()
  let lookedAt = Number.NEGATIVE_INFINITY
  let planned = false

  const look = () => {
    planned = false
    lookedAt = clock.now()
    const now = view()
    // One that is not near yet is looked at again with the next.
    for (const element of [...stirred]) if (isNear(edgesOf(element), now)) waiting.get(element)?.()
  }
  const plan = (element: Element) => {
    stirred.add(element)
    if (planned) return
    planned = true
    clock.after(Math.max(0, lookedAt + pictureThrottle - clock.now()), look)
  }

  return (element: Element, onNear: () => void): (() => void) => {
    const stop = () => {
      ignore()
      waiting.delete(element)
      stirred.delete(element)
    }
    waiting.set(element, () => {
      stop()
      onNear()
    })
    const ignore = notice(element, () => plan(element))
    return stop
  }
}
