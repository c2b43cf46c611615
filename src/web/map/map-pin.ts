import type { LatLon } from './projection.ts'

/** Something on the map that can be pressed: a hotel, or a place on too wide a map. */
export type MapPin = LatLon & {
  readonly id: string
  /** What it shows: a price, a name; null for what cannot be booked. */
  readonly label: string | null
  /** What it says to those who cannot see it. */
  readonly title: string
  /** What it costs, to find the cheapest of a group; null for what has no price. */
  readonly amount: number | null
  /** The slug of its district. */
  readonly district: string | null
}
