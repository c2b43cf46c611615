import type { Db } from '../../db/database.ts'
import { noImages, type OwnImages } from '../pictures-of.ts'
import { findHotelImages, findPhotographs, findStoredIds } from '../store.ts'
import { cardPhotograph, photographIn } from './photograph-address.ts'

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

/** The small version of each photograph; null for one that was not stored or fetched. */
export async function shownPhotographs(db: Db, urls: readonly string[]) {
  const stored = await findStoredIds(db, urls)
  const idOf = (url: string) => photographIn(url) ?? stored.get(url) ?? null
  const photographs = await findPhotographs(
    db,
    urls.flatMap((url) => idOf(url) ?? []),
  )
  return urls.map((url) => {
    const photograph = photographs.get(idOf(url) ?? '')
    const own = url.startsWith('/') && photographIn(url) === null ? url : null
    return { url, shown: photograph ? cardPhotograph(photograph) : own }
  })
}
