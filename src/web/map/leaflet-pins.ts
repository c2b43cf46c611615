import * as L from 'leaflet'
import type { Box } from './label-placement.ts'
import { boxOfMark, hotelsOf, type MapPin, pinClass, unsized } from './map-pin.ts'
import { groupsOf, type PinGroup } from './pin-groups.ts'
import { latLonOf, pixelOf, zoomStep } from './projection.ts'

/** Nearer than this every pin stands alone. */
const apartFrom = 16

type Options = {
  onPress: (id: string) => void
  onLight: (id: string | null) => void
  clusterTitle: (n: number) => string
}

type Mark = { readonly marker: L.Marker; readonly ids: readonly string[] }

/** The pins of a map; where they would cover each other, one round mark counts them. */
export function createPins(map: L.Map, { onPress, onLight, clusterTitle }: Options) {
  let pins = new Map<string, MapPin>()
  let marks = new Map<string, Mark>()
  let lit: string | null = null

  function draw() {
    const zoom = map.getZoom()
    const next = new Map<string, Mark>()
    for (const group of groupsAt([...pins.values()], zoom)) {
      const [first, ...others] = group.pins
      const isAlone = others.length === 0
      const key = isAlone ? first.id : `${zoom} ${group.pins.map(({ id }) => id)}`
      const kept = marks.get(key)
      if (kept) marks.delete(key)
      next.set(key, kept ?? (isAlone ? pinMark(first) : groupMark(group, zoom)))
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

  function groupMark({ at, pins: members }: PinGroup<MapPin>, zoom: number): Mark {
    const point = latLonOf(at, zoom)
    const count = hotelsOf(members)
    const { marker, element } = place(point, {
      html: String(count),
      name: 'map-cluster',
      title: clusterTitle(count),
    })
    pressed(element, () => map.setView([point.lat, point.lon], zoomApart(members, zoom)))
    return { marker, ids: members.map(({ id }) => id) }
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

const groupsAt = (pins: readonly MapPin[], zoom: number): PinGroup<MapPin>[] =>
  zoom > apartFrom
    ? pins.map((pin) => ({ at: pixelOf(pin, zoom), pins: [pin] }))
    : groupsOf(pins, (pin) => pixelOf(pin, zoom))

/** Where pins that stand together now no longer all do. */
function zoomApart(pins: readonly MapPin[], zoom: number): number {
  let nearer = zoom + zoomStep
  while (groupsAt(pins, nearer).length === 1) nearer += zoomStep
  return nearer
}
