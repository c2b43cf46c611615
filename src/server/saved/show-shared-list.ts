import type { SharedList, SharedListQuery } from '#contract/saved.ts'
import { stayToPrice } from '#domain/favourites.ts'
import type { Locale } from '#domain/locale.ts'
import { ok, refuse } from '#domain/result.ts'
import { dateIn, isoInstant } from '#domain/zone-time.ts'
import { savedWords } from '#words/saved.ts'
import { findShared } from './list-store.ts'
import { placesOf } from './places-of.ts'
import { priceStays } from './price-stays.ts'
import { readFavouritesIn } from './store.ts'
import { type SavedWorld, siteZone } from './world.ts'

/** A list as whoever has its link sees it: hotels and prices, and nothing about its owner. */
export async function showSharedList(
  world: SavedWorld,
  { token, currency, locale }: SharedListQuery & { locale: Locale },
) {
  const list = await findShared(world.db, token)
  if (!list) return refuse('not_found')
  const now = world.now()
  const today = dateIn(siteZone, now)
  const { stay, party, name } = list
  const favourites = await readFavouritesIn(world.db, list.id)
  const wanted = favourites.map(({ hotelId, own }) => ({
    hotelId,
    stay: stayToPrice(stay, own, today),
    party,
  }))
  const ids = wanted.map(({ hotelId }) => hotelId)
  const [cards, places] = await Promise.all([
    priceStays(world, wanted, { currency, locale }),
    placesOf(world, ids, locale),
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
