import { useEffect, useEffectEvent, useRef } from 'react'
import type { Locale } from '#domain/text/locale.ts'
import { mapWords } from '#words/search/map.ts'
import type { ShownPart } from './map-key.tsx'
import { createMarks, type Lit, type Marks } from './map-marks.ts'
import { createPainter, onRestyle, type Painted, type Painter, screenRatio } from './map-painter.ts'
import { countIn, coveredIn, isCut, isWhole, type Looked, viewFor } from './map-view.ts'
import { pixelOf } from './projection.ts'

export type StillMapProps = {
  readonly locale: Locale
  readonly looked: Looked
  readonly painted: Painted
  readonly isDrawn: boolean
  /** Whether its key is there, which comes with what was drawn first: no name may lie under it. */
  readonly isKeyed: boolean
  readonly lit: Lit
  readonly onShown: (part: ShownPart) => void
}

/** The map as a picture: the same ground, dots and marks in the same places as the one that moves. */
export function StillMap({ locale, looked, painted, isDrawn, isKeyed, lit, onShown }: StillMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const parts = useRef<{ painter: Painter; marks: Marks } | null>(null)
  const draw = useEffectEvent(() => {
    const element = box.current
    if (!element || !parts.current) return
    const { clientWidth: width, clientHeight: height } = element
    if (width === 0 || height === 0) return
    const { painter, marks } = parts.current
    const view = viewFor(looked, { width, height })
    const middle = pixelOf(view.centre, view.zoom)
    const corner = { x: Math.round(middle.x - width / 2), y: Math.round(middle.y - height / 2) }
    const frame = {
      ...corner,
      width,
      height,
      covered: coveredIn(element).map((over) => ({ ...over, x: over.x + corner.x, y: over.y + corner.y })),
    }
    const window = { ...frame, zoom: view.zoom, ratio: screenRatio() }
    const [ground, dots] = element.querySelectorAll('canvas')
    for (const canvas of [ground!, dots!]) {
      canvas.width = Math.round(width * window.ratio)
      canvas.height = Math.round(height * window.ratio)
    }
    if (isDrawn) painter.paintGround(ground!.getContext('2d')!, window)
    painter.paintDots(dots!.getContext('2d')!, window, (label) => isCut(label, frame))
    const plan = painter.planAt(view.zoom)
    marks.show(plan, corner, (mark) => isWhole(mark, frame))
    onShown({ count: countIn(plan, frame), lat: view.centre.lat, zoom: view.zoom })
  })
  const open = useEffectEvent((element: HTMLElement) => {
    const say = mapWords(locale)
    const painter = createPainter({ element, words: { group: say.group }, isDrawn })
    const marks = createMarks(element.querySelector<HTMLElement>('.map-marks')!, {
      painter,
      groupTitle: say.cluster,
      full: say.full,
    })
    parts.current = { painter, marks }
  })
  useEffect(() => {
    const element = box.current!
    open(element)
    const sized = new ResizeObserver(() => draw())
    sized.observe(element)
    const unwatch = onRestyle(() => {
      parts.current?.painter.restyle()
      draw()
    })
    return () => {
      sized.disconnect()
      unwatch()
    }
  }, [])
  useEffect(() => {
    parts.current?.painter.set(painted)
    // A change of these values may change the view.
    void looked
    void isKeyed
    draw()
  }, [painted, looked, isKeyed])
  useEffect(() => parts.current?.marks.light(lit), [lit])
  return (
    <div ref={box} className="map-still" aria-hidden="true">
      <canvas />
      <canvas />
      <div className="map-marks" />
    </div>
  )
}
