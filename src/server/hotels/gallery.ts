import { captionsOf } from '#catalogue/pictures/captions.ts'
import { galleryOf } from '#catalogue/pictures/gallery.ts'
import { nameOf } from '#catalogue/pictures/spec.ts'
import { type PictureSubject, regions, roomKinds, sceneries } from '#catalogue/pictures/subject.ts'
import type { Picture } from '#contract/media.ts'
import type { Locale } from '#domain/locale.ts'
import type { HotelRow } from './store.ts'

type Image = { id: string; url: string; altEn: string; altZh: string }

/** The operator's own photographs; without them, pictures drawn from the hotel's facts. */
export function galleryFor(
  hotel: HotelRow,
  rooms: readonly string[],
  images: readonly Image[],
  locale: Locale,
): Picture[] {
  if (images.length > 0) {
    return images.map(({ id, url, altEn, altZh }) => ({ id, url, alt: locale === 'zh' ? altZh : altEn }))
  }
  const subject = subjectOf(hotel, rooms)
  return galleryOf(subject).map((spec) => ({
    id: `${hotel.id}.${nameOf(spec)}`,
    url: `/media/hotels/${hotel.id}/${nameOf(spec)}.svg`,
    alt: captionsOf(subject, spec).alternative[locale],
  }))
}

/** What the pictures need to know of a hotel. */
export function subjectOf(
  hotel: Pick<HotelRow, 'seed' | 'setting' | 'region' | 'stars' | 'lat' | 'amenities'>,
  rooms: readonly string[],
): PictureSubject {
  return {
    seed: hotel.seed,
    scenery: sceneries.find((known) => known === hotel.setting) ?? 'city',
    region: regions.find((known) => known === hotel.region) ?? 'european',
    stars: Math.min(5, Math.max(1, hotel.stars)) as PictureSubject['stars'],
    latitude: hotel.lat,
    rooms: rooms.flatMap((room) => roomKinds.find((known) => known === room) ?? []),
    amenities: hotel.amenities,
  }
}
