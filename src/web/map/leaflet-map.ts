import * as L from 'leaflet'
import './leaflet.css'
import type { Bounds } from '#contract/places.ts'
import { whenIdle } from '#ui/scheduling.ts'
import { type CanvasSheet, canvasSheet } from './leaflet-canvas.ts'
import { wheelOnlyWhenMeant } from './leaflet-wheel.ts'
import type { ShownPart } from './map-key.tsx'
import { createMarks, type Lit, type OnLight } from './map-marks.ts'
import { createPainter, onRestyle, type Painted } from './map-painter.ts'
import { nearestPin } from './map-pin.ts'
import type { Mark } from './map-plan.ts'
import { countIn, coveredIn, type Frame, isCut, isWhole, type Looked, viewFor } from './map-view.ts'
import { type Pixel, zoomStep } from './projection.ts'

/** A map of somebody else's below our marks. */
export type BaseLayer = { readonly layer: L.Layer; readonly attribution: string }
type Options = {
  readonly looked: Looked
  readonly painted: Painted
  /** Absent: the schematic ground. */
  readonly base: BaseLayer | null
  readonly words: {
    group: (count: number, from: string | null) => string
    cluster: (text: string) => string
    full: string
  }
  readonly onMove: (bounds: Bounds) => void
  readonly onShown: (part: ShownPart) => void
  readonly onPress: (id: string | null) => void
  readonly onLight: OnLight
  readonly onWheel: () => void
}

const nearest = 17
const widest = 2
/** How near a finger and a pointer must come to a dot. */
const reach = { touch: 22, pointer: 10 }
/** Zooms that the buttons and the wheel lead to are laid out before they are asked for. */
const nextZooms = [1, -1, 0.5, -0.5]

