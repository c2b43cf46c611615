import type { Bounds } from '#contract/places.ts'
import { type Margins, type Size, unwrapped, viewOver, withoutOutliers } from './fit-view.ts'
import type { Box } from './free-space.ts'
import type { LatLon, View } from './projection.ts'

/** Half a pin, the controls above and the key below. */
const margins: Margins = { top: 76, right: 56, bottom: 64, left: 52 }
const none: Margins = { top: 0, right: 0, bottom: 0, left: 0 }
const cityZoom = 12

export type Looked = {
  /** A fixed view of one hotel, whatever the results are. */
  readonly view: View | null
  /** The part that was searched. */
  readonly bounds: Bounds | null
  readonly pins: readonly LatLon[]
  /** Where nothing was found. */
  readonly centre: LatLon | null
}

/** The initial view: the searched area, else the area of most results. */
export function viewFor({ view, bounds, pins, centre }: Looked, size: Size): View {
  if (view) return view
  const corners = bounds && [
    { lat: bounds.n, lon: bounds.w },
    { lat: bounds.s, lon: bounds.e < bounds.w ? bounds.e + 360 : bounds.e },
  ]
  const found = corners
    ? viewOver(corners, size, none)
    : viewOver(withoutOutliers(unwrapped(pins), size), size, margins)
  return found ?? { centre: centre ?? { lat: 0, lon: 0 }, zoom: cityZoom }
}

/** The frame that is looked at, in pixels of the world, and what floats over it. */
export type Frame = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly covered: readonly Box[]
}

/** Whether something is in sight as a whole: not cut by the edge, and not under a control. */
export function isWhole({ x, y, w, h }: Box, frame: Frame): boolean {
  const isInside =
    x - w / 2 >= frame.x + 2 &&
    y - h / 2 >= frame.y + 2 &&
    x + w / 2 <= frame.x + frame.width - 2 &&
    y + h / 2 <= frame.y + frame.height - 2
  return (
    isInside &&
    !frame.covered.some((box) => Math.abs(box.x - x) * 2 < box.w + w && Math.abs(box.y - y) * 2 < box.h + h)
  )
}

/**
 * Whether the edge of the frame goes through it, or a control lies on it; what is beyond comes into sight by and by.
 */
export function isCut(box: Box, frame: Frame): boolean {
  const isOutside =
    box.x + box.w / 2 <= frame.x ||
    box.y + box.h / 2 <= frame.y ||
    box.x - box.w / 2 >= frame.x + frame.width ||
    box.y - box.h / 2 >= frame.y + frame.height
  return !isOutside && !isWhole(box, frame)
}

/** How many pins are in the frame. */
export function countIn(
  { x, y }: { readonly x: Float64Array; readonly y: Float64Array },
  frame: Omit<Frame, 'covered'>,
): number {
  let count = 0
  for (let at = 0; at < x.length; at++)
    if (
      x[at]! >= frame.x &&
      y[at]! >= frame.y &&
      x[at]! <= frame.x + frame.width &&
      y[at]! <= frame.y + frame.height
    )
      count++
  return count
}

/** Boxes that float over a map, relative to its corner. */
export function coveredIn(element: HTMLElement): Box[] {
  const own = element.getBoundingClientRect()
  return [...(element.closest('.map-box, .map-full')?.querySelectorAll('[data-floats]') ?? [])].map(
    (control) => {
      const { left, top, width, height } = control.getBoundingClientRect()
      return { x: left - own.left + width / 2, y: top - own.top + height / 2, w: width, h: height }
    },
  )
}
