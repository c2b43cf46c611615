import * as L from 'leaflet'
import type { MapGround } from '#contract/places.ts'
import { waterOn } from './ground-shapes.ts'
import { labelsFor } from './labels.ts'
import { unsized } from './map-pin.ts'
import { tileSize } from './projection.ts'
import { blockLines } from './still-ground.ts'

/** Blocks of no particular street: they only show that the map moves and how far. */
const Blocks = L.GridLayer.extend({
  createTile() {
    const tile = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    tile.setAttribute('viewBox', `0 0 ${tileSize} ${tileSize}`)
    tile.setAttribute('class', 'map-blocks')
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    path.setAttribute('d', blockLines)
    tile.append(path)
    return tile
  },
}) as unknown as new () => L.GridLayer

/** Our own map, drawn from what we know of the city: no request leaves the site. */
export function drawGround(map: L.Map, ground: MapGround | null) {
  new Blocks().addTo(map)
  if (!ground) return
  const rings = waterOn(ground).map((ring) => ring.map(({ lat, lon }) => L.latLng(lat, lon)))
  if (rings.length > 0)
    L.polygon(rings, {
      className: 'map-water',
      interactive: false,
      stroke: false,
      fillOpacity: 1,
      fillRule: 'evenodd',
    }).addTo(map)
  writeLabels(map, ground)
}

function writeLabels(map: L.Map, { spots }: MapGround) {
  const layer = L.layerGroup().addTo(map)
  // Above the water, below the pins.
  const pane = map.createPane('names')
  pane.style.zIndex = '450'
  pane.style.pointerEvents = 'none'
  const write = () => {
    layer.clearLayers()
    const { x: width, y: height } = map.getSize()
    const fit = labelsFor(
      spots,
      ({ lat, lon }) => {
        const { x, y } = map.latLngToContainerPoint([lat, lon])
        return { x: x - width / 2, y: y - height / 2 }
      },
      { width: width * 2, height: height * 2 },
    )
    for (const { spot } of fit) {
      const marker = L.marker([spot.lat, spot.lon], {
        icon: L.divIcon({ className: 'map-mark', iconSize: unsized, html: '' }),
        interactive: false,
        keyboard: false,
        pane: 'names',
      }).addTo(layer)
      const name = document.createElement('span')
      name.className = `map-label map-label-${spot.kind}`
      name.textContent = spot.name
      marker.getElement()?.append(name)
    }
  }
  map.on('zoomend moveend', write)
  write()
}
