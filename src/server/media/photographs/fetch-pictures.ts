import { transaction } from '../../db/database.ts'
import { recordChanges } from '../../inventory/record-changes.ts'
import { findUnfetched, recordSource, type Unfetched } from '../store.ts'
import { createGetBytes, type GetBytes } from './fetch-bytes.ts'
import { type PhotographShelf, storePhotograph } from './store-photograph.ts'

/** The result of a download: reason is null when the picture is stored. */
export type FetchedPicture = { readonly url: string; readonly reason: string | null }

const atOnce = 4

/**
 * Downloads pictures that hotels name by external URLs and that are not stored yet. Each URL is requested once: from
 * then on guests get the picture from this site.
 */
export async function* fetchPictures(
  shelf: PhotographShelf,
  get: GetBytes = createGetBytes(),
): AsyncGenerator<FetchedPicture> {
  const wanted = await findUnfetched(shelf.db)
  for (let from = 0; from < wanted.length; from += atOnce)
    yield* await Promise.all(wanted.slice(from, from + atOnce).map((one) => fetchPicture(shelf, one, get)))
}

async function fetchPicture(
  shelf: PhotographShelf,
  { url, hotelIds }: Unfetched,
  get: GetBytes,
): Promise<FetchedPicture> {
  const bytes = await get(url)
  if (!bytes.ok) return { url, reason: bytes.refusal.text }
  const stored = await storePhotograph(shelf, bytes.value)
  if (!stored.ok) return { url, reason: 'is no photograph (JPEG, PNG, GIF, WebP or BMP)' }
  await transaction(shelf.db, async (tx) => {
    await recordSource(tx, url, stored.value.id)
    await recordChanges(
      tx,
      hotelIds.map((hotelId) => ({ hotelId })),
    )
  })
  return { url, reason: null }
}

/** Downloads what can be downloaded; pictures that fail are tried again by the next import. */
export async function fetchOutside(shelf: PhotographShelf): Promise<void> {
  for await (const _ of fetchPictures(shelf));
}
