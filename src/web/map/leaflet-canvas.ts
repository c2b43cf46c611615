import * as L from 'leaflet'
import type { Window } from './draw-ground.ts'
import { screenRatio } from './map-painter.ts'

type Draw = (pen: CanvasRenderingContext2D, window: Window) => void
type Drawn = { readonly canvas: HTMLCanvasElement; readonly window: Window }
/** Members that Leaflet's renderers share and its types omit. */
type Renderer = L.Renderer & {
  _map: L.Map & {
    _animatingZoom?: boolean
    _getNewPixelOrigin: (centre: L.LatLng, zoom: number) => L.Point
  }
  _container: HTMLCanvasElement
  _bounds?: L.Bounds
  _zoom: number
  _update: () => void
  _onAnimZoom: (end: L.ZoomAnimEvent) => void
  redraw: () => void
  /** The frame for the end of a zoom, drawn during the animation. */
  _ahead: Drawn | null
  /** Taken in turns with the one that is shown: a new one costs more than what is drawn on it. */
  _spare: HTMLCanvasElement | null
}
export type CanvasSheet = L.Renderer & { readonly redraw: () => void }

/** The canvas extends the view by this share on every side, so that a short pan needs no drawing. */
const padding = 0.18

/** A canvas that Leaflet keeps in place while it pans and scales while it zooms; it is drawn when a move ends. */
export function canvasSheet(pane: string, draw: Draw): CanvasSheet {
  const inherited = L.Renderer.prototype as unknown as Renderer & { getEvents: () => object }
  const drawIn = (canvas: HTMLCanvasElement, window: Window) => {
    canvas.width = Math.round(window.width * window.ratio)
    canvas.height = Math.round(window.height * window.ratio)
    canvas.style.width = `${window.width}px`
    canvas.style.height = `${window.height}px`
    draw(canvas.getContext('2d')!, window)
  }
  const Sheet = L.Renderer.extend({
    initialize(this: Renderer) {
      L.Util.setOptions(this, { pane, padding })
      L.Util.stamp(this)
      Object.assign(this, { _layers: {}, _ahead: null, _spare: null })
    },
    getEvents(this: Renderer & { _onMove: () => void }) {
      return { ...inherited.getEvents.call(this), move: this._onMove }
    },
    _initContainer(this: Renderer) {
      this._container = emptyCanvas()
    },
    _destroyContainer(this: Renderer) {
      this._container.remove()
    },
    _updatePaths() {},
    // A long pull leaves the margin before it ends; a zoom is drawn once, for its end.
    _onMove(this: Renderer) {
      if (this._map._animatingZoom || !this._bounds || this._zoom !== this._map.getZoom()) return
      const { min, max } = this._bounds
      const at = this._map.containerPointToLayerPoint([0, 0])
      const size = this._map.getSize()
      const isBare = at.x < min!.x || at.y < min!.y || at.x + size.x > max!.x || at.y + size.y > max!.y
      if (isBare) this._update()
    },
    // The browser scales the old picture by itself once that has begun: there is time to draw the new one.
    _onAnimZoom(this: Renderer, end: L.ZoomAnimEvent) {
      inherited._onAnimZoom.call(this, end)
      this._ahead = null
      afterNextFrame(() => {
        if (!this._map?._animatingZoom) return
        const window = windowAt(this._map, this._map._getNewPixelOrigin(end.center, end.zoom), end.zoom)
        const canvas = (this._spare ??= emptyCanvas())
        canvas.className = this._container.className
        drawIn(canvas, window)
        this._ahead = { canvas, window }
      })
    },
    _update(this: Renderer) {
      if (this._map._animatingZoom && this._bounds) return
      inherited._update.call(this)
      const window = windowAt(this._map, this._map.getPixelOrigin(), this._map.getZoom())
      if (this._ahead && isSame(this._ahead.window, window)) {
        const { canvas } = this._ahead
        this._container.replaceWith(canvas)
        this._spare = this._container
        this._container = canvas
      } else drawIn(this._container, window)
      this._ahead = null
      L.DomUtil.setPosition(this._container, this._bounds!.min!)
    },
    redraw(this: Renderer) {
      this._ahead = null
      if (this._map) this._update()
    },
  })
  return new (Sheet as unknown as new () => CanvasSheet)()
}

function emptyCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  return canvas
}

/** The part of the world that a sheet shows, with its margins, when the map's panes begin at the origin. */
function windowAt(map: L.Map, origin: L.Point, zoom: number): Window {
  const view = map.getSize()
  const min = map.containerPointToLayerPoint(view.multiplyBy(-padding)).round()
  const size = min
    .add(view.multiplyBy(1 + padding * 2))
    .round()
    .subtract(min)
  const { x, y } = origin.add(min)
  return { x, y, width: size.x, height: size.y, zoom, ratio: screenRatio() }
}

const isSame = (a: Window, b: Window) =>
  a.x === b.x &&
  a.y === b.y &&
  a.width === b.width &&
  a.height === b.height &&
  a.zoom === b.zoom &&
  a.ratio === b.ratio

const afterNextFrame = (run: () => void) => requestAnimationFrame(() => setTimeout(run))
