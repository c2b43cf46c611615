import * as L from 'leaflet'
import type { MapGround } from '#contract/places.ts'
import type { Locale } from '#domain/locale.ts'
import { formatDistance } from '#words/format.ts'
import { ringsAt } from './distance-rings.ts'
import { type Box, boxOfName, labelsFor, meets } from './label-placement.ts'
import { unsized } from './map-pin.ts'
import { type LatLon, tileSize } from './projection.ts'
import { leastWaterZoom, waterOn } from './water-outlines.ts'

/** Lines of a chart: they only show that the map moves and how far. */
const Lines = L.GridLayer.extend({
  createTile() {
    const tile = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    tile.setAttribute('viewBox', `0 0 ${tileSize} ${tileSize}`)
    tile.setAttribute('class', 'map-lines')
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    path.setAttribute('d', `M0 0H${tileSize}M0 0V${tileSize}`)
    tile.append(path)
    return tile
  },
}) as unknown as new () => L.GridLayer

type Chart = {
  ground: MapGround | null
  locale: Locale /** Where distances are measured from. */
  from: LatLon | null
}

/** Our own map, drawn from what we know of the city: no request leaves the site. Answers with how its names are written. */
export function drawGround(map: L.Map, { ground, locale, from }: Chart) {
  new Lines().addTo(map)
  if (!ground) return () => {}
  const circles = L.layerGroup().addTo(map)
  const rings = waterOn(ground).map((ring) => ring.map(({ lat, lon }) => L.latLng(lat, lon)))
  const water = L.polygon(rings, {
    className: 'map-water',
    interactive: false,
    stroke: false,
    fillOpacity: 1,
    fillRule: 'evenodd',
  })
  const names = L.layerGroup().addTo(map)
  // Above the water, below the pins.
  const pane = map.createPane('names')
  pane.style.zIndex = '450'
  pane.style.pointerEvents = 'none'

  const pixelOf = ({ lat, lon }: LatLon) => {
    const { x, y } = map.latLngToContainerPoint([lat, lon])
    const size = map.getSize()
    return { x: x - size.x / 2, y: y - size.y / 2 }
  }
  const write = (at: LatLon, name: { text: string; kind: string; shift: number }) => {
    const marker = L.marker([at.lat, at.lon], {
      icon: L.divIcon({ className: 'map-mark', iconSize: unsized, html: '' }),
      interactive: false,
      keyboard: false,
      pane: 'names',
    }).addTo(names)
    const label = document.createElement('span')
    label.className = `map-label map-label-${name.kind}`
    label.textContent = name.text
    label.style.top = `${name.shift}px`
    marker.getElement()?.append(label)
  }

  /** Rings and their distances; what their names take of the room. */
  const drawRings = (taken: readonly Box[]): Box[] => {
    circles.clearLayers()
    if (!from) return []
    const centre = pixelOf(from)
    return ringsAt(from.lat, map.getZoom()).flatMap(({ metres, radius }) => {
      const circle = L.circle([from.lat, from.lon], {
        radius: metres,
        className: 'map-ring',
        interactive: false,
      })
      circle.addTo(circles).bringToBack()
      const text = formatDistance(metres, locale)
      const box = boxOfName(text, { x: centre.x, y: centre.y - radius })
      if (taken.some((other) => meets(box, other))) return []
      write(from, { text, kind: 'ring', shift: -radius })
      return [box]
    })
  }

  return (taken: readonly Box[]) => {
    names.clearLayers()
    if (map.getZoom() < leastWaterZoom) water.remove()
    else water.addTo(map)
    const held = [...taken, ...drawRings(taken)]
    const { x, y } = map.getSize()
    for (const { spot, shift } of labelsFor(ground.spots, pixelOf, {
      width: x * 2,
      height: y * 2,
      taken: held,
    })) {
      if (spot.kind !== 'district')
        L.circleMarker([spot.lat, spot.lon], {
          radius: 3.5,
          className: 'map-spot',
          interactive: false,
        }).addTo(names)
      write(spot, { text: spot.name, kind: spot.kind, shift })
    }
  }
}
