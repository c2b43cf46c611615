import type { HotelCard, HotelPage, HotelQuery } from '#contract/search.ts'
import { money } from '#domain/money/money.ts'
import { ok } from '#domain/result.ts'
import { stayFrom } from '#domain/stay/stay.ts'
import type { Locale } from '#domain/text/locale.ts'
import { presentPlace } from '../places/present.ts'
import type { SearchContext } from './context.ts'
import { presentCards } from './present.ts'
import { NOT_SOLD } from './pricing/cheapest-offer.ts'
import { bestOfStays } from './query/best-of-stays.ts'
import { chooseOffers, freeToCancelOfferOf, passingTotal } from './query/choose-offers.ts'
import { type Filters, filtersOf } from './query/filters.ts'
import type { ListedHotel } from './query/listing.ts'
import { type Found, searchHotels } from './search-hotels.ts'
import { showTooWide } from './show-too-wide.ts'

/** One page of the hotels that a search finds. */
export async function listHotels(context: SearchContext, query: HotelQuery, locale: Locale) {
  const found = await searchHotels(context, query, locale)
  if (!found.ok) return found
  const { index, place, flexible, exchange, listing, tooWide, isFresh } = found.value
  const { s_d, e_d, rooms, adults, ages, page, page_size } = query
  const filters = filtersOf(query, index, exchange)
  const chosen = listing && chooseOffers(listing, filters, query.sort, found.value)
  const hotels = chosen?.hotels.slice((page - 1) * page_size, page * page_size) ?? []
  const shown = hotels.map((listed) => {
    const offer = chosen!.offerOf(listed)
    const freeToCancelOffer = freeToCancelOfferOf(listed, offer, filters)
    return {
      ...listed,
      offer,
      freeToCancelOffer,
      ...(flexible && { dates: ownStay(listed, filters, found.value) }),
    }
  })
  const cards = presentCards(shown, { locale, exchange, index, cardFacts: context.cardFacts })
  const rest: Omit<HotelPage, 'list'> = {
    place: place && presentPlace(place, locale),
    total: chosen?.hotels.length ?? 0,
    available: chosen?.available ?? 0,
    page,
    page_size,
    stay: { s_d, e_d, rooms, adults, ages },
    places: tooWide ? await showTooWide(context, tooWide, found.value, locale) : [],
    zoom_in: tooWide !== null,
    ...(flexible && { best: bestOfStays(context, { ...found.value, flexible, filters }) }),
  }
  return {
    ...ok<HotelPage>({ list: cards.map(({ card }) => card), ...rest }),
    isFresh,
    toJson: () => `{"list":[${cards.map(({ toJson }) => toJson()).join()}],${JSON.stringify(rest).slice(1)}`,
  }
}

/** The hotel's own dates, and the price of the requested stay to compare with. */
function ownStay(
  { priced, stays, hotel }: ListedHotel,
  filters: Filters,
  { flexible, exchange, currency }: Found,
): Pick<HotelCard, 'stay' | 'asked'> {
  const { arrival: s_d, departure: e_d } = stayFrom(priced.stay.arrival, priced.stay.nights)
  if (flexible?.kind !== 'around') return { stay: { s_d, e_d } }
  const total = passingTotal(stays[0]!, hotel, filters)
  const shown = total === NOT_SOLD ? undefined : exchange(hotel.currency)?.into(total)
  return { stay: { s_d, e_d }, asked: shown === undefined ? null : money(shown, currency) }
}
