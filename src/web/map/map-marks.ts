import type { Box } from './free-space.ts'
import { pinHeight, pinRise } from './map-layout.ts'
import type { Painter } from './map-painter.ts'
import type { MapPlan, Mark } from './map-plan.ts'

type Options = {
  readonly painter: Painter
  /** Without it marks are a picture. */
  readonly onPress?: (id: string) => void
  readonly onLight?: OnLight
  readonly onGroup?: (mark: Extract<Mark, { type: 'group' }>) => void
  readonly groupTitle: (text: string) => string
  readonly full: string
}
type Held = { readonly mark: Mark; readonly element: HTMLElement }
/** The pointer or the keyboard comes to a pin or leaves it. */
export type OnLight = (id: string, isLit: boolean) => void
export type Lit = { readonly hovered: string | null; readonly chosen: string | null }

/** Prices and groups as buttons over the canvases: only those that are in sight as a whole. */
export function createMarks(layer: HTMLElement, options: Options) {
  const { painter, onPress, onLight, onGroup, groupTitle, full } = options
  let held = new Map<string, Held>()
  let extra: HTMLElement[] = []
  let shown: { plan: MapPlan; origin: { x: number; y: number } } | null = null
  let lit: Lit = { hovered: null, chosen: null }
  const tag = onPress ? 'button' : 'span'

  function elementAt(x: number, y: number, className: string): HTMLElement {
    const element = document.createElement(tag)
    if (element instanceof HTMLButtonElement) element.type = 'button'
    element.className = className
    element.style.translate = `${Math.round(x - shown!.origin.x)}px ${Math.round(y - shown!.origin.y)}px`
    return element
  }
  function faceOf(text: string, name: string): HTMLElement {
    const face = document.createElement('span')
    face.className = name
    face.textContent = text
    return face
  }
  function priceElement(at: number, plan: MapPlan): HTMLElement {
    const { pin } = painter.scene().pins[at]!
    const element = elementAt(plan.x[at]!, plan.y[at]!, 'map-mark map-price')
    const look = pin.label === null ? 'map-pin map-pin-full' : 'map-pin'
    element.append(faceOf(pin.label ?? full, painter.isSeen(pin.id) ? `${look} map-pin-seen` : look))
    if (!onPress) return element
    element.setAttribute('aria-label', pin.title)
    element.dataset.id = pin.id
    element.addEventListener('click', (event) => {
      event.stopPropagation()
      onPress(pin.id)
    })
    for (const name of ['pointerenter', 'focus'])
      element.addEventListener(name, () => onLight?.(pin.id, true))
    for (const name of ['pointerleave', 'blur'])
      element.addEventListener(name, () => onLight?.(pin.id, false))
    return element
  }
  function groupElement(mark: Extract<Mark, { type: 'group' }>): HTMLElement {
    const { name, text, box, isAbove } = mark
    const element = elementAt(box.x, box.y, 'map-mark map-group')
    const face = faceOf('', isAbove ? 'map-cluster map-cluster-above' : 'map-cluster')
    if (name !== null) face.append(faceOf(name, 'map-cluster-name'))
    face.append(faceOf(text, 'map-cluster-text'))
    element.append(face)
    if (!onGroup) return element
    element.setAttribute('aria-label', groupTitle(name === null ? text : `${name}, ${text}`))
    element.addEventListener('click', (event) => {
      event.stopPropagation()
      onGroup(mark)
    })
    return element
  }

  function show(plan: MapPlan, origin: { x: number; y: number }, isShown: (box: Box) => boolean) {
    const isSame = shown?.plan === plan && shown.origin.x === origin.x && shown.origin.y === origin.y
    shown = { plan, origin }
    const next = new Map<string, Held>()
    for (const mark of plan.marks) {
      if (!isShown(mark.box)) continue
      const key = mark.type === 'price' ? `p${mark.pin}` : `g${mark.members[0]} ${mark.members.length}`
      const known = isSame ? held.get(key) : undefined
      next.set(
        key,
        known ?? { mark, element: mark.type === 'price' ? priceElement(mark.pin, plan) : groupElement(mark) },
      )
    }
    const focused =
      document.activeElement instanceof HTMLElement ? document.activeElement.dataset.id : undefined
    for (const [key, { element }] of held) if (next.get(key)?.element !== element) element.remove()
    for (const { element } of next.values()) if (!element.isConnected) layer.append(element)
    if (focused !== undefined && !layer.contains(document.activeElement))
      layer.querySelector<HTMLElement>(`[data-id="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true })
    held = next
    light(lit)
  }

  /** The hovered and the chosen one always show, above everything; what they would lie on steps back. */
  function light(next: Lit) {
    lit = next
    for (const element of extra) element.remove()
    extra = []
    if (!shown) return
    const { plan } = shown
    const { pins } = painter.scene()
    const wanted = new Set([lit.hovered, lit.chosen])
    const numbers = new Map(
      pins.flatMap(({ pin }, at) => (wanted.has(pin.id) ? [[pin.id, at] as const] : [])),
    )
    const shownIds = new Set<string>()
    for (const { mark, element } of held.values()) {
      const ids = mark.type === 'price' ? [pins[mark.pin]?.pin.id ?? ''] : []
      const isLit = ids.some((id) => wanted.has(id))
      if (isLit) for (const id of ids) shownIds.add(id)
      const holds = mark.type === 'group' && [...numbers.values()].some((at) => mark.members.includes(at))
      element.classList.toggle('map-lit', isLit || holds)
      element.classList.toggle('map-chosen', ids.includes(lit.chosen ?? ''))
      element.classList.remove('map-under')
    }
    for (const [id, at] of numbers) {
      if (shownIds.has(id)) continue
      const element = priceElement(at, plan)
      element.classList.add('map-lit', 'map-extra')
      if (id === lit.chosen) element.classList.add('map-chosen')
      stepBack({ x: plan.x[at]!, y: plan.y[at]! - pinRise, w: 76, h: pinHeight })
      layer.append(element)
      extra.push(element)
    }
  }
  function stepBack(box: Box) {
    for (const { mark, element } of held.values()) {
      const isUnder =
        Math.abs(mark.box.x - box.x) * 2 < mark.box.w + box.w &&
        Math.abs(mark.box.y - box.y) * 2 < mark.box.h + box.h
      if (isUnder) element.classList.add('map-under')
    }
  }

  return { show, light, clear: () => layer.replaceChildren() }
}
export type Marks = ReturnType<typeof createMarks>