export function openMap(element: HTMLElement, options: Options) {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const { clientWidth: width, clientHeight: height } = element
  const first = viewFor(options.looked, { width, height })
  const map = L.map(element, {
    center: [first.centre.lat, first.centre.lon],
    zoom: first.zoom,
    zoomSnap: zoomStep,
    minZoom: widest,
    maxZoom: nearest,
    wheelPxPerZoomLevel: 90,
    zoomControl: false,
    attributionControl: options.base !== null,
    scrollWheelZoom: false,
    trackResize: false,
    worldCopyJump: true,
    fadeAnimation: !isCalm,
    zoomAnimation: !isCalm,
    inertia: !isCalm,
  })
  // Keys move the map too, and know nothing of who is made dizzy by it.
  if (isCalm) map.panBy = (offset) => L.Map.prototype.panBy.call(map, offset, { animate: false })
  for (const [name, height] of [
    ['ground', '210'],
    ['dots', '420'],
    ['marks', '600'],
  ] as const)
    map.createPane(name).style.zIndex = height
  const painter = createPainter({
    element,
    words: { group: options.words.group },
    isDrawn: options.base === null,
  })
  painter.set(options.painted)

  const frameAt = ({ x, y }: Pixel): Frame => {
    const size = map.getSize()
    const covered = coveredIn(element).map((box) => ({ ...box, x: box.x + x, y: box.y + y }))
    return { x, y, width: size.x, height: size.y, covered }
  }
  const sheets: CanvasSheet[] = [
    canvasSheet('dots', (pen, window) => {
      const { x, y } = map.getSize()
      const frame = frameAt({ x: window.x + (window.width - x) / 2, y: window.y + (window.height - y) / 2 })
      painter.paintDots(pen, window, (box) => isCut(box, frame))
    }),
  ]
  if (options.base) options.base.layer.addTo(map)
  else sheets.unshift(canvasSheet('ground', painter.paintGround))
  if (options.base) map.attributionControl.addAttribution(options.base.attribution)

  const layer = L.DomUtil.create('div', 'map-marks leaflet-zoom-hide', map.getPane('marks'))
  const marks = createMarks(layer, {
    painter,
    onPress: options.onPress,
    onLight: options.onLight,
    onGroup: openGroup,
    groupTitle: options.words.cluster,
    full: options.words.full,
  })
  function openGroup({ around }: Extract<Mark, { type: 'group' }>) {
    const zoom = map.getZoom()
    const at = (x: number, y: number) => map.unproject([x, y], zoom)
    const box = L.latLngBounds(at(around.left, around.bottom), at(around.right, around.top))
    const options = {
      padding: [56, 72] as [number, number],
      maxZoom: Math.min(nearest, Math.max(zoom + 1, zoom + 3)),
    }
    map.fitBounds(box, { ...options, animate: !isCalm })
  }

  let ours = false
  let callOff = () => {}
  const settle = () => {
    const frame = frameAt(map.getPixelBounds().min!)
    const plan = painter.planAt(map.getZoom())
    const { x, y } = map.getPixelOrigin()
    marks.show(plan, { x, y }, (box) => isWhole(box, frame))
    options.onShown({ count: countIn(plan, frame), lat: map.getCenter().lat, zoom: map.getZoom() })
    callOff()
    callOff = whenIdle(() => layOutNext(0))
  }
  const layOutNext = (at: number) => {
    const zoom = map.getZoom() + (nextZooms[at] ?? 0)
    if (zoom >= widest && zoom <= nearest) painter.planAt(zoom)
    if (at + 1 < nextZooms.length) callOff = whenIdle(() => layOutNext(at + 1))
  }
  // The end of the animation finds everything laid out: the browser moves the old picture meanwhile.
  map.on('zoomanim', ({ zoom }) => void painter.planAt(zoom))
  for (const sheet of sheets) sheet.addTo(map)
  map.on('moveend', () => {
    requestAnimationFrame(settle)
    if (!ours) options.onMove(boundsOf(map))
  })
  settle()

  // Only a person's moves ask for another search; ours do not.
  const byUs = (deed: () => void) => {
    ours = true
    deed()
    ours = false
  }
  const redraw = () => {
    for (const sheet of sheets) sheet.redraw()
    settle()
  }
  const look = (looked: Looked) =>
    byUs(() => {
      if (looked.bounds && isSeen(map, looked.bounds)) return
      const { x, y } = map.getSize()
      const { centre, zoom } = viewFor(looked, { width: x, height: y })
      map.setView([centre.lat, centre.lon], zoom, { animate: false })
    })

  const pinAt = (event: L.LeafletMouseEvent, near: number) => {
    const { min } = map.getPixelBounds()
    const at = nearestPin(painter.planAt(map.getZoom()), min!.add(event.containerPoint), near)
    return at < 0 ? null : painter.scene().pins[at]!.pin.id
  }
  map.on('click', (event) => options.onPress(pinAt(event, reach.touch)))
  let hovered: string | null = null
  const hover = (id: string | null) => {
    if (id === hovered) return
    if (hovered !== null) options.onLight(hovered, false)
    if (id !== null) options.onLight(id, true)
    hovered = id
    element.style.cursor = id === null ? '' : 'pointer'
  }
  map.on('mousemove', (event) => {
    const { target } = event.originalEvent
    if (target instanceof Element && target.closest('.map-mark')) hovered = null
    else hover(pinAt(event, reach.pointer))
  })
  map.on('mouseout', () => hover(null))

  const ending = new AbortController()
  wheelOnlyWhenMeant(map, element, options.onWheel, ending.signal)
  const sized = new ResizeObserver(() => byUs(() => map.invalidateSize({ animate: false })))
  sized.observe(element)
  const unwatch = onRestyle(() => {
    painter.restyle()
    redraw()
  })

  return {
    set: (painted: Painted) => {
      painter.set(painted)
      redraw()
    },
    light: (lit: Lit) => marks.light(lit),
    look,
    zoomBy: (steps: number) => map.setZoom(map.getZoom() + steps),
    close: () => {
      callOff()
      ending.abort()
      unwatch()
      sized.disconnect()
      map.remove()
    },
  }
}
export type OpenMap = ReturnType<typeof openMap>

function boundsOf(map: L.Map): Bounds {
  const box = map.getBounds()
  const turn = (lon: number) => ((((lon + 180) % 360) + 360) % 360) - 180
  return { n: box.getNorth(), s: box.getSouth(), e: turn(box.getEast()), w: turn(box.getWest()) }
}

/** The same part of the world, but for what rounding took away. */
function isSeen(map: L.Map, { n, s }: Bounds): boolean {
  const now = boundsOf(map)
  const slack = (n - s) / 50
  return Math.abs(now.n - n) < slack && Math.abs(now.s - s) < slack
}
