export type Scenery =
  | 'city'
  | 'old_town'
  | 'river'
  | 'beach'
  | 'island'
  | 'mountain'
  | 'countryside'
  | 'desert'
  | 'garden'
  | 'airport'

export const sceneries: readonly Scenery[] = [
  'city',
  'old_town',
  'river',
  'beach',
  'island',
  'mountain',
  'countryside',
  'desert',
  'garden',
  'airport',
]

/** An architectural style. */
export type Region =
  | 'european'
  | 'mediterranean'
  | 'nordic'
  | 'chinese'
  | 'japanese'
  | 'east_asian'
  | 'southeast_asian'
  | 'south_asian'
  | 'middle_eastern'
  | 'african'
  | 'north_american'
  | 'latin_american'
  | 'oceanian'

export const regions: readonly Region[] = [
  'european',
  'mediterranean',
  'nordic',
  'chinese',
  'japanese',
  'east_asian',
  'southeast_asian',
  'south_asian',
  'middle_eastern',
  'african',
  'north_american',
  'latin_american',
  'oceanian',
]

export type RoomKind = 'double' | 'twin' | 'triple' | 'family' | 'suite' | 'single' | 'studio' | 'dormitory'

export const roomKinds: readonly RoomKind[] = [
  'double',
  'twin',
  'triple',
  'family',
  'suite',
  'single',
  'studio',
  'dormitory',
]

/** The facts of a hotel that its pictures depend on. */
export type PictureSubject = {
  readonly seed: number
  readonly scenery: Scenery
  readonly region: Region
  readonly stars: 1 | 2 | 3 | 4 | 5
  readonly latitude: number
  readonly rooms: readonly RoomKind[]
  /**
   * Ids of the hotel's amenities; restaurant, breakfast, bar, pool, spa, gym and meeting_rooms have a
   * picture.
   */
  readonly amenities: readonly string[]
}

export type Climate = 'tropical' | 'arid' | 'mediterranean' | 'temperate' | 'cold'

export function climateOf({ scenery, region, latitude }: PictureSubject): Climate {
  const distance = Math.abs(latitude)
  if (scenery === 'desert') return 'arid'
  if (scenery === 'mountain') return distance < 20 ? 'tropical' : 'cold'
  if (distance < 24) return region === 'middle_eastern' ? 'arid' : 'tropical'
  if (region === 'middle_eastern') return 'arid'
  if (region === 'mediterranean') return 'mediterranean'
  if (region === 'nordic' || distance > 56) return 'cold'
  return distance < 31 ? 'tropical' : 'temperate'
}

const low = new Set<Region>([
  'european',
  'mediterranean',
  'nordic',
  'south_asian',
  'african',
  'latin_american',
])

/** Whether towns of the region have low buildings. */
export const buildsLow = (region: Region) => low.has(region)
