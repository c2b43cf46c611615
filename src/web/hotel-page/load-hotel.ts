import type { Call } from '#contract/call.ts'
import { type Envelope, type Failure, succeeded } from '#contract/endpoint.ts'
import {
  listQuestions,
  listReviews,
  listRooms,
  showHotel,
  showHotelHead,
  showPriceCalendar,
  showSplitStays,
} from '#contract/endpoints.ts'
import type { Hotel, HotelHead, PriceCalendar, RoomList, SplitStays } from '#contract/hotels.ts'
import type { Place } from '#contract/places.ts'
import type { QuestionPage } from '#contract/questions.ts'
import type { ReviewPage } from '#contract/reviews.ts'
import { DEFAULT_CURRENCY } from '#domain/money/currency.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { CardHotel } from '../hotel-card/card-hotel.ts'
import type { StaySearch } from '../search-query/stay-search.ts'
import { type HotelQuery, withLaterDates } from './hotel-query.ts'
import { loadNearby } from './load-nearby.ts'
import { daysAround } from './rates/price-days.ts'
import { cachedResponse } from './response-cache.ts'

/** Everything that the page shows. The parts below the rooms may be missing; the hotel is shown without them. */
export type HotelData = {
  readonly query: HotelQuery
  readonly hotel: Hotel
  readonly head: Omit<HotelHead, 'jsonld' | 'alternates'>
  readonly rooms: RoomList
  readonly reviews: ReviewPage | null
  /** The last request failed: these are the previous results. */
  readonly isOld?: 'all' | 'reviews'
  readonly questions: QuestionPage | null
  /** Prices of the days around the stay. */
  readonly calendar: PriceCalendar | null
  readonly nearby: readonly CardHotel[]
  /** Where no room covers the stay: two stays in a row that do. */
  readonly splits: SplitStays | null
}

/** The remaining facts of a closed hotel, and alternatives nearby. */
export type ClosedHotel = {
  readonly hotel: { id: string; name: string; place: Place; lat: number; lon: number }
  readonly search: StaySearch
  readonly nearby: readonly CardHotel[]
}

export type Loaded =
  | { readonly is: 'hotel'; readonly data: HotelData; readonly jsonld: HotelHead['jsonld'] | null }
  | { readonly is: 'closed'; readonly closed: ClosedHotel }
  | { readonly is: 'unknown' }
  | { readonly is: 'failed'; readonly why: string }

/** With what did not come taken from what was shown before. */
export function withLastShown(loaded: Loaded, before: HotelData | null): Loaded {
  if (!before) return loaded
  if (loaded.is === 'failed') return { is: 'hotel', jsonld: null, data: { ...before, isOld: 'all' } }
  if (loaded.is !== 'hotel' || loaded.data.reviews || !before.reviews) return loaded
  return { ...loaded, data: { ...loaded.data, reviews: before.reviews, isOld: 'reviews' } }
}

type Question = { id: string; query: HotelQuery; currency: string; today: PlainDate }

const quiet = { quiet: true }
const reviewsPerPage = 6
const questionsShown = 6
const factsSeconds = 3_600
/** A quote lives fifteen minutes: one that is a minute old serves as well. */
const pricesSeconds = 60

export async function loadHotel(call: Call, question: Question): Promise<Loaded> {
  const { id, query, currency } = question
  const shown = { id, ...(query.preview ? { preview: query.preview } : {}) }
  const stay = { ...shown, ...query.search, ages: [...query.search.ages], currency }
  const priced = JSON.stringify(stay)
  const [hotel, rooms, head, reviews, questions] = await Promise.all([
    cachedResponse(`hotel ${JSON.stringify(shown)}`, factsSeconds, () => call(showHotel, shown, quiet)),
    cachedResponse(`rooms ${priced}`, pricesSeconds, () => call(listRooms, stay, quiet)),
    cachedResponse(`head ${priced}`, pricesSeconds, () => call(showHotelHead, stay, quiet)),
    call(listReviews, reviewQuery(id, query.reviews), quiet).catch(() => null),
    cachedResponse(`questions ${id}`, pricesSeconds, () =>
      call(listQuestions, { hotel: id, page_size: questionsShown }, quiet),
    ).catch(() => null),
  ])
  // It may have closed between two of the answers.
  const gone = [hotel, rooms, head].find(isGone)
  if (gone) return withoutHotel(call, gone, question, dataOf(hotel))
  if (!succeeded(hotel)) return { is: 'failed', why: hotel.msg }
  if (!succeeded(rooms)) return again(call, rooms, question)
  if (!succeeded(head)) return again(call, head, question)
  const { preview, ...wanted } = stay
  const days = { ...wanted, ...daysAround(stay.s_d, rooms.data.now.slice(0, 10)) }
  const [calendar, nearby, splits] = await Promise.all([
    cachedResponse(`days ${priced}`, pricesSeconds, () => call(showPriceCalendar, days, quiet)).catch(
      () => null,
    ),
    loadNearby(call, hotel.data, { search: query.search, currency }),
    rooms.data.reason === null || preview ? null : call(showSplitStays, wanted, quiet).catch(() => null),
  ])
  const { jsonld, title, des, kword, canonical } = head.data
  return {
    is: 'hotel',
    jsonld: query.preview ? null : jsonld,
    data: {
      query,
      hotel: hotel.data,
      head: { title, des, kword, canonical },
      rooms: rooms.data,
      reviews: dataOf(reviews),
      questions: dataOf(questions),
      calendar: dataOf(calendar),
      nearby,
      splits: withOffers(dataOf(splits)),
    },
  }
}

const withOffers = (splits: SplitStays | null) => (splits && splits.list.length > 0 ? splits : null)

const dataOf = <Data>(answer: Envelope<Data> | null): Data | null =>
  answer && succeeded(answer) ? answer.data : null

const isGone = (answer: Envelope<unknown>): answer is Failure =>
  !succeeded(answer) && (answer.data.reason === 'not_found' || answer.data.reason === 'hotel_closed')

async function withoutHotel(
  call: Call,
  { data }: Failure,
  { query, currency }: Question,
  known: ClosedHotel['hotel'] | null,
): Promise<Loaded> {
  if (data.reason === 'not_found') return { is: 'unknown' }
  const hotel = known ?? (data as unknown as ClosedHotel['hotel'])
  const { search } = query
  const nearby = await loadNearby(call, hotel, { search, currency })
  return { is: 'closed', closed: { hotel, search, nearby } }
}

/** At the hotel it is already tomorrow, or an old cookie names a currency that we do not know: asked otherwise. */
async function again(call: Call, { data, msg }: Failure, question: Question): Promise<Loaded> {
  const { query, currency, today } = question
  if (data.fields?.s_d && query.dates !== 'past')
    return loadHotel(call, { ...question, query: withLaterDates(query, today) })
  if (data.fields?.currency && currency !== DEFAULT_CURRENCY)
    return loadHotel(call, { ...question, currency: DEFAULT_CURRENCY })
  return { is: 'failed', why: msg }
}

const reviewQuery = (id: string, { score, kind, own, q, sort, page }: HotelQuery['reviews']) => ({
  id,
  ...(score === null ? {} : { score }),
  ...(kind === null ? {} : { kind }),
  ...(q === '' ? {} : { q }),
  sort,
  all_languages: !own,
  lang_first: true,
  page,
  page_size: reviewsPerPage,
})
