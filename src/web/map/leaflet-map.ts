import * as L from 'leaflet'
import '../styles/leaflet.css'
import type { Bounds, MapGround } from '#contract/places.ts'
import type { Locale } from '#domain/locale.ts'
import { drawGround } from './leaflet-base-map.ts'
import { createPins } from './leaflet-pins.ts'
import type { MapPin } from './map-pin.ts'
import { type LatLon, type View, zoomStep } from './projection.ts'

type Options = {
  view: View
  bounds: Bounds | null
  locale: Locale
  ground: MapGround | null
  /** Where the schematic ground measures distances from. */
  from: LatLon | null
  /** Address of real tiles, with {z}, {x} and {y}; absent: the schematic ground. */
  tiles: { url: string; attribution: string } | null
  onMove: (bounds: Bounds) => void
  onPress: (id: string) => void
  onLight: (id: string | null) => void
  onWheel: () => void
  clusterTitle: (n: number) => string
}

const nearest = 17
const widest = 3

export function openMap(element: HTMLElement, options: Options) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const { centre, zoom } = options.view
  const map = L.map(element, {
    center: [centre.lat, centre.lon],
    zoom,
    zoomSnap: zoomStep,
    minZoom: widest,
    maxZoom: nearest,
    zoomControl: false,
    attributionControl: options.tiles !== null,
    scrollWheelZoom: false,
    trackResize: false,
    worldCopyJump: true,
    fadeAnimation: !calm,
    zoomAnimation: !calm,
    inertia: !calm,
  })
  // Keys and pins move the map too, and know nothing of who is made dizzy by it.
  if (calm) map.panBy = (offset) => L.Map.prototype.panBy.call(map, offset, { animate: false })
  if (options.tiles) L.tileLayer(options.tiles.url, { attribution: options.tiles.attribution }).addTo(map)
  const writeNames = options.tiles ? () => {} : drawGround(map, options)
  const pins = createPins(map, options)
  // Every zoom ends with a move: by then the pins have found their places.
  const onDrawn = () => writeNames(pins.boxes())
  map.on('moveend', onDrawn)

  // Only a person's moves ask for another search; ours do not.
  let ours = false
  const byUs = (deed: () => void) => {
    ours = true
    deed()
    ours = false
  }
  map.on('moveend', () => !ours && options.onMove(boundsOf(map)))
  const look = ({ view, bounds }: Pick<Options, 'view' | 'bounds'>) =>
    byUs(() => {
      if (bounds && isSeen(map, bounds)) return
      if (bounds) map.fitBounds(toLeaflet(bounds), { animate: false })
      else map.setView([view.centre.lat, view.centre.lon], view.zoom, { animate: false })
    })
  if (options.bounds) look(options)

  const ending = new AbortController()
  wheelOnlyWhenMeant(map, element, options.onWheel, ending.signal)
  const sized = new ResizeObserver(() => byUs(() => map.invalidateSize({ animate: false })))
  sized.observe(element)

  return {
    setPins: (next: readonly MapPin[]) => {
      pins.set(next)
      onDrawn()
    },
    light: pins.light,
    look,
    zoomBy: (steps: number) => map.setZoom(map.getZoom() + steps),
    close: () => {
      ending.abort()
      sized.disconnect()
      map.remove()
    },
  }
}
export type OpenMap = ReturnType<typeof openMap>

/** The wheel scrolls the page until the map is pressed or focused; with Ctrl it always zooms. */
function wheelOnlyWhenMeant(map: L.Map, element: HTMLElement, onWheel: () => void, signal: AbortSignal) {
  map.on('focus', () => map.scrollWheelZoom.enable())
  map.on('blur', () => map.scrollWheelZoom.disable())
  element.addEventListener('pointerleave', () => map.scrollWheelZoom.disable(), { signal })
  element.addEventListener(
    'wheel',
    (event) => {
      if (map.scrollWheelZoom.enabled()) return
      if (!(event.ctrlKey || event.metaKey)) return onWheel()
      event.preventDefault()
      const steps = event.deltaY < 0 ? zoomStep : -zoomStep
      map.setZoomAround(map.mouseEventToContainerPoint(event), map.getZoom() + steps)
    },
    { passive: false, signal },
  )
}

function boundsOf(map: L.Map): Bounds {
  const box = map.getBounds()
  const turn = (lon: number) => ((((lon + 180) % 360) + 360) % 360) - 180
  return { n: box.getNorth(), s: box.getSouth(), e: turn(box.getEast()), w: turn(box.getWest()) }
}

/** Across the date line east is smaller than west: Leaflet goes on counting. */
const toLeaflet = ({ n, s, e, w }: Bounds) => L.latLngBounds([s, w], [n, e < w ? e + 360 : e])

/** The same part of the world, but for what rounding took away. */
function isSeen(map: L.Map, { n, s }: Bounds): boolean {
  const now = boundsOf(map)
  const slack = (n - s) / 50
  return Math.abs(now.n - n) < slack && Math.abs(now.s - s) < slack
}
