import type { Picture } from '#contract/media.ts'
import type { Locale } from '#domain/locale.ts'
import { type OwnImages, roomPicturesOf } from '../media/pictures-of.ts'
import type { RoomRow } from './sold-store.ts'
import type { HotelRow } from './store.ts'

/** The pictures of each room, by its id: rooms of the same kind are drawn differently. */
export function roomPictures(
  hotel: HotelRow,
  rooms: readonly RoomRow[],
  own: OwnImages,
  locale: Locale,
): (room: string) => Picture[] {
  const kinds = rooms.map(({ picture }) => picture)
  const pictures = new Map(
    rooms.map(({ id, picture }, at) => {
      const variant = kinds.slice(0, at).filter((kind) => kind === picture).length
      return [id, roomPicturesOf(hotel, { id, picture, variant }, own, locale)]
    }),
  )
  return (room) => pictures.get(room) ?? []
}
