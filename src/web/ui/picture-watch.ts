import type { Clock } from './clock.ts'
import { picturePreload, pictureThrottle } from './constants.ts'

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
  /** Tells when something may have come nearer; returns how to stop. */
  notice: (element: Element, tell: () => void) => () => void
}

/** Calls `onNear` once for each watched element that comes near; looks at most every 200 ms. */
export function createPictureWatch<Element>({ clock, view, edgesOf, notice }: World<Element>) {
  const waiting = new Map<Element, () => void>()
  let lookedAt = Number.NEGATIVE_INFINITY
  let planned = false

  const look = () => {
    planned = false
    lookedAt = clock.now()
    const now = view()
    for (const [element, found] of [...waiting]) if (isNear(edgesOf(element), now)) found()
  }
  const plan = () => {
    if (planned || waiting.size === 0) return
    planned = true
    clock.after(Math.max(0, lookedAt + pictureThrottle - clock.now()), look)
  }

  return (element: Element, onNear: () => void): (() => void) => {
    const ignore = notice(element, plan)
    const stop = () => {
      ignore()
      waiting.delete(element)
    }
    waiting.set(element, () => {
      stop()
      onNear()
    })
    plan()
    return stop
  }
}
