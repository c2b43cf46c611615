import type { MapGround } from '#contract/places.ts'
import { paintAreas } from './district-areas.ts'
import { drawDots, makeSprites } from './draw-dots.ts'
import { drawGround, type Ground, type Window } from './draw-ground.ts'
import type { Box } from './free-space.ts'
import { type GroundShapes, shapesOf } from './ground-shapes.ts'
import { createMeasure, fontsOf } from './lettering.ts'
import { coloursOf } from './map-colours.ts'
import { layOutMap } from './map-layout.ts'
import type { MapPin } from './map-pin.ts'
import type { LayoutWords, MapPlan } from './map-plan.ts'
import { type Scene, sceneOf } from './scene.ts'

export type Painted = {
  readonly ground: MapGround | null
  readonly pins: readonly MapPin[]
  readonly isGrouped: boolean
  /** Pins whose prices come first. */
  readonly first: ReadonlySet<string>
  readonly seen: ReadonlySet<string>
}
type Options = {
  readonly element: HTMLElement
  readonly words: LayoutWords
  /** Whether the ground and its names are ours to draw. */
  readonly isDrawn: boolean
}

export const screenRatio = () => Math.min(2, devicePixelRatio || 1)
const mostPlans = 16

/** Draws a map on canvases, whoever moves them; what was laid out for a zoom is kept. */
export function createPainter({ element, words, isDrawn }: Options) {
  let colours = coloursOf(element)
  let fonts = fontsOf(colours.family)
  let measure = createMeasure(fonts)
  let sprites = makeSprites(colours, screenRatio())
  let painted: Painted = { ground: null, pins: [], isGrouped: true, first: new Set(), seen: new Set() }
  let scene: Scene = sceneOf(painted)
  let shapes: GroundShapes | null = null
  let ground: Ground | null = null
  const plans = new Map<number, MapPlan>()

  const makeGround = () => {
    const city = painted.ground?.spots.find(({ kind }) => kind === 'city')
    if (!isDrawn || !painted.ground) return null
    shapes ??= shapesOf(painted.ground)
    return { shapes, areas: paintAreas(scene, shapes, colours), lat: city?.lat ?? painted.ground.box.s }
  }
  const planAt = (zoom: number): MapPlan => {
    const known = plans.get(zoom)
    if (known) return known
    const plan = layOutMap(scene, { zoom, measure, words, first: painted.first, isNamed: isDrawn })
    if (plans.size >= mostPlans) plans.delete(plans.keys().next().value!)
    plans.set(zoom, plan)
    return plan
  }
  return {
    planAt,
    scene: () => scene,
    set: (next: Painted) => {
      if (next.ground !== painted.ground) shapes = null
      const isMoved =
        next.ground !== painted.ground || next.pins !== painted.pins || next.isGrouped !== painted.isGrouped
      const isOther = isMoved || next.first !== painted.first
      painted = next
      if (isMoved) scene = sceneOf(next)
      if (isOther) plans.clear()
      if (isMoved) ground = makeGround()
    },
    paintGround: (pen: CanvasRenderingContext2D, window: Window) => drawGround(pen, window, ground, colours),
    paintDots: (pen: CanvasRenderingContext2D, window: Window, isHidden: (box: Box) => boolean) =>
      drawDots(
        pen,
        window,
        { plan: planAt(window.zoom), scene, seen: painted.seen, isHidden },
        { sprites, fonts, colours },
      ),
    isSeen: (id: string) => painted.seen.has(id),
    /** The page has changed between light and dark, or its face has come. */
    restyle: () => {
      colours = coloursOf(element)
      fonts = fontsOf(colours.family)
      measure = createMeasure(fonts)
      sprites = makeSprites(colours, screenRatio())
      plans.clear()
      ground = makeGround()
    },
  }
}
export type Painter = ReturnType<typeof createPainter>

/** Calls when the page changes between light and dark, or the face of the page is there at last. */
export function onRestyle(run: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', run, { signal })
  const themed = new MutationObserver(run)
  themed.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'class', 'style'],
  })
  document.fonts.addEventListener('loadingdone', run, { signal })
  return () => {
    ending.abort()
    themed.disconnect()
  }
}
