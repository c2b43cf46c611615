import type { LatLon } from './projection.ts'

/** Something on the map that can be pressed. */
export type MapPin = LatLon & {
  readonly id: string
  /** What it shows: a price, a name; nothing for what is there but cannot be booked. */
  readonly label: string | null
  /** What it says to those who cannot see it. */
  readonly title: string
  /** Looked at before. */
  readonly seen: boolean
}

export const pinClass = ({ label, seen }: Pick<MapPin, 'label' | 'seen'>) =>
  label === null ? 'map-dot' : seen ? 'map-pin map-pin-seen' : 'map-pin'

/** Marks are as large as what they show: Leaflet gives none of its own sizes. */
export const unsized = undefined as unknown as [number, number]
