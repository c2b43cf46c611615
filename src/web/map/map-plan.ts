import type { MapSign } from '#contract/places.ts'
import type { DotCluster } from './dot-clusters.ts'
import type { Box, FreeSpace } from './free-space.ts'
import type { Scene } from './scene.ts'

/** A font by what is written in it. */
export type Lettering = 'price' | 'group' | 'district' | 'point' | 'town' | 'water'
export type Measure = (text: string, lettering: Lettering) => number

/** Pins that lie on each other, as one mark: where, how many, from which price. */
export type MapGroup = {
  readonly type: 'group'
  readonly name: string | null
  readonly text: string
  readonly members: readonly number[]
  readonly box: Box
  /** It stands above its dots and points down at them. */
  readonly isAbove: boolean
  /** The area to zoom to when it is pressed. */
  readonly around: Pick<DotCluster, 'left' | 'right' | 'top' | 'bottom'>
}
/** A price on its pin; the point is its tip. */
export type PriceMark = {
  readonly type: 'price'
  readonly pin: number
  readonly x: number
  readonly y: number
  readonly box: Box
}
export type Mark = PriceMark | MapGroup
/** A name, with a sign on its very point where it has one. */
export type Label = {
  readonly kind: 'district' | 'town' | 'water' | 'point'
  readonly text: string | null
  readonly box: Box
  readonly turn?: number
  readonly sign?: { readonly x: number; readonly y: number; readonly of: MapSign }
}

/** The layout at one zoom, in pixels of the whole world. It depends on the zoom alone, so a pan moves nothing. */
export type MapPlan = {
  readonly zoom: number
  readonly x: Float64Array
  readonly y: Float64Array
  readonly marks: readonly Mark[]
  readonly labels: readonly Label[]
  /** Pins that stand small under a group. */
  readonly isUnderGroup: Uint8Array
  readonly hasPrice: Uint8Array
}

export type LayoutWords = { readonly group: (count: number, from: string | null) => string }
/** The occupied space; labels, groups and prices are placed against it. */
export type Layout = {
  readonly zoom: number
  readonly size: number
  readonly scene: Scene
  readonly measure: Measure
  readonly room: FreeSpace
  readonly dots: { readonly x: Float64Array; readonly y: Float64Array; readonly part: Int16Array }
  /** How many dots a box would hide. */
  readonly hides: (box: Box) => number
}
