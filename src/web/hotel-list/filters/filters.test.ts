import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noFilters } from '#domain/hotel/list-filters.ts'
import { type ListQuery, listParams, readListQuery } from '../list-query.ts'
import { chipsOf, cleared } from './chips.ts'
import { filterRows } from './filter-rows.ts'
import { activeGroups, freeCancel, isChosen, toggled } from './filters.ts'
import {
  barsWithin,
  isPriceForm,
  priceScale,
  thumbsOf,
  typedLimits,
  withPrice,
  withThumbs,
} from './price-range.ts'
import { groupName, helpful, withoutEach } from './relaxed-filters.ts'

const today = '2026-11-15'
const plain = readListQuery({}, today)
const query: ListQuery = {
  ...plain,
  page: 2,
  currency: 'CNY',
  filters: {
    ...noFilters,
    board: ['breakfast'],
    free_cancel: true,
    price_max: 400_000,
    stars: [5, 4],
    district: ['asia-japan-kyoto-gion', 'asia-japan-kyoto-north-hill'],
    name: 'crane',
  },
}
const names = {
  currency: 'CNY',
  districts: new Map([['asia-japan-kyoto-gion', 'Gion']]),
  locale: 'en' as const,
}

test('a choice is made and taken back; a threshold takes the place of another', () => {
  const once = toggled(noFilters, { filter: 'stars', value: 4 })
  assert.equal(isChosen(once, { filter: 'stars', value: 4 }), true)
  assert.deepEqual(toggled(once, { filter: 'stars', value: 4 }), noFilters)
  assert.deepEqual(toggled(toggled(noFilters, freeCancel), freeCancel), noFilters)
  const eight = toggled(toggled(noFilters, { filter: 'score', value: 9 }), { filter: 'score', value: 8 })
  assert.equal(eight.score, 8)
  assert.deepEqual(toggled(eight, { filter: 'score', value: 8 }), noFilters)
})

test('each chip names one choice and leads to the list without it, from the first page', () => {
  const chips = chipsOf({ ...query, bounds: { n: 1, s: 0, e: 1, w: 0 } }, names)
  assert.deepEqual(
    chips.map(({ label }) => label),
    [
      'Map area',
      'Up to CN¥4,000',
      'Free cancellation',
      'Breakfast included',
      '5 stars',
      '4 stars',
      'Gion',
      'north hill',
      '“crane”',
    ],
  )
  const withoutFive = chips.find(({ label }) => label === '5 stars')!.remove(query)
  assert.deepEqual([withoutFive.filters.stars, withoutFive.page], [[4], 1])
  const withoutPrice = chips.find(({ key }) => key === 'price')!.remove(query)
  assert.equal(listParams(withoutPrice).currency, undefined)
  assert.deepEqual(chipsOf(cleared(query), names), [])
  const five = chips.find(({ label }) => label === '5 stars')!
  assert.equal(five.remove(withoutFive), withoutFive, 'what is gone does not come back')
  assert.deepEqual(chipsOf(query, { ...names, locale: 'zh' }).map(({ label }) => label)[0], '¥4,000以内')
})

test('when nothing was found, each filter is tried without, and those that help are offered', () => {
  assert.deepEqual(activeGroups(query.filters), [
    'price',
    'stars',
    'board',
    'district',
    'free_cancel',
    'name',
  ])
  const tried = withoutEach({ ...query, bounds: { n: 1, s: 0, e: 1, w: 0 } })
  assert.equal(tried[0]?.group, 'area')
  assert.equal(tried[0]?.query.bounds, null)
  for (const { group, query: without } of tried.slice(1))
    assert.equal(activeGroups(without.filters).includes(group as 'price'), false, group)
  const found = helpful([
    { group: 'price', total: 3 },
    { group: 'stars', total: 0 },
    { group: 'board', total: 12 },
  ])
  assert.deepEqual(
    found.map(({ group }) => group),
    ['board', 'price'],
  )
  assert.equal(groupName(query, 'stars', names), '5 stars or 4 stars')
  assert.equal(groupName(query, 'price', names), 'Up to CN¥4,000')
})

const facets = {
  stars: { 5: 23, 4: 71, 3: 58, 0: 2 },
  score: { 9: 10, 8: 40, 7: 90 },
  amenities: { gym: 3, wifi: 90, own_thing: 1 },
  board: { breakfast: 80, room_only: 100, all_inclusive: 2 },
  district: { 'asia-japan-kyoto-gion': 4, 'asia-japan-kyoto-south': 9 },
  beds: { king: 3, single: 8 },
  free_cancel: { 1: 64 },
  pay_later: {},
}

