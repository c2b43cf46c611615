import type { HotelPage, HotelQuery } from '#contract/search.ts'
import type { Locale } from '#domain/locale.ts'
import { answerWords } from '#words/answers.ts'
import { okWritten } from '../http/dispatch.ts'
import { type Words, wordsOf } from '../http/sheet.ts'
import { type WriteAnswer, writeAnswer } from '../http/written.ts'
import type { Place } from '../places/place.ts'
import { presentPlace } from '../places/present.ts'
import { type Chosen, choose } from './chosen.ts'
import { type Listing, pricedAt } from './listing.ts'
import type { SearchWorld } from './open-search.ts'
import { freshnessOf, searchHotels } from './search-hotels.ts'
import { showTooWide } from './show-too-wide.ts'
import { wishesOf } from './wishes.ts'
import { type ShownHotel, writeCards } from './write-cards.ts'

/** One page of the hotels that a search finds. */
export async function listHotels(
  world: SearchWorld,
  query: HotelQuery,
  locale: Locale,
  writeDown: WriteAnswer = writeAnswer,
) {
  const found = await searchHotels(world, query, locale)
  if (!found.ok) return found
  const { index, place, exchange, listing, tooWide } = found.value
  const { s_d, e_d, rooms, adults, ages, page, page_size } = query
  const chosen = listing && choose(listing, wishesOf(query, index), query.sort, found.value)
  const shown = listing && chosen ? pageOf(listing, chosen, query) : []
  const places = tooWide && (await showTooWide(world, tooWide, query, found.value, locale))
  const written = writeDown(answerWords(locale).success, (sheet) => {
    sheet.words(parts.list)
    writeCards(sheet, shown, { locale, exchange, index, cardWriter: world.cardWriter })
    sheet.words(parts.place)
    sheet.words(place ? placeWords(place, locale) : parts.none)
    sheet.words(parts.total)
    sheet.number(chosen?.entries.length ?? 0)
    sheet.words(parts.available)
    sheet.number(chosen?.available ?? 0)
    sheet.words(parts.page)
    sheet.number(page)
    sheet.words(parts.pageSize)
    sheet.number(page_size)
    sheet.words(parts.rooms)
    sheet.number(rooms)
    sheet.words(parts.adults)
    sheet.number(adults)
    sheet.words(parts.ages)
    sheet.letters(ages.join())
    sheet.words(parts.arrival)
    sheet.letters(s_d)
    sheet.words(parts.departure)
    sheet.letters(e_d)
    sheet.words(parts.places)
    if (places) sheet.text(JSON.stringify(places))
    else sheet.words(parts.noPlaces)
    sheet.words(places ? parts.tooWide : parts.end)
  })
  return okWritten<HotelPage>(written, freshnessOf(world, found.value))
}

// The fields of a page. Dates are plain, and ages are numbers: nothing is to be escaped.
const parts = {
  list: wordsOf('{"list":'),
  place: wordsOf(',"place":'),
  none: wordsOf('null'),
  total: wordsOf(',"total":'),
  available: wordsOf(',"available":'),
  page: wordsOf(',"page":'),
  pageSize: wordsOf(',"page_size":'),
  rooms: wordsOf(',"stay":{"rooms":'),
  adults: wordsOf(',"adults":'),
  ages: wordsOf(',"ages":['),
  arrival: wordsOf('],"s_d":"'),
  departure: wordsOf('","e_d":"'),
  places: wordsOf('"},"places":'),
  noPlaces: wordsOf('[]'),
  tooWide: wordsOf(',"zoom_in":true}'),
  end: wordsOf(',"zoom_in":false}'),
}

const wordsOfPlaces = new WeakMap<Place, Partial<Record<Locale, Words>>>()

/** The same places stand in thousands of lists. */
function placeWords(place: Place, locale: Locale): Words {
  let known = wordsOfPlaces.get(place)
  if (!known) wordsOfPlaces.set(place, (known = {}))
  return (known[locale] ??= wordsOf(JSON.stringify(presentPlace(place, locale))))
}

function pageOf(
  listing: Listing,
  { entries, totalAt, productAt }: Chosen,
  { page, page_size }: Pick<HotelQuery, 'page' | 'page_size'>,
): ShownHotel[] {
  const first = (page - 1) * page_size
  const shown: ShownHotel[] = []
  for (let place = first; place < Math.min(entries.length, first + page_size); place++) {
    const entry = entries[place]!
    const total = totalAt(place)
    shown.push({
      priced: pricedAt(listing, entry),
      at: listing.hotel[entry]!,
      metres: listing.metres[entry]!,
      product: total < 0 ? -1 : productAt(place),
      total,
    })
  }
  return shown
}
