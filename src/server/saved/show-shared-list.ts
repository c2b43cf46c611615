import type { SharedList, SharedListQuery } from '#contract/saved.ts'
import { stayToPrice } from '#domain/hotel/favourites.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { dateIn, isoInstant } from '#domain/time/zone-time.ts'
import { savedWords } from '#words/saved/saved.ts'
import { type SavedContext, siteZone } from './context.ts'
import { findShared } from './list-store.ts'
import { placesOf } from './places-of.ts'
import { priceStays } from './price-stays.ts'
import { readFavouritesIn } from './store.ts'

/** A list for anyone with its link: hotels and prices, and nothing about its owner. */
export async function showSharedList(
  context: SavedContext,
  { token, currency, locale }: SharedListQuery & { locale: Locale },
) {
  const list = await findShared(context.db, token)
  if (!list) return refuse('not_found')
  const now = context.now()
  const today = dateIn(siteZone, now)
  const { stay, party, name } = list
  const favourites = await readFavouritesIn(context.db, list.id)
  const wanted = favourites.map(({ hotelId, own }) => ({
    hotelId,
    stay: stayToPrice(stay, own, today),
    party,
  }))
  const ids = wanted.map(({ hotelId }) => hotelId)
  const [cards, places] = await Promise.all([
    priceStays(context, wanted, { currency, locale }),
    placesOf(context, ids, locale),
  ])
  return ok<SharedList>({
    name: name ?? savedWords(locale).unnamed,
    stay: stay && { s_d: stay.arrival, e_d: stay.departure, ...party, ages: [...party.ages] },
    list: wanted.flatMap(({ hotelId, stay: own }) => {
      const found = cards.get(hotelId)
      if (!found) return []
      return [
        {
          ...found.card,
          collected: false,
          place: places.get(hotelId) ?? '',
          stay: own && { s_d: own.arrival, e_d: own.departure },
          nearest_total: found.nearestTotal?.total ?? null,
        },
      ]
    }),
    checked_at: isoInstant(now, 'UTC'),
  })
}
