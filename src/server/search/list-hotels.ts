import type { HotelPage, HotelQuery } from '#contract/search.ts'
import type { Locale } from '#domain/locale.ts'
import { ok } from '#domain/result.ts'
import { presentPlace } from '../places/present.ts'
import { choose, inOrder } from './choose.ts'
import type { SearchWorld } from './open-search.ts'
import { presentCards } from './present-card.ts'
import { presentTooWide } from './present-too-wide.ts'
import { searchHotels } from './search-hotels.ts'
import { wishesOf } from './wishes.ts'

/** One page of the hotels that a search finds. */
export async function listHotels(world: SearchWorld, query: HotelQuery, locale: Locale) {
  const found = await searchHotels(world, query, locale)
  if (!found.ok) return found
  const { index, place, now, exchange, listing, tooWide } = found.value
  const { s_d, e_d, rooms, adults, ages, page, page_size } = query
  const choices = choose(listing, wishesOf(query, index), exchange)
  const shown = inOrder(choices, query.sort).slice((page - 1) * page_size, page * page_size)
  const answer: HotelPage = {
    list: presentCards(shown, { locale, now, exchange, index }),
    total: choices.length,
    page,
    page_size,
    stay: { s_d, e_d, rooms, adults, ages },
    place: place && presentPlace(place, locale),
    available: choices.filter(({ product }) => product >= 0).length,
    zoom_in: tooWide !== null,
    places: tooWide ? presentTooWide(tooWide, locale) : [],
  }
  return ok(answer)
}
