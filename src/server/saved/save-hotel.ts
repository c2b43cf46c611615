import type { SaveHotel } from '#contract/saved.ts'
import type { Locale } from '#domain/locale.ts'
import { ok, refuse } from '#domain/result.ts'
import { savedWords } from '#words/saved.ts'
import type { Db } from '../db/database.ts'
import { stateOfHotel } from '../hotels/state-of-hotel.ts'
import { keepFavourite } from './store.ts'

type Asked = SaveHotel & { guestId: string; locale: Locale; now: number }

/** Saving what is saved already is as good as the first time. */
export async function saveHotel(db: Db, { id, list, s_d, e_d, guestId, locale, now }: Asked) {
  const state = await stateOfHotel(db, id)
  if (!state) return refuse('not_found')
  if (state === 'closed') return refuse('hotel_closed')
  // One date alone is no stay.
  const stay = s_d && e_d ? { arrival: s_d, departure: e_d } : { arrival: undefined, departure: undefined }
  await keepFavourite(db, { guestId, hotelId: id, list, ...stay, now })
  return { ...ok({ collected: true as const, id }), msg: savedWords(locale).saved }
}
