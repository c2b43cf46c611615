import { type Hour, hours } from './canvas/hours.ts'
import { type Composition, compositions } from './compositions/compositions.ts'
import { type RoomKind, roomKinds } from './subject.ts'

export type Indoor =
  | 'bathroom'
  | 'lobby'
  | 'restaurant'
  | 'breakfast'
  | 'bar'
  | 'pool'
  | 'spa'
  | 'gym'
  | 'meeting'
  | 'view'

export type View = Composition | `room_${RoomKind}` | Indoor

const exteriorViews = Object.keys(compositions) as Composition[]

export const indoorViews: readonly Indoor[] = [
  'bathroom',
  'lobby',
  'restaurant',
  'breakfast',
  'bar',
  'pool',
  'spa',
  'gym',
  'meeting',
  'view',
]

export const views: readonly View[] = [
  ...exteriorViews,
  ...roomKinds.map((kind) => `room_${kind}` as const),
  ...indoorViews,
]

/** Identifies a picture of a hotel; two rooms of one kind differ by their variant. */
export type PictureSpec = { readonly view: View; readonly variant: number; readonly hour: Hour }

/** The picture's name in a URL, such as `room_twin-1-dusk`. */
export const nameOf = ({ view, variant, hour }: PictureSpec) => `${view}-${variant}-${hour}`

export function specNamed(name: string): PictureSpec | null {
  const parts = /^([a-z_]+)-(\d)-([a-z]+)$/.exec(name)
  if (!parts) return null
  const view = views.find((known) => known === parts[1])
  const hour = hours.find((known) => known === parts[3])
  return view && hour ? { view, variant: Number(parts[2]), hour } : null
}

export const isExterior = (view: View): view is Composition => exteriorViews.some((known) => known === view)

/** A view by its category: an exterior, a room of some kind, or another interior. */
export type Sorted = { composition: Composition } | { room: RoomKind } | { indoor: Indoor }

export function sorted(view: View): Sorted {
  if (isExterior(view)) return { composition: view }
  const room = roomKinds.find((kind) => view === `room_${kind}`)
  return room ? { room } : { indoor: indoorViews.find((known) => known === view)! }
}
