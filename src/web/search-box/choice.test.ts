import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Suggestions } from '#contract/search.ts'
import { choicesOf, hotelChoice, placeChoice, priceTarget, routeOf } from './choice.ts'

const place = (slug: string, kind: 'city' | 'country') => ({
  id: '1',
  slug,
  kind,
  name: slug,
  country: '',
  hotels: 1,
  within: 'Japan',
})
const found: Suggestions = {
  places: [place('asia-japan-tokyo', 'city'), place('japan', 'country')],
  results: [
    { type: 4, id: '9', name: 'Tokyo Station', sub: 'Tokyo', slug: 'asia-japan-tokyo-station' },
    { type: 1, id: '7', name: 'Tokyo Lamp', sub: 'Tokyo', hotel_id: '7' },
    { type: 2, id: '70', name: 'Lamp Suite', sub: 'Tokyo Lamp', hotel_id: '7' },
    {
      type: 3,
      id: 'king',
      name: 'King bed',
      sub: 'Tokyo',
      slug: 'asia-japan-tokyo',
      filters: { beds: ['king'] },
    },
    { type: 3, id: 'twin', name: 'Twin beds', sub: '' },
    { type: 4, id: '1', name: 'Tokyo again', sub: '', slug: 'asia-japan-tokyo' },
  ],
}

test('suggestions stand group by group, each goal once, and none leads nowhere', () => {
  const choices = choicesOf(found)
  assert.deepEqual(
    choices.map(({ group, name }) => `${group} ${name}`),
    [
      'places asia-japan-tokyo',
      'places japan',
      'hotels Tokyo Lamp',
      'bedKinds King bed',
      'stations Tokyo Station',
    ],
  )
})

test('a kind of bed leads to the place’s list, filtered', () => {
  const bed = choicesOf(found).find(({ group }) => group === 'bedKinds')
  assert.deepEqual(bed?.goal, { to: 'list', kw: 'asia-japan-tokyo', filters: { 'beds[0]': 'king' } })
})

test('a kind of bed without a place is meant where one searched last', () => {
  const last = { kw: 'asia-japan-kyoto', name: 'Kyoto' }
  const twin = choicesOf(found, last).find(({ name }) => name === 'Twin beds')
  assert.deepEqual(twin?.goal, { to: 'list', kw: 'asia-japan-kyoto' })
  assert.equal(twin?.about, 'Kyoto')
})

test('each kind of choice leads to its page, with the stay where it matters', () => {
  const query = { s_d: '2026-12-01' }
  assert.deepEqual(routeOf({ to: 'country', kw: 'japan' }, query), {
    to: '/counties/$kw',
    params: { kw: 'japan' },
  })
  assert.equal(routeOf({ to: 'hotel', id: '7' }, query).to, '/hotels/$id')
  const beds = routeOf({ to: 'list', kw: 'x', filters: { 'beds[0]': 'king' } }, query)
  assert.deepEqual('search' in beds && beds.search, { s_d: '2026-12-01', 'beds[0]': 'king' })
})

test('the calendar shows prices of a place or of a hotel, of a country none', () => {
  assert.deepEqual(priceTarget(placeChoice({ slug: 'a-b-c', name: 'C' }).goal), { kw: 'a-b-c' })
  assert.deepEqual(priceTarget(hotelChoice({ id: '7', name: 'H' }).goal), { id: '7' })
  assert.equal(priceTarget({ to: 'country', kw: 'japan' }), null)
  assert.equal(priceTarget(undefined), null)
})
