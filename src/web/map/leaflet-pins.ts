import * as L from 'leaflet'
import Supercluster from 'supercluster'
import type { Box } from './labels.ts'
import { boxOfMark, hotelsOf, type MapPin, pinClass, unsized } from './map-pin.ts'
import { narrowing, together } from './pin-groups.ts'
import { tileSize } from './projection.ts'

/** From this zoom on every pin stands alone. */
const apartFrom = 16
const grouping = { radius: together, maxZoom: apartFrom, extent: tileSize }

type Options = {
  onPress: (id: string) => void
  onLight: (id: string | null) => void
  clusterTitle: (n: number) => string
}

type Mark = { readonly marker: L.Marker; readonly ids: readonly string[] }

/** The pins of a map; where they would cover each other, one round mark counts them. */
export function createPins(map: L.Map, { onPress, onLight, clusterTitle }: Options) {
  let pins = new Map<string, MapPin>()
  // Loaded even while empty: the map may be moved to what was searched before the pins are there.
  let index = new Supercluster<{ id: string }>(grouping).load([])
  /** Groups are round for who makes them: the world is made narrower, and wider again where they stand. */
  let narrow = 1
  let marks = new Map<string, Mark>()
  let lit: string | null = null

  function draw() {
    const found = index.getClusters([-180, -85, 180, 85], Math.floor(map.getZoom()))
    const next = new Map<string, Mark>()
    for (const { geometry, properties } of found) {
      const [narrowed = 0, lat = 0] = geometry.coordinates
      const lon = narrowed / narrow
      const isCluster = 'cluster' in properties
      const key = isCluster ? `cluster ${properties.cluster_id}` : `pin ${properties.id}`
      const kept = marks.get(key)
      if (kept) {
        next.set(key, kept)
        marks.delete(key)
      } else
        next.set(
          key,
          isCluster ? clusterMark({ lat, lon }, properties.cluster_id) : pinMark(pins.get(properties.id)!),
        )
    }
    for (const { marker } of marks.values()) marker.remove()
    marks = next
    show(lit)
  }

  function place(
    { lat, lon }: { lat: number; lon: number },
    look: { html: string; name: string; title: string },
  ) {
    const marker = L.marker([lat, lon], {
      icon: L.divIcon({ className: 'map-mark', iconSize: unsized, html: '' }),
      riseOnHover: true,
    }).addTo(map)
    const element = marker.getElement()!
    const face = document.createElement('span')
    face.className = look.name
    face.textContent = look.html
    element.append(face)
    element.setAttribute('aria-label', look.title)
    return { marker, element }
  }

  const pressed = (element: HTMLElement, press: () => void) => {
    element.addEventListener('click', (event) => {
      event.stopPropagation()
      press()
    })
    element.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      press()
    })
  }

  function pinMark(pin: MapPin): Mark {
    const { marker, element } = place(pin, { html: pin.label ?? '', name: pinClass(pin), title: pin.title })
    pressed(element, () => onPress(pin.id))
    for (const name of ['pointerenter', 'focus']) element.addEventListener(name, () => onLight(pin.id))
    for (const name of ['pointerleave', 'blur']) element.addEventListener(name, () => onLight(null))
    return { marker, ids: [pin.id] }
  }

  function clusterMark(at: { lat: number; lon: number }, id: number): Mark {
    const ids = index.getLeaves(id, Number.POSITIVE_INFINITY).map(({ properties }) => properties.id)
    const count = hotelsOf(ids.map((member) => pins.get(member)!))
    const { marker, element } = place(at, {
      html: String(count),
      name: 'map-cluster',
      title: clusterTitle(count),
    })
    pressed(element, () => map.setView([at.lat, at.lon], index.getClusterExpansionZoom(id)))
    return { marker, ids }
  }

  function show(id: string | null) {
    lit = id
    for (const { marker, ids } of marks.values()) {
      const isLit = id !== null && ids.includes(id)
      marker.getElement()?.classList.toggle('map-lit', isLit)
      marker.setZIndexOffset(isLit ? 1_000 : 0)
    }
  }

  map.on('zoomend', draw)
  return {
    set: (next: readonly MapPin[]) => {
      for (const { marker } of marks.values()) marker.remove()
      marks = new Map()
      pins = new Map(next.map((pin) => [pin.id, pin]))
      narrow = narrowing(next)
      index = new Supercluster<{ id: string }>(grouping).load(
        next.map(({ id, lat, lon }) => ({
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [lon * narrow, lat] },
          properties: { id },
        })),
      )
      draw()
    },
    light: show,
    /** The room that the marks take, from the middle of the map. */
    boxes: (): Box[] => {
      const { x: width, y: height } = map.getSize()
      return [...marks.values()].map(({ marker, ids: [first = '', ...others] }) => {
        const { x, y } = map.latLngToContainerPoint(marker.getLatLng())
        const label = others.length > 0 ? '' : (pins.get(first)?.label ?? null)
        return boxOfMark(label, { x: x - width / 2, y: y - height / 2 })
      })
    },
  }
}
