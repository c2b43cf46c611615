import type { Picture } from '#contract/media.ts'
import type { Locale } from '#domain/locale.ts'
import { type OwnImages, picturesOf } from '../media/pictures-of.ts'
import type { HotelRow } from './store.ts'

/** The operator's own photographs; without them, pictures drawn from the hotel's facts. */
export const galleryFor = (
  hotel: HotelRow,
  rooms: readonly string[],
  images: OwnImages,
  locale: Locale,
): Picture[] => picturesOf({ ...hotel, rooms }, images, locale)
