import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryStorage } from '#test/support/memory-storage.ts'
import { createItems } from './browser-storage.ts'
import {
  addRecentlyViewed,
  readRecentlyViewed,
  recentlyViewedFrom,
  removeRecentlyViewed,
  withViewed,
} from './recently-viewed.ts'
import { readSearchParams, todayHere } from './search-params.ts'
import { keepLastSearch, readLastSearch, type SearchRecord, searchFrom, withSearch } from './search-record.ts'

const kept = (shelf = memoryStorage()) => createItems(() => shelf)
const today = '2026-12-30'
const ids = (viewed: readonly { id: string }[]) => viewed.map(({ id }) => id).join(' ')
const search = (kw: string): SearchRecord => ({
  kw,
  name: kw,
  s_d: '2027-01-02',
  e_d: '2027-01-03',
  rooms: 1,
  adults: 2,
  ages: [4],
})

for (const [what, stored, expected] of [
  ['nothing stored', null, ['2027-01-01', '2027-01-02']],
  ['a start before today', { s_d: '2026-12-29', e_d: '2027-01-05' }, ['2027-01-01', '2027-01-02']],
  ['a start today', { s_d: today, e_d: '2027-01-05' }, [today, '2027-01-05']],
  ['an end before its start', { s_d: '2027-02-02', e_d: '2027-02-01' }, ['2027-01-01', '2027-01-02']],
  ['what is no date', { s_d: '2027-02-30', e_d: 5 }, ['2027-01-01', '2027-01-02']],
] as const) {
  test(`search dates: ${what}`, () => {
    const items = kept(memoryStorage(stored ? { search_params: JSON.stringify(stored) } : {}))
    const { s_d, e_d } = readSearchParams(items, today)
    assert.deepEqual([s_d, e_d], expected)
  })
}

test('past dates are replaced in the storage; other fields stay', () => {
  const shelf = memoryStorage({ search_params: '{"s_d":"2020-01-01","e_d":"2020-01-02","rooms":2}' })
  readSearchParams(kept(shelf), today)
  assert.deepEqual(JSON.parse(shelf.texts.get('search_params')!), {
    s_d: '2027-01-01',
    e_d: '2027-01-02',
    rooms: 2,
  })
})

test('today is the date on the visitor’s own calendar', () => {
  assert.equal(todayHere(new Date(2026, 0, 5, 23, 59)), '2026-01-05')
})

test('the five newest hotels are kept, oldest first, and read newest first', () => {
  const shelf = memoryStorage()
  const items = createItems(() => shelf)
  for (const id of ['1', '2', '3', '4', '5', '6']) addRecentlyViewed(items, { id, name: `Hotel ${id}` })
  assert.equal(ids(readRecentlyViewed(items)), '6 5 4 3 2')
  assert.equal(ids(JSON.parse(shelf.texts.get('history_mantal')!)), '2 3 4 5 6')
  assert.equal(readRecentlyViewed(items)[0]?.name, 'Hotel 6')
})

test('a hotel seen again does not move, one without id is ignored, one can be removed', () => {
  const items = kept()
  for (const id of ['1', '2', '3']) addRecentlyViewed(items, { id })
  addRecentlyViewed(items, { id: '1' })
  addRecentlyViewed(items, { name: 'nowhere' })
  addRecentlyViewed(items, { id: '' })
  assert.equal(ids(readRecentlyViewed(items)), '3 2 1')
  removeRecentlyViewed(items, '2')
  assert.equal(ids(readRecentlyViewed(items)), '3 1')
})

test('a spoilt list of viewed hotels is an empty or a shorter one', () => {
  assert.deepEqual(recentlyViewedFrom('{'), [])
  assert.deepEqual(recentlyViewedFrom('{"id":"1"}'), [])
  assert.equal(ids(recentlyViewedFrom('[{"id":"1"},{"name":"x"},7,null,{"id":"2"}]')), '2 1')
})

test('ids for marks on cards stand once each', () => {
  assert.deepEqual(withViewed(['1', '2', '3'], '1'), ['2', '3', '1'])
  const many = Array.from({ length: 500 }, (_, i) => String(i))
  assert.equal(withViewed(many, 'new').length, 500)
})

test('the last ten searches are kept, newest first, the same one once', () => {
  const places = Array.from({ length: 12 }, (_, i) => search(`place-${i}`))
  const last = places.reduce<readonly SearchRecord[]>(withSearch, [])
  assert.equal(last.length, 10)
  assert.equal(last[0]?.kw, 'place-11')
  const again = withSearch(last, search('place-5'))
  assert.equal(again.length, 10)
  assert.equal(again.filter(({ kw }) => kw === 'place-5').length, 1)
  assert.equal(again[0]?.kw, 'place-5')
})

test('the last search is an item of its own', () => {
  const items = kept()
  assert.equal(readLastSearch(items), null)
  keepLastSearch(items, search('paris'))
  assert.deepEqual(readLastSearch(items), search('paris'))
  assert.equal(searchFrom({ ...search('x'), ages: ['4'] }), null)
})
