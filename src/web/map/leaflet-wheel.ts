import type * as L from 'leaflet'
import { zoomStep } from './projection.ts'

const wheelStep = 2 * zoomStep

/** The wheel scrolls the page until the map is pressed or focused; with Ctrl or ⌘ it always zooms. */
export function wheelOnlyWhenMeant(
  map: L.Map,
  element: HTMLElement,
  onWheel: () => void,
  signal: AbortSignal,
) {
  map.on('focus', () => map.scrollWheelZoom.enable())
  map.on('blur', () => map.scrollWheelZoom.disable())
  // A press on a map that still has the focus fires no focus event.
  element.addEventListener('pointerdown', () => map.scrollWheelZoom.enable(), { signal })
  element.addEventListener('pointerleave', () => map.scrollWheelZoom.disable(), { signal })
  element.addEventListener(
    'wheel',
    (event) => {
      if (map.scrollWheelZoom.enabled()) return
      if (!(event.ctrlKey || event.metaKey)) return onWheel()
      event.preventDefault()
      const steps = event.deltaY < 0 ? wheelStep : -wheelStep
      map.setZoomAround(map.mouseEventToContainerPoint(event), map.getZoom() + steps)
    },
    { passive: false, signal },
  )
}
