import type { HotelPage, HotelQuery } from '#contract/search.ts'
import { ok } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { presentPlace } from '../places/present.ts'
import type { SearchContext } from './context.ts'
import { presentCards } from './present.ts'
import { chooseOffers, freeOfferOf } from './query/choose-offers.ts'
import { filtersOf } from './query/filters.ts'
import { searchHotels } from './search-hotels.ts'
import { showTooWide } from './show-too-wide.ts'

/** One page of the hotels that a search finds. */
export async function listHotels(context: SearchContext, query: HotelQuery, locale: Locale) {
  const found = await searchHotels(context, query, locale)
  if (!found.ok) return found
  const { index, place, exchange, listing, tooWide, isFresh } = found.value
  const { s_d, e_d, rooms, adults, ages, page, page_size } = query
  const filters = filtersOf(query, index, exchange)
  const chosen = listing && chooseOffers(listing, filters, query.sort, found.value)
  const hotels = chosen?.hotels.slice((page - 1) * page_size, page * page_size) ?? []
  const shown = hotels.map((listed) => {
    const offer = chosen!.offerOf(listed)
    return { ...listed, offer, freeOffer: freeOfferOf(listed, offer, filters) }
  })
  const value: HotelPage = {
    list: presentCards(shown, { locale, exchange, index, cardFacts: context.cardFacts }),
    place: place && presentPlace(place, locale),
    total: chosen?.hotels.length ?? 0,
    available: chosen?.available ?? 0,
    page,
    page_size,
    stay: { s_d, e_d, rooms, adults, ages },
    places: tooWide ? await showTooWide(context, tooWide, found.value, locale) : [],
    zoom_in: tooWide !== null,
  }
  return { ...ok(value), isFresh }
}
