import { type Box, createFreeSpace } from './free-space.ts'
import { placeGroups } from './group-layout.ts'
import { labelDistricts, labelPoints, labelTowns, labelWaters } from './label-layout.ts'
import type { Label, Layout, LayoutWords, MapPlan, Mark, Measure } from './map-plan.ts'
import { worldSize } from './projection.ts'
import type { Scene } from './scene.ts'

type Options = {
  readonly zoom: number
  readonly measure: Measure
  readonly words: LayoutWords
  /** Pins that come first: those of the page that the list shows. */
  readonly first: ReadonlySet<string>
  /** Names of the ground: none where the map below has its own. */
  readonly isNamed: boolean
}

export const pinHeight = 30
/** From the middle of its dot, on which its tip stands, up to the middle of a pin. */
export const pinRise = 25
const pinEdges = 22
/** A pin that is lit is so much larger, and lies on no name then either. */
const litScale = 1.08
/** The first prices need little air. */
const firstAir = 4
/** With thousands of matches there is more air, and not more prices. */
const usualMatches = 600

export function layOutMap(scene: Scene, { zoom, measure, words, first, isNamed }: Options): MapPlan {
  const size = worldSize(zoom)
  const { pins } = scene
  const x = Float64Array.from(pins, (pin) => pin.x * size)
  const y = Float64Array.from(pins, (pin) => pin.y * size)
  const part = Int16Array.from(pins, (pin) => pin.part)
  const room = createFreeSpace()
  const layout: Layout = { zoom, size, scene, measure, room, dots: { x, y, part }, hides: dotCounter(x, y) }
  const hasPrice = new Uint8Array(pins.length)
  const marks: Mark[] = []
  const tryPrice = (at: number, air: number): void => {
    const { label } = pins[at]!.pin
    if (label === null || hasPrice[at] === 1) return
    const box = { x: x[at]!, y: y[at]! - pinRise, w: measure(label, 'price') + pinEdges, h: pinHeight }
    if (!room.isFree(box, air)) return
    // With its tip and its dot.
    room.take({ ...box, w: box.w * litScale, y: y[at]! - pinRise + 7, h: pinHeight + 14 })
    hasPrice[at] = 1
    marks.push({ type: 'price', pin: at, x: x[at]!, y: y[at]!, box })
  }

  const grouped = placeGroups(layout, words)
  const order = Array.from(pins, (_, at) => at)
  // A price is what most come for: a name finds another place near by.
  for (const at of order) if (first.has(pins[at]!.pin.id)) tryPrice(at, firstAir)
  const labels: Label[] = isNamed ? [...labelDistricts(layout, grouped.named), ...labelPoints(layout)] : []
  const air = airAt(zoom) + Math.max(0, Math.min(40, 12 * Math.log2(pins.length / usualMatches)))
  for (const at of order)
    if (
      grouped.isUnderGroup[at] === 0 &&
      grouped.quiet.isFree({ x: x[at]!, y: y[at]! - pinRise, w: 60, h: pinHeight })
    )
      tryPrice(at, air)
  if (isNamed) labels.push(...labelTowns(layout), ...labelWaters(layout))
  return {
    zoom,
    x,
    y,
    marks: [...grouped.groups, ...marks],
    labels,
    isUnderGroup: grouped.isUnderGroup,
    hasPrice,
  }
}

const airAt = (zoom: number) => (zoom < 13 ? 12 : zoom < 15 ? 9 : 6)

const square = 24
const row = 1e7
/** A dot and the air around it. */
const dotRadius = 4

function dotCounter(x: Float64Array, y: Float64Array): (box: Box) => number {
  const squares = new Map<number, number[]>()
  for (let at = 0; at < x.length; at++) {
    const key = Math.floor(x[at]! / square) * row + Math.floor(y[at]! / square)
    const held = squares.get(key)
    if (held) held.push(at)
    else squares.set(key, [at])
  }
  return (box) => {
    const [across, down] = [box.w / 2 + dotRadius, box.h / 2 + dotRadius]
    const [right, bottom] = [box.x + across, box.y + down].map((edge) => Math.floor(edge / square))
    let hidden = 0
    for (let column = Math.floor((box.x - across) / square); column <= right!; column++)
      for (let line = Math.floor((box.y - down) / square); line <= bottom!; line++)
        for (const at of squares.get(column * row + line) ?? [])
          if (Math.abs(x[at]! - box.x) < across && Math.abs(y[at]! - box.y) < down) hidden++
    return hidden
  }
}
