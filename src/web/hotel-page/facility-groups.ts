import type { Hotel } from '#contract/hotels.ts'
import type { Amenity } from '#words/hotels/hotel-facts.ts'

export const facilityGroups = ['food', 'leisure', 'transport', 'guests', 'house'] as const
export type FacilityGroup = (typeof facilityGroups)[number]

const groupOf: Readonly<Record<Amenity, FacilityGroup>> = {
  breakfast: 'food',
  restaurant: 'food',
  bar: 'food',
  room_service: 'food',
  kitchen: 'food',
  pool: 'leisure',
  gym: 'leisure',
  spa: 'leisure',
  sauna: 'leisure',
  hot_bath: 'leisure',
  beach_access: 'leisure',
  ski_storage: 'leisure',
  garden: 'leisure',
  terrace: 'leisure',
  parking: 'transport',
  ev_charging: 'transport',
  airport_shuttle: 'transport',
  bicycles: 'transport',
  family_rooms: 'guests',
  kids_club: 'guests',
  accessible: 'guests',
  pets: 'guests',
  wifi: 'house',
  reception_24h: 'house',
  luggage_storage: 'house',
  lift: 'house',
  air_conditioning: 'house',
  laundry: 'house',
  meeting_rooms: 'house',
}
const groups = new Map<string, FacilityGroup>(Object.entries(groupOf))

type Facility = Hotel['amenities'][number]

/** The facilities by what they are for, each once; what only the operator's own list names belongs to the house. */
export function groupFacilities(facilities: readonly Facility[]): [FacilityGroup, Facility[]][] {
  const each = facilities.filter(
    ({ name }, at) => facilities.findIndex((other) => other.name === name) === at,
  )
  const grouped = Map.groupBy(each, ({ id }) => groups.get(id) ?? 'house')
  return facilityGroups.flatMap((group) => {
    const found = grouped.get(group)
    return found ? [[group, found] as [FacilityGroup, Facility[]]] : []
  })
}

const fewestGrouped = 10

/** A few facilities are one plain list: groups of one would be more headings than facts. */
export function facilityLists(facilities: readonly Facility[]): [FacilityGroup | 'all', Facility[]][] {
  const grouped = groupFacilities(facilities)
  const all = grouped.flatMap(([, found]) => found)
  return all.length > 0 && all.length < fewestGrouped ? [['all', all]] : grouped
}
