import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SearchRecord } from '../browser-state/search-record.ts'
import { hotelChoice, placeChoice } from './choice.ts'
import { namedAs, recentSearches, unnamed } from './recent-searches.ts'

const record = (more: Partial<SearchRecord>): SearchRecord => ({
  kw: 'asia-japan-kyoto',
  name: 'Kyoto',
  s_d: '2027-01-02',
  e_d: '2027-01-05',
  rooms: 1,
  adults: 2,
  ages: [],
  ...more,
})
const kyoto = record({ names: { en: 'Kyoto' } })
const hotel = record({ kw: '', hotel: '7', name: 'Lamp House', names: { en: 'Lamp House', zh: '灯屋' } })

test('a place is named in the page’s language where that name is known, else as it was read', () => {
  const named = record({ names: { en: 'Kyoto', zh: '京都' } })
  const names = (locale: 'en' | 'zh') =>
    recentSearches([named, kyoto, hotel], { locale, today: '2026-12-01' }).map(({ choice }) => choice.name)
  assert.deepEqual(names('zh'), ['京都', 'Kyoto', '灯屋'])
  assert.deepEqual(names('en'), ['Kyoto', 'Kyoto', 'Lamp House'])
})

test('dates that have passed begin anew, and what leads nowhere is left out', () => {
  const recent = recentSearches([record({ kw: '' }), kyoto], { locale: 'en', today: '2027-02-01' })
  assert.equal(recent.length, 1)
  assert.equal(recent[0]?.search.s_d, '2027-02-03')
})

test('a name in the other language is found among suggestions by what it leads to', () => {
  assert.deepEqual(unnamed([kyoto, hotel], 'zh'), [kyoto])
  const found = [
    placeChoice({ slug: 'asia-japan-nara', name: '奈良' }),
    placeChoice({ slug: 'asia-japan-kyoto', name: '京都' }),
    hotelChoice({ id: '7', name: '灯屋' }),
  ]
  assert.equal(namedAs(kyoto, found), '京都')
  assert.equal(namedAs(hotel, found), '灯屋')
  assert.equal(namedAs(record({ kw: 'x-y-z' }), found), undefined)
})
