import { type PictureSubject, regions, roomKinds, sceneries } from '#drawings/subject.ts'

/** The facts of a hotel that its drawings depend on. */
export type PicturedHotel = {
  readonly id: string
  readonly seed: number
  readonly setting: string
  readonly region: string
  readonly stars: number
  readonly lat: number
  readonly amenities: readonly string[]
  /** Kinds of its room types, in order. */
  readonly rooms: readonly string[]
}

/** An operator's setting, region or room may be unknown to us: then the default is drawn. */
export const subjectOf = (hotel: PicturedHotel): PictureSubject => ({
  seed: hotel.seed,
  scenery: sceneries.find((known) => known === hotel.setting) ?? 'city',
  region: regions.find((known) => known === hotel.region) ?? 'european',
  stars: Math.min(5, Math.max(1, hotel.stars)) as PictureSubject['stars'],
  latitude: hotel.lat,
  rooms: hotel.rooms.flatMap((room) => roomKinds.find((known) => known === room) ?? []),
  amenities: hotel.amenities,
})
