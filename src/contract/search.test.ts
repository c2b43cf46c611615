import assert from 'node:assert/strict'
import test from 'node:test'
import type * as z from 'zod'
import type { Locale } from '#domain/text/locale.ts'
import { CalendarQuery, ProductQuery } from './hotels.ts'
import { HotelQuery, RecommendationQuery } from './search.ts'
import { faultsOf } from './sentences.ts'

const said = (schema: z.ZodType, input: unknown, locale: Locale = 'en') => faultsOf(schema, input, locale)

const query = { kw: 'europe-france-paris', s_d: '2027-03-28', e_d: '2027-03-30' }

test('a search defaults to two adults in one room, best first', () => {
  const { kw, s_d, e_d, bounds, near, name, score, price_min, price_max, ...rest } = HotelQuery.parse(query)
  assert.deepEqual({ kw, s_d, e_d }, query)
  assert.deepEqual([bounds, near, name, score, price_min, price_max], Array(6).fill(undefined))
  assert.deepEqual(rest, {
    rooms: 1,
    adults: 2,
    ages: [],
    currency: 'CNY',
    sort: 'recommended',
    stars: [],
    amenities: [],
    board: [],
    district: [],
    beds: [],
    free_cancel: false,
    pay_later: false,
    page: 1,
    page_size: 20,
  })
})

test('a search is parsed alike from a query string and from JSON', () => {
  const texts = {
    ...query,
    rooms: '2',
    adults: '3',
    ages: ['4', '0'],
    stars: '5',
    free_cancel: '1',
    score: '8.5',
  }
  const values = { ...query, rooms: 2, adults: 3, ages: [4, 0], stars: [5], free_cancel: true, score: 8.5 }
  assert.deepEqual(HotelQuery.parse(texts), HotelQuery.parse(values))
})

test('empty form fields are ignored', () => {
  const empty = {
    price_min: '',
    price_max: '',
    name: ' ',
    score: '',
    sort: '',
    rooms: '',
    ages: '',
    currency: '',
  }
  const searched = HotelQuery.parse({ ...query, ...empty })
  assert.equal(JSON.stringify(searched), JSON.stringify(HotelQuery.parse(query)))
})

test('a stay ends after it starts and has at most 30 nights', () => {
  const wrongOrder = { e_d: 'Check-out must be after check-in' }
  assert.deepEqual(said(HotelQuery, { ...query, e_d: '2027-03-28' }), wrongOrder)
  assert.deepEqual(said(HotelQuery, { ...query, e_d: '2027-03-01' }), wrongOrder)
  assert.deepEqual(said(HotelQuery, { ...query, e_d: '2027-04-27' }), {})
  assert.deepEqual(said(HotelQuery, { ...query, e_d: '2027-04-28' }), {
    e_d: 'You can stay up to 30 nights',
  })
  assert.deepEqual(said(HotelQuery, { ...query, e_d: '2027-04-28' }, 'zh'), { e_d: '一次最多可预订30晚' })
})

test('a stay needs both dates, and they must exist', () => {
  assert.deepEqual(said(HotelQuery, { kw: 'usa' }), {
    s_d: 'Check-in is required',
    e_d: 'Check-out is required',
  })
  // An invalid date does not make the other date invalid.
  assert.deepEqual(said(HotelQuery, { ...query, s_d: '2027-02-29', e_d: '2027-03-01' }), {
    s_d: 'Check-in must be a date such as 2027-03-28',
  })
  assert.deepEqual(said(HotelQuery, { ...query, s_d: '2027-02-30' }), {
    s_d: 'Check-in must be a date such as 2027-03-28',
  })
  assert.deepEqual(said(RecommendationQuery, {}), {})
  assert.deepEqual(said(RecommendationQuery, { s_d: '2027-03-28' }), { e_d: 'Check-out is required' })
  assert.deepEqual(said(RecommendationQuery, { e_d: '2027-03-28' }), { s_d: 'Check-in is required' })
})

test('a party has at most 9 rooms, at least one adult, and children up to 17', () => {
  assert.deepEqual(said(HotelQuery, { ...query, rooms: 9, adults: 9 }), {})
  assert.deepEqual(said(HotelQuery, { ...query, rooms: 10, adults: 0, ages: [18] }), {
    rooms: 'Rooms cannot be greater than 9',
    adults: 'Adults cannot be less than 1',
    'ages.0': 'Children’s ages cannot be greater than 17',
  })
})

test('fewer adults than rooms is not an input error but a reason in the response', () => {
  assert.deepEqual(said(HotelQuery, { ...query, rooms: 3, adults: 2 }), {})
})

test('a search needs a place, a box or a radius', () => {
  const { kw: _, ...dates } = query
  assert.deepEqual(said(HotelQuery, { ...dates, bounds: { n: '49', s: '48', e: '3', w: '2' } }), {})
  assert.deepEqual(said(HotelQuery, { ...dates, near: { lat: '48.8', lon: '2.3', km: '5' } }), {})
  assert.deepEqual(said(HotelQuery, dates), {
    kw: 'Please give a place, a map area or a point with a radius',
  })
  assert.deepEqual(said(HotelQuery, { ...dates, bounds: { n: 48, s: 49, e: 3, w: 2 } }), {
    'bounds.n': 'Illegal input',
  })
})

test('filters and sort accept only known values', () => {
  assert.deepEqual(said(HotelQuery, { ...query, board: ['dinner'], sort: 'cheap', page_size: 51 }), {
    'board.0': 'Board must be one of room_only, breakfast, half_board, full_board, all_inclusive',
    sort: 'Sort must be one of recommended, price, -price, score, stars, distance',
    page_size: 'Page size cannot be greater than 50',
  })
})

test('a price calendar needs a hotel or a place and covers at most 100 days', () => {
  const days = { from: '2027-01-01', to: '2027-04-10' }
  assert.deepEqual(said(CalendarQuery, { id: '7', ...days }), {})
  assert.deepEqual(said(CalendarQuery, { kw: 'usa', ...days, to: '2027-01-01' }), {})
  assert.deepEqual(said(CalendarQuery, days), { id: 'Please give a hotel or a place' })
  assert.deepEqual(said(CalendarQuery, { id: '7', ...days, to: '2027-04-11' }), {
    to: 'A price calendar shows at most 100 days',
  })
  assert.deepEqual(said(CalendarQuery, { id: '7', ...days, to: '2026-12-31' }), {
    to: 'The last day can’t be before the first',
  })
})

test('a product is identified by its quote, or by hotel, room, rate and dates', () => {
  const { s_d, e_d } = query
  assert.deepEqual(said(ProductQuery, { quote: 'abc.def' }), {})
  assert.deepEqual(said(ProductQuery, { hotel: '1', room: '2', rate: '3', s_d, e_d }), {})
  assert.deepEqual(said(ProductQuery, { hotel: '1', room: '2', s_d, e_d }), {
    quote: 'Please give a quote, or a hotel, room and rate with dates',
  })
})
