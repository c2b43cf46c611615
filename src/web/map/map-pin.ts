import { type Box, boxOfName } from './label-placement.ts'
import type { LatLon, Pixel } from './projection.ts'

/** Something on the map that can be pressed. */
export type MapPin = LatLon & {
  readonly id: string
  /** What it shows: a price, a name; nothing for what is there but cannot be booked. */
  readonly label: string | null
  /** What it says to those who cannot see it. */
  readonly title: string
  /** Looked at before. */
  readonly seen: boolean
  /** How many hotels it stands for, where it is a place. */
  readonly hotels?: number
}

export const hotelsOf = (pins: readonly MapPin[]): number =>
  pins.reduce((sum, { hotels = 1 }) => sum + hotels, 0)

export const pinClass = ({ label, seen }: Pick<MapPin, 'label' | 'seen'>) =>
  label === null ? 'map-dot' : seen ? 'map-pin map-pin-seen' : 'map-pin'

const dot: Box['half'] = { x: 8, y: 8 }
const cluster: Box['half'] = { x: 18, y: 18 }
const pinEdge = 11
const pinHalf = 18
/** How far above its point the middle of a pin stands. */
const pinRise = 20

/** The room that a mark takes: a group of pins shows no name (`''`), a hotel that cannot be booked only a dot (`null`). */
export function boxOfMark(label: string | null, at: Pixel): Box {
  if (label === null) return { at, half: dot }
  if (label === '') return { at, half: cluster }
  const { half } = boxOfName(label, at)
  return { at: { x: at.x, y: at.y - pinRise }, half: { x: half.x + pinEdge, y: pinHalf } }
}

/** Marks are as large as what they show: Leaflet gives none of its own sizes. */
export const unsized = undefined as unknown as [number, number]
