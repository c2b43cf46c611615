import type { UnsaveHotels } from '#contract/saved.ts'
import { ok } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { savedWords } from '#words/saved/saved.ts'
import type { Db } from '../db/database.ts'
import { dropFavourites } from './store.ts'

type Asked = UnsaveHotels & { guestId: string; locale: Locale; now: number }

/** Returns the ids that are not saved any more; idempotent. */
export async function unsaveHotels(db: Db, { id, ids = [], guestId, locale, now }: Asked) {
  const hotelIds = [...new Set([...(id === undefined ? [] : [id]), ...ids])]
  await dropFavourites(db, { guestId, hotelIds, now })
  return { ...ok({ ids: hotelIds }), msg: savedWords(locale).removed }
}
