import type { SaveHotel } from '#contract/saved.ts'
import { MOST_FAVOURITES, MOST_LISTS } from '#domain/hotel/favourites.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { savedWords } from '#words/saved/saved.ts'
import { type Tx, transaction } from '../db/database.ts'
import { stateOfHotel } from '../hotels/state-of-hotel.ts'
import type { SavedContext } from './context.ts'
import { addList, findList, lockLists, readLists, unnamedList } from './list-store.ts'
import { notePrices } from './note-prices.ts'
import { countOthers, keepFavourite } from './store.ts'

type Asked = SaveHotel & { guestId: string; locale: Locale }

/** Saves a hotel; idempotent. With a list, a saved hotel is moved there. */
export async function saveHotel(context: SavedContext, asked: Asked) {
  const { id, list, s_d, e_d, currency, guestId, locale } = asked
  const now = context.now()
  const state = await stateOfHotel(context.db, id)
  if (!state) return refuse('not_found')
  if (state === 'closed') return refuse('hotel_closed')
  // A single date is no stay.
  const stay = s_d && e_d ? { arrival: s_d, departure: e_d } : null
  const kept = await transaction(context.db, async (tx) => {
    await lockLists(tx, guestId)
    if ((await countOthers(tx, { guestId, hotelId: id })) >= MOST_FAVOURITES) return refuse('favourites_full')
    const found = list === undefined ? ok(null) : await listNamed(tx, { guestId, list, now })
    if (!found.ok) return found
    const unnamedId = found.value ?? (await unnamedList(tx, { guestId, now }))
    await keepFavourite(tx, { guestId, hotelId: id, listId: found.value, unnamedId, stay, now })
    return ok(null)
  })
  if (!kept.ok) return kept
  await notePrices(context, { guestId, hotelId: id, currency })
  const say = savedWords(locale)
  return { ...ok({ collected: true as const, id }), msg: list === undefined ? say.saved : say.savedIn }
}

/** Saving to a new name creates the list. */
async function listNamed(tx: Tx, { guestId, list, now }: { guestId: string; list: string; now: number }) {
  const known = await findList(tx, { guestId, list })
  if (known) return ok(known.id)
  if ((await readLists(tx, guestId)).length >= MOST_LISTS) return refuse('lists_full')
  return ok(await addList(tx, { guestId, name: list, now }))
}
