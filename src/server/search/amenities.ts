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

/** Whether a hotel has all of these: the bits that it must have, and a test of the others, where there are any. */
export function amenityTest(wanted: readonly string[]) {
  const { amenityBits: bits, otherAmenities } = amenitySetOf(wanted)
  const hasOthers = (hotel: AmenitySet) => otherAmenities.every((id) => hotel.otherAmenities.includes(id))
  return { bits, others: otherAmenities.length > 0 ? hasOthers : null }
}
