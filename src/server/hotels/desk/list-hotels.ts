import type { DeskHotelPage, DeskHotelQuery, DeskHotelRow, HotelQuality } from '#contract/desk/hotels.ts'
import { qualityFaults, qualityParts } from '#domain/hotel/quality.ts'
import type { Id } from '#domain/id.ts'
import { ok } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { cacheFor } from '../../cache/cache-for.ts'
import { ownImagesOf } from '../../media/photographs/own-images.ts'
import { cardPictures, type OwnImages } from '../../media/pictures-of.ts'
import type { PlaceIndex } from '../../places/place-index.ts'
import type { DeskHotelContext, Reader } from './context.ts'
import {
  countDeskHotels,
  countHotels,
  findDeskHotels,
  type HotelCounts,
  type HotelFilter,
  type Keyset,
  type ListedHotel,
} from './list-store.ts'

const pageSize = 50
/** Larger numbers are shown as this with a plus sign. */
const mostCounted = 10_000
const bookedDays = 30
const mostCountries = 12

function filterOf(
  { q, states, faults, below, country }: DeskHotelQuery,
  hotels: Reader['hotels'],
): HotelFilter {
  const words = q ? { text: q.toLowerCase(), isFuzzy: false } : null
  return { hotels, words, states, faults, below: below ?? null, country: country ?? null }
}

export function createListHotels(context: DeskHotelContext) {
  const { db, now, places, orders } = context
  // Counting all hotels reads the whole table.
  const countAll = cacheFor({ read: () => countHotels(db, null), freshFor: 30_000, now })

  return async (query: DeskHotelQuery, { hotels, locale }: Reader) => {
    const exact = filterOf(query, hotels)
    const keyset: Keyset = {
      sort: query.sort,
      after: query.after ?? null,
      quality: query.after_quality ?? null,
    }
    const asTyped = await findDeskHotels(db, exact, keyset, pageSize + 1)
    const isSimilar = asTyped.length === 0 && exact.words !== null && keyset.after === null
    const filter = isSimilar ? { ...exact, words: { ...exact.words!, isFuzzy: true } } : exact
    const rows = isSimilar ? await findDeskHotels(db, filter, keyset, pageSize + 1) : asTyped
    const shown = rows.slice(0, pageSize)
    const ids = shown.map(({ id }) => id)
    const [index, images, booked, total, counts] = await Promise.all([
      places(),
      ownImagesOf(db, ids),
      orders.countBooked(db, ids, new Date(now() - bookedDays * 86_400_000)),
      rows.length <= pageSize && keyset.after === null
        ? rows.length
        : countDeskHotels(db, filter, mostCounted),
      hotels === null ? countAll() : countHotels(db, hotels),
    ])
    const around = { index, locale, images, booked }
    return ok<DeskHotelPage>({
      list: shown.map((row) => presentRow(row, around)),
      total,
      is_end: rows.length <= pageSize,
      is_similar: isSimilar && rows.length > 0,
      facets: presentCounts(counts, index, locale),
    })
  }
}

type Around = {
  readonly index: PlaceIndex
  readonly locale: Locale
  readonly images: (hotel: Id) => OwnImages
  readonly booked: ReadonlyMap<Id, number>
}

function presentRow(row: ListedHotel, { index, locale, images, booked }: Around): DeskHotelRow {
  const city = index.byId.get(row.city)
  const { pictures } = cardPictures(row, images(row.id), locale)
  const names = { en: row.nameEn, zh: row.nameZh }
  return {
    id: row.id,
    code: row.code,
    state: row.state,
    name: names[locale],
    also: names[locale === 'en' ? 'zh' : 'en'],
    place: city ? [city.name[locale], city.country.name[locale]].join(locale === 'en' ? ', ' : '，') : '',
    picture: pictures[0]?.card ?? pictures[0]?.url ?? '',
    rooms: row.roomTypes,
    plans: row.plans,
    booked: booked.get(row.id) ?? 0,
    quality: row.isAssessed ? presentQuality(row) : null,
  }
}

type Assessed = Pick<ListedHotel, 'quality' | 'levels' | 'faults' | 'pricedUntil' | 'photographs'>

export const presentQuality = (row: Assessed): HotelQuality => ({
  score: row.quality,
  levels: Object.fromEntries(
    qualityParts.map((part, at) => [part, row.levels[at] ?? 0]),
  ) as HotelQuality['levels'],
  faults: [...row.faults],
  priced_until: row.pricedUntil,
  photographs: row.photographs,
})

function presentCounts(
  { all, complete, states, faults, countries }: HotelCounts,
  index: PlaceIndex,
  locale: Locale,
): DeskHotelPage['facets'] {
  const names = new Map(index.countries[locale].map(({ country }) => [country.code, country.name[locale]]))
  return {
    all,
    complete,
    states: { draft: states.draft ?? 0, open: states.open ?? 0, closed: states.closed ?? 0 },
    faults: Object.fromEntries(
      qualityFaults.map((fault) => [fault, faults[fault] ?? 0]),
    ) as DeskHotelPage['facets']['faults'],
    countries: countries
      .slice(0, mostCountries)
      .map(({ code, hotels }) => ({ code, hotels, name: names.get(code) ?? code })),
  }
}
