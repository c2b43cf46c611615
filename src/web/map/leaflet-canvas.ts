import * as L from 'leaflet'
import type { Window } from './draw-ground.ts'
import { screenRatio } from './map-painter.ts'

type Draw = (pen: CanvasRenderingContext2D, window: Window) => void
/** What Leaflet's renderers share and its types leave out. */
type Renderer = L.Renderer & {
  _map: L.Map & { _animatingZoom?: boolean }
  _container: HTMLCanvasElement
  _bounds?: L.Bounds
  _update: () => void
  redraw: () => void
}
export type CanvasSheet = L.Renderer & { readonly redraw: () => void }

/** So much more than the view is drawn on every side, so that a short pull needs no drawing. */
const padding = 0.18

/** A canvas that Leaflet keeps in place while it pans and scales while it zooms; it is drawn when a move ends. */
export function canvasSheet(pane: string, draw: Draw): CanvasSheet {
  const inherited = L.Renderer.prototype as unknown as Renderer & { getEvents: () => object }
  const Sheet = L.Renderer.extend({
    initialize(this: Renderer) {
      L.Util.setOptions(this, { pane, padding })
      L.Util.stamp(this)
      Object.assign(this, { _layers: {} })
    },
    getEvents(this: Renderer & { _onMove: () => void }) {
      return { ...inherited.getEvents.call(this), move: this._onMove }
    },
    _initContainer(this: Renderer) {
      this._container = document.createElement('canvas')
      this._container.setAttribute('aria-hidden', 'true')
    },
    _destroyContainer(this: Renderer) {
      this._container.remove()
    },
    _updatePaths() {},
    // A long pull leaves the margin before it ends.
    _onMove(this: Renderer) {
      if (this._map._animatingZoom || !this._bounds) return
      const { min, max } = this._bounds
      const at = this._map.containerPointToLayerPoint([0, 0])
      const size = this._map.getSize()
      const isBare = at.x < min!.x || at.y < min!.y || at.x + size.x > max!.x || at.y + size.y > max!.y
      if (isBare) this._update()
    },
    _update(this: Renderer) {
      if (this._map._animatingZoom && this._bounds) return
      inherited._update.call(this)
      const { min } = this._bounds!
      const size = this._bounds!.getSize()
      const ratio = screenRatio()
      const canvas = this._container
      L.DomUtil.setPosition(canvas, min!)
      canvas.width = Math.round(size.x * ratio)
      canvas.height = Math.round(size.y * ratio)
      canvas.style.width = `${size.x}px`
      canvas.style.height = `${size.y}px`
      const corner = this._map.getPixelOrigin().add(min!)
      draw(canvas.getContext('2d')!, {
        x: corner.x,
        y: corner.y,
        width: size.x,
        height: size.y,
        zoom: this._map.getZoom(),
        ratio,
      })
    },
    redraw(this: Renderer) {
      if (this._map) this._update()
    },
  })
  return new (Sheet as unknown as new () => CanvasSheet)()
}
