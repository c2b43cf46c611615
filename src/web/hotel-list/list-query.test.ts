import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodePairs } from '#contract/encode.ts'
import { HotelQuery } from '#contract/search.ts'
import { noFilters } from '#domain/hotel/list-filters.ts'
import {
  keptParams,
  type ListQuery,
  listParams,
  nightsOfQuery,
  readListQuery,
  withDates,
  withFilters,
  withPage,
  withSort,
} from './list-query.ts'

const today = '2026-11-15'
const plain = readListQuery({}, today)
const full: ListQuery = {
  search: { s_d: '2026-12-12', e_d: '2026-12-15', rooms: 1, adults: 2, ages: [5] },
  dates: 'asked',
  flexible: { kind: 'around', days: 3 },
  sort: '-price',
  filters: {
    stars: [5, 4],
    score: 8,
    price_min: 150_000,
    price_max: 400_000,
    amenities: ['pool', 'hot_bath'],
    board: ['breakfast', 'half_board'],
    district: ['asia-japan-kyoto-gion'],
    beds: ['double'],
    free_cancel: true,
    pay_later: true,
    name: 'Paper Crane & Co',
  },
  currency: 'CNY',
  bounds: { n: 35.1234, s: 34.9, e: 135.9, w: 135.7 },
  page: 3,
  map: true,
}

/** As the router writes an address and reads it back. */
const travelled = (params: Record<string, string>) =>
  Object.fromEntries(new URLSearchParams(new URLSearchParams(encodePairs(params)).toString()))

test('everything that an address says comes back from it', () => {
  assert.deepEqual(readListQuery(travelled(listParams(full)), today), full)
})

test('an address that says nothing is a plain list, and a plain list says only its stay', () => {
  assert.deepEqual(plain.filters, noFilters)
  assert.deepEqual([plain.sort, plain.page, plain.currency, plain.bounds], ['recommended', 1, null, null])
  assert.deepEqual(Object.keys(listParams(plain)), ['s_d', 'e_d', 'rooms', 'adults'])
})

test('the address has the API’s names in its indexed form', () => {
  const params = listParams(full)
  assert.equal(params['stars[0]'], '5')
  assert.equal(params['ages[0]'], '5')
  assert.equal(params['board[1]'], 'half_board')
  assert.equal(params['bounds[n]'], '35.1234')
  assert.equal(params.free_cancel, '1')
  const nested = {
    ...full.search,
    ...full.filters,
    kw: 'asia-japan-kyoto',
    sort: full.sort,
    page: full.page,
    bounds: full.bounds,
  }
  assert.equal(HotelQuery.safeParse(nested).success, true)
})

test('unknown, duplicate and out-of-range values are dropped', () => {
  const { filters, sort, page, bounds } = readListQuery(
    {
      'stars[0]': '9',
      'stars[1]': '4',
      'stars[2]': '4',
      'board[0]': 'midnight_snack',
      'amenities[0]': 'Pool; drop',
      'district[0]': '../etc',
      score: '11',
      price_min: '-5',
      price_max: '4e5',
      free_cancel: 'maybe',
      name: '   ',
      sort: 'cheapest',
      page: '0',
      'bounds[n]': '10',
      'bounds[s]': '20',
      'bounds[e]': '1',
      'bounds[w]': '0',
    },
    today,
  )
  assert.deepEqual(filters, { ...noFilters, stars: [4] })
  assert.deepEqual([sort, page, bounds], ['recommended', 1, null])
})

test('a single value needs no index', () => {
  assert.deepEqual(readListQuery({ stars: '4', board: 'breakfast' }, today).filters, {
    ...noFilters,
    stars: [4],
    board: ['breakfast'],
  })
})

test('the URL holds the currency only together with a price', () => {
  assert.equal(readListQuery({ currency: 'JPY' }, today).currency, null)
  assert.equal(readListQuery({ currency: 'JPY', price_max: '40000' }, today).currency, 'JPY')
  assert.equal(readListQuery({ currency: 'yen', price_max: '40000' }, today).currency, null)
  const without = withFilters(full, { ...full.filters, price_min: null, price_max: null })
  assert.equal(listParams(without).currency, undefined)
})

test('another filter or order begins on the first page, another page keeps both', () => {
  assert.equal(withFilters(full, noFilters).page, 1)
  assert.equal(withSort(full, 'score').page, 1)
  assert.deepEqual(withPage(full, 4), { ...full, page: 4 })
})

test('requested, assumed, past and unbookable dates are distinguished', () => {
  const datesOf = (s_d?: string, e_d?: string) => readListQuery({ s_d, e_d }, today).dates
  assert.equal(datesOf(), 'assumed')
  assert.equal(datesOf('', ''), 'assumed')
  assert.equal(datesOf('2026-11-15', '2026-11-16'), 'asked')
  // Still today in the west: the place decides.
  assert.equal(datesOf('2026-11-14', '2026-11-16'), 'asked')
  assert.equal(datesOf('2026-11-13', '2026-11-16'), 'past')
  assert.equal(datesOf('2026-11-20', '2026-11-19'), 'impossible')
  assert.equal(datesOf('2026-11-20', '2027-11-19'), 'impossible')
  assert.equal(datesOf('2026-02-30', '2026-03-02'), 'impossible')
  const { search } = readListQuery({ s_d: '2020-01-01', e_d: '2020-01-05', adults: '3' }, today)
  assert.deepEqual([search.s_d, search.e_d, search.adults], ['2026-11-17', '2026-11-18', 3])
})

test('a name is what can be typed of it', () => {
  assert.equal(readListQuery({ name: 'a\0b' }, '2026-11-15').filters.name, 'ab')
  assert.equal(readListQuery({ name: '\0' }, '2026-11-15').filters.name, null)
})

test('dates within a month are named by the month alone', () => {
  for (const params of [{ nights: '5', month: '2027-03' }, { weekend: '2027-01' }]) {
    const query = readListQuery(params, today)
    assert.equal(query.dates, 'asked')
    assert.deepEqual(listParams(query), { rooms: '1', adults: '2', ...params })
    assert.deepEqual(readListQuery(travelled(listParams(query)), today), query)
  }
})

test('a month that cannot be booked is said, and the list has the usual dates', () => {
  for (const params of [
    { nights: '5', month: '2026-10' },
    { nights: '31', month: '2027-03' },
    { nights: '30', month: '2027-02' },
    { nights: '5' },
    { weekend: '2029-01' },
    { weekend: 'soon' },
  ]) {
    const { flexible, dates, search } = readListQuery(params, today)
    assert.deepEqual([flexible, dates, search], [null, 'impossible', plain.search], JSON.stringify(params))
  }
})

test('a stay of a hotel is on fixed dates, and a new search keeps filters without the dates', () => {
  const query = readListQuery({ weekend: '2027-01', 'stars[0]': '4' }, today)
  const fixed = withDates(query, { s_d: '2027-01-08', e_d: '2027-01-10' })
  assert.deepEqual(listParams(fixed), {
    s_d: '2027-01-08',
    e_d: '2027-01-10',
    rooms: '1',
    adults: '2',
    'stars[0]': '4',
  })
  assert.deepEqual(keptParams(query), { 'stars[0]': '4' })
  assert.deepEqual([nightsOfQuery(query), nightsOfQuery(full)], [2, 3])
})
