import type { Db } from '../../db/database.ts'
import { noImages, type OwnImages } from '../pictures-of.ts'
import { findHotelImages, findPhotographs } from '../store.ts'
import { photographIn } from './photograph-address.ts'

/** The operator's pictures of these hotels, by hotel; two queries in all. */
export async function ownImagesOf(db: Db, hotels: readonly string[]): Promise<(hotel: string) => OwnImages> {
  const images = await findHotelImages(db, hotels)
  if (images.length === 0) return () => noImages
  const photographs = await findPhotographs(
    db,
    images.flatMap(({ url }) => photographIn(url) ?? []),
  )
  const byHotel = Map.groupBy(images, ({ hotelId }) => hotelId)
  return (hotel) => ({ images: byHotel.get(hotel) ?? [], photographs })
}
