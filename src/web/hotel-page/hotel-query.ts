import type { TravellerKind } from '#contract/reviews.ts'
import { type ReviewSort, reviewSorts } from '#domain/hotel/review-order.ts'
import { faultOfStayAnywhere } from '#domain/stay/stay.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { defaultSearch, readSearch, type StaySearch, searchParams } from '../search-query/stay-search.ts'
import { readWantedRate, type WantedRate, wantedRateParams } from './rates/wanted-rate.ts'

/** Where the dates come from: the address, nowhere, or an address whose dates cannot be used. */
export type DatesAre = 'asked' | 'assumed' | 'past' | 'impossible'

/** Which reviews are shown; the names are the API's. */
export type ReviewFilter = {
  readonly score: number | null
  readonly kind: TravellerKind | null
  /** Only those in the language of the page. */
  readonly own: boolean
  /** Words that are looked for. */
  readonly q: string
  readonly sort: ReviewSort
  readonly page: number
}

/** Everything that an address of a hotel's page says. */
export type HotelQuery = {
  readonly search: StaySearch
  readonly dates: DatesAre
  readonly reviews: ReviewFilter
  readonly wanted: WantedRate
  /** The desk's token that shows the hotel before it is published. */
  readonly preview?: string
}

export const travellerKinds: readonly TravellerKind[] = ['couple', 'family', 'friends', 'solo', 'business']
export const allReviews: ReviewFilter = {
  score: null,
  kind: null,
  own: false,
  q: '',
  sort: 'newest',
  page: 1,
}

type Fields = Readonly<Record<string, unknown>>

export function readHotelQuery(fields: Fields, today: PlainDate): HotelQuery {
  return {
    search: readSearch(fields, today, faultOfStayAnywhere),
    dates: datesOf(fields, today),
    reviews: reviewsOf(fields),
    wanted: readWantedRate(fields),
    ...(typeof fields.preview === 'string' ? { preview: fields.preview } : {}),
  }
}

function datesOf({ s_d, e_d }: Fields, today: PlainDate): DatesAre {
  if (!s_d && !e_d) return 'assumed'
  const fault = faultOfStayAnywhere({ arrival: String(s_d), departure: String(e_d) }, today)
  return fault === null ? 'asked' : fault === 'in_the_past' ? 'past' : 'impossible'
}

export const longestQuery = 100

function reviewsOf({ score, kind, own, q, sort, page }: Fields): ReviewFilter {
  const whole = (value: unknown, most: number) =>
    /^[1-9]\d{0,3}$/.test(String(value)) && Number(value) <= most ? Number(value) : null
  return {
    score: whole(score, 10),
    kind: travellerKinds.find((known) => known === kind) ?? null,
    own: own === '1',
    q: typeof q === 'string' ? q.trim().slice(0, longestQuery) : '',
    sort: reviewSorts.find((known) => known === sort) ?? 'newest',
    page: whole(page, 1000) ?? 1,
  }
}

/** Dates that the hotel's own clock has passed: today is another day there. */
export const withLaterDates = (query: HotelQuery, today: PlainDate): HotelQuery => {
  const { s_d, e_d } = defaultSearch(today)
  return { ...query, search: { ...query.search, s_d, e_d }, dates: 'past' }
}

/** The same as an address's query: what is not set is not said, so that one view has one address. */
export const hotelParams = ({
  search,
  reviews,
  wanted,
  preview,
}: Omit<HotelQuery, 'dates'>): Record<string, string> => ({
  ...searchParams(search),
  ...wantedRateParams(wanted),
  ...reviewParams(reviews),
  ...(preview ? { preview } : {}),
})

const reviewParams = ({ score, kind, own, q, sort, page }: ReviewFilter): Record<string, string> => ({
  ...(score === null ? {} : { score: String(score) }),
  ...(kind === null ? {} : { kind }),
  ...(own ? { own: '1' } : {}),
  ...(q ? { q } : {}),
  ...(sort === 'newest' ? {} : { sort }),
  ...(page > 1 ? { page: String(page) } : {}),
})
