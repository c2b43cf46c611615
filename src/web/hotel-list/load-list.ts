import type { Call } from '#contract/call.ts'
import { type Asked, type Failure, succeeded } from '#contract/endpoint.ts'
import { countHotels, listHotels, showPlace, showPlaceListHead } from '#contract/endpoints.ts'
import type { Tdk } from '#contract/fields.ts'
import type { PlaceGuide } from '#contract/places.ts'
import type { HotelFacets, HotelPage } from '#contract/search.ts'
import {
  type FilterName,
  filterNames,
  type ListFilters,
  offerFilterNames,
} from '#domain/hotel/list-filters.ts'
import { DEFAULT_CURRENCY } from '#domain/money/currency.ts'
import { flexibleFields } from '#domain/stay/flexible-stay.ts'
import { MAX_ROOMS } from '#domain/stay/party.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { type CardHotel, cardHotel } from '../hotel-card/card-hotel.ts'
import { isPlaceSlug } from '../path-params.ts'
import { hasPrice } from './filters/filters.ts'
import { type Dropped, helpful, withoutEach } from './filters/relaxed-filters.ts'
import { type ListQuery, withFilters, withLaterDates } from './list-query.ts'

export type ListPage = Omit<HotelPage, 'list'> & { readonly list: readonly CardHotel[] }
export type Guide = Omit<PlaceGuide, 'tdk' | 'place'>

/** Everything that the page shows. Counts and guide may be missing; the list is there without them. */
export type ListData = {
  readonly query: ListQuery
  readonly currency: string
  readonly page: ListPage
  readonly counts: Pick<HotelFacets, 'facets' | 'price' | 'district_names'> | null
  readonly guide: Guide | null
  readonly tdk: Tdk | null
  /** Where nothing was found: the filters without which there would be something. */
  readonly advice: readonly Dropped[]
  /** Where no room holds the guests: with how many rooms something can be had. */
  readonly moreRooms: number | null
  /** The last request failed: these are the previous results. */
  readonly isOld?: boolean
}

export type Loaded =
  | { readonly is: 'list'; readonly data: ListData }
  | { readonly is: 'unknown' }
  | { readonly is: 'country' }
  | { readonly is: 'failed'; readonly why: string }

type Question = { kw: string; query: ListQuery; currency: string; today: PlainDate }

const sentFilters = <Name extends FilterName>(filters: ListFilters, names: readonly Name[]) =>
  Object.fromEntries(
    names.filter((name) => filters[name] !== null).map((name) => [name, filters[name]]),
  ) as Pick<Asked<typeof listHotels>, Name>

/** The filters on offers, as the API reads them. */
export const offerQuery = (filters: ListFilters) =>
  sentFilters(filters, ['price_min', 'price_max', ...offerFilterNames])

export const askedOf = (
  { query, kw, currency }: Omit<Question, 'today'>,
  size?: number,
): Asked<typeof listHotels> => {
  const { search, flexible, filters, sort, page, bounds } = query
  return {
    kw,
    ...(bounds ? { bounds } : {}),
    ...search,
    ages: [...search.ages],
    ...flexibleFields(flexible),
    currency: query.currency ?? currency,
    sort,
    page,
    ...(size ? { page_size: size } : {}),
    ...sentFilters(filters, filterNames),
  }
}

const quiet = { quiet: true }

export async function loadList(call: Call, question: Question): Promise<Loaded> {
  const { kw, query, currency, today } = question
  if (!isPlaceSlug(kw)) {
    const country = await call(showPlaceListHead, { country: kw }, quiet)
    return succeeded(country) ? { is: 'country' } : { is: 'unknown' }
  }
  const asked = askedOf(question)
  const [listed, counted, guided] = await Promise.all([
    call(listHotels, asked, quiet),
    call(countHotels, asked, quiet).catch(() => null),
    guideOf(call, { kw, currency: asked.currency ?? currency }),
  ])
  if (!succeeded(listed)) {
    if (listed.data.reason === 'not_found') return { is: 'unknown' }
    // At the place it is already tomorrow: its own date counts.
    if (isRefused(listed, 's_d') && query.dates !== 'past')
      return loadList(call, { ...question, query: withLaterDates(query, today) })
    if (query.flexible && (isRefused(listed, 'month') || isRefused(listed, 'weekend')))
      return loadList(call, { ...question, query: { ...query, flexible: null, dates: 'impossible' } })
    if (isRefused(listed, 'currency') && asked.currency !== DEFAULT_CURRENCY)
      return loadList(call, inDefaultCurrency(question))
    return { is: 'failed', why: listed.msg }
  }
  const { list, ...page } = listed.data
  const counts = counted && succeeded(counted) ? counted.data : null
  const nothing = page.total === 0 && !page.zoom_in
  return {
    is: 'list',
    data: {
      query,
      currency: query.currency ?? currency,
      page: { ...page, list: list.map(cardHotel) },
      counts: counts && {
        facets: counts.facets,
        price: counts.price,
        district_names: counts.district_names,
      },
      guide: guided && slimGuide(guided),
      tdk: counts?.tdk ?? guided?.tdk ?? null,
      advice: nothing ? await adviceFor(call, question) : [],
      moreRooms: list[0]?.reason === 'occupancy' ? await moreRoomsFor(call, question) : null,
    },
  }
}

const isRefused = ({ data }: Failure, field: string) =>
  data.reason === 'invalid_input' && Boolean(data.fields?.[field])

/** Limits in a currency that nobody can convert limit nothing. */
function inDefaultCurrency(question: Question): Question {
  const { query } = question
  const unlimited = { ...query.filters, price_min: null, price_max: null }
  return {
    ...question,
    currency: DEFAULT_CURRENCY,
    query: hasPrice(query.filters) ? withFilters(query, unlimited) : query,
  }
}

async function adviceFor(call: Call, question: Question): Promise<Dropped[]> {
  const tries = withoutEach(question.query).map(async ({ group, query }) => {
    const answer = await call(listHotels, askedOf({ ...question, query }, 1), quiet).catch(() => null)
    return { group, total: answer && succeeded(answer) ? answer.data.total : 0 }
  })
  return helpful(await Promise.all(tries))
}

/** Hotels that can be booked come first: with a first that cannot, none can. */
async function moreRoomsFor(call: Call, question: Question): Promise<number | null> {
  const { search } = question.query
  for (let rooms = search.rooms + 1; rooms <= Math.min(MAX_ROOMS, search.adults); rooms++) {
    const query = { ...question.query, page: 1, search: { ...search, rooms } }
    const answer = await call(listHotels, askedOf({ ...question, query }, 1), quiet).catch(() => null)
    if (answer && succeeded(answer) && answer.data.list[0]?.reason === null) return rooms
  }
  return null
}

function slimGuide({ intro, image, districts, months, faq }: PlaceGuide): Guide {
  return { intro, image, districts, months, faq }
}

// In the browser the guide of a place is asked for once, not with every filter.
const known = new Map<string, PlaceGuide>()

async function guideOf(call: Call, input: { kw: string; currency: string }): Promise<PlaceGuide | null> {
  const key = `${input.kw} ${input.currency}`
  const held = known.get(key)
  if (held) return held
  const answer = await call(showPlace, input, quiet).catch(() => null)
  if (!answer || !succeeded(answer)) return null
  if (typeof document !== 'undefined') known.set(key, answer.data)
  return answer.data
}
