import type { Db } from '../db/database.ts'
import { ownImagesOf } from '../media/photographs/own-images.ts'
import { noImages, type OwnImages } from '../media/pictures-of.ts'
import type { HotelRow } from './store.ts'

/** The operator's pictures of a hotel; most have none and need no query. */
export async function imagesOf(db: Db, { id, photographed }: HotelRow): Promise<OwnImages> {
  return photographed ? (await ownImagesOf(db, [id]))(id) : noImages
}
