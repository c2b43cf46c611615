import { amenityNames } from '#words/hotel-facts.ts'

const BITS = 32
/** Those of our table have a bit each, as far as bits reach; the others, an operator's own, are named. */
const known: readonly string[] = Object.keys(amenityNames).slice(0, BITS)
const bitOf = new Map(known.map((id, at) => [id, 1 << at]))

export type AmenitySet = { readonly amenityBits: number; readonly otherAmenities: readonly string[] }

const NONE: readonly string[] = []

export function amenitySetOf(ids: readonly string[]): AmenitySet {
  const others = ids.filter((id) => !bitOf.has(id))
  return {
    amenityBits: ids.reduce((bits, id) => bits | (bitOf.get(id) ?? 0), 0),
    otherAmenities: others.length > 0 ? others : NONE,
  }
}

/** In the order of our table, and then as the operator has them. */
export const amenitiesOf = ({ amenityBits, otherAmenities }: AmenitySet): string[] => [
  ...known.filter((_, at) => (amenityBits & (1 << at)) !== 0),
  ...otherAmenities,
]

/** Whether a hotel has all of these, where bits stand by hotel. */
export function amenityTest(wanted: readonly string[]) {
  const { amenityBits: wantedBits, otherAmenities: others } = amenitySetOf(wanted)
  return (hotels: readonly AmenitySet[], bits: Int32Array, at: number): boolean =>
    (bits[at]! & wantedBits) === wantedBits && others.every((id) => hotels[at]!.otherAmenities.includes(id))
}