test('the panel lists what can be chosen with its count; a chosen one stays, even where nothing was counted', () => {
  const lists = filterRows({ filters: query.filters, facets, ...names })
  const list = (key: string) => lists.find((each) => each.key === key)!
  assert.deepEqual(
    list('used').rows.map(({ label, count, chosen }) => [label, count, chosen]),
    [
      ['Free cancellation', 64, true],
      ['Breakfast included', 80, true],
      ['Pay later (or guarantee)', 0, false],
    ],
  )
  assert.deepEqual(
    list('stars').rows.map(({ label }) => label),
    ['5 stars', '4 stars', '3 stars', 'Not rated'],
  )
  assert.deepEqual(
    list('district').rows.map(({ label, count }) => [label, count]),
    [
      ['Gion', 4],
      ['north hill', 0],
      ['south', 9],
    ],
  )
  assert.deepEqual(
    list('board').rows.map(({ label }) => label),
    ['Room only', 'All inclusive'],
  )
  assert.deepEqual(
    list('amenities').rows.map(({ label }) => label),
    ['Free Wi-Fi', 'Gym', 'own thing'],
  )
})

test('an amenity beside another chosen one has no count, since hotels must have both', () => {
  const counts = (amenities: string[]) =>
    filterRows({ filters: { ...query.filters, amenities }, facets, ...names })
      .find(({ key }) => key === 'amenities')!
      .rows.map(({ label, count }) => [label, count])
  assert.deepEqual(counts(['gym']), [
    ['Free Wi-Fi', null],
    ['Gym', 3],
    ['own thing', null],
  ])
  assert.deepEqual(counts([]), [
    ['Free Wi-Fi', 90],
    ['Gym', 3],
    ['own thing', 1],
  ])
})

test('without counts only what is always there and what was chosen is listed', () => {
  const lists = filterRows({ filters: query.filters, facets: null, ...names })
  assert.deepEqual(
    lists.map(({ key }) => key),
    ['used', 'stars', 'district'],
  )
  assert.equal(lists[0]?.rows[0]?.count, null)
})

const money = (amount: number, currency = 'CNY') => ({ amount, currency })
const bars = Array.from({ length: 20 }, () => 1)

test('the slider spans the prices in even steps and its ends are no limits', () => {
  const price = { min: money(123_456), max: money(987_654), bars }
  const scale = priceScale(price)!
  assert.deepEqual(scale, { min: 1200, max: 10_000, step: 200 })
  assert.deepEqual(thumbsOf(noFilters, scale, 'CNY'), { low: 1200, high: 10_000 })
  const dragged = withThumbs(plain, { low: 1200, high: 4000 }, scale, 'CNY')
  assert.deepEqual(
    [dragged.filters.price_min, dragged.filters.price_max, dragged.currency],
    [null, 400_000, 'CNY'],
  )
  const back = withThumbs(dragged, { low: 1200, high: 10_000 }, scale, 'CNY')
  assert.deepEqual(back.filters, noFilters)
  assert.equal(back.currency, null)
  const crossed = withThumbs(plain, { low: 5000, high: 2000 }, scale, 'CNY')
  assert.deepEqual([crossed.filters.price_min, crossed.filters.price_max], [200_000, 500_000])
  assert.deepEqual(barsWithin(price.bars, { low: 1200, high: 1300 }, price).filter(Boolean).length, 1)
})

test('a currency without decimals counts in its own units', () => {
  const scale = priceScale({ min: money(8_000, 'JPY'), max: money(90_000, 'JPY'), bars })!
  const yen = withThumbs(plain, { low: scale.min, high: 40_000 }, scale, 'JPY')
  assert.equal(yen.filters.price_max, 40_000)
})

test('where all prices are one there is no slider', () => {
  assert.equal(priceScale({ min: money(5), max: money(5), bars }), null)
  assert.equal(priceScale({ min: null, max: null, bars }), null)
})

test('a plain form sends whole units, the wrong way round too, and nothing where nothing was typed', () => {
  assert.equal(isPriceForm({ price_max: '5' }), false)
  assert.equal(isPriceForm({ from: '', to: '4,000' }), true)
  const filters = (fields: Record<string, string>) => withPrice(plain, typedLimits(fields), 'CNY').filters
  assert.equal(filters({ from: '', to: '4,000' }).price_max, 400_000)
  assert.equal(filters({ from: '', to: '4,000' }).price_min, null)
  assert.deepEqual(filters({ from: 'cheap', to: '' }), noFilters)
  const turned = filters({ from: '4000', to: '100' })
  assert.deepEqual([turned.price_min, turned.price_max], [10_000, 400_000])
})
