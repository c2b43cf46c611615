import { isPriceForStay, stayToPrice } from '#domain/hotel/favourites.ts'
import type { Id } from '#domain/id.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import { type SavedContext, siteZone } from './context.ts'
import { readLists } from './list-store.ts'
import { priceStays } from './price-stays.ts'
import { readFavourites, writeNoted } from './store.ts'

type Wanted = { guestId: Id; currency: string } & ({ hotelId: Id } | { listId: Id })

/**
 * Stores the present price of favourites, to show later how it changed: of one hotel, or of a whole list with new
 * dates. A price stored for these dates already is unchanged.
 */
export async function notePrices(context: SavedContext, wanted: Wanted) {
  const { guestId, currency } = wanted
  const now = context.now()
  const [favourites, lists] = await Promise.all([
    readFavourites(context.db, guestId),
    readLists(context.db, guestId),
  ])
  const byId = new Map(lists.map((list) => [list.id, list]))
  const chosen = favourites.filter((one) =>
    'hotelId' in wanted ? one.hotelId === wanted.hotelId : one.listId === wanted.listId,
  )
  const asked = chosen.flatMap(({ hotelId, listId, own, noted }) => {
    const list = byId.get(listId)!
    const stay = stayToPrice(list.stay, own, dateIn(siteZone, now))
    const { party } = list
    return stay && !(noted && isPriceForStay(noted, stay, party)) ? [{ hotelId, stay, party }] : []
  })
  if (asked.length === 0) return
  const cards = await priceStays(context, asked, { currency, locale: 'en' })
  for (const { hotelId, stay, party } of asked) {
    const total = cards.get(hotelId)?.card.offer?.total
    if (total) await writeNoted(context.db, { guestId, hotelId }, { total, stay, party, at: now })
  }
}
