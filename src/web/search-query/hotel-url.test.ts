import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noFilters } from '#domain/hotel/list-filters.ts'
import { readHotelQuery } from '../hotel-page/hotel-query.ts'
import { hotelUrl } from './hotel-url.ts'

const search = { s_d: '2026-12-01', e_d: '2026-12-03', rooms: 1, adults: 2, ages: [] }

test('a card leads to its hotel with the filters on offers and the offer that it shows', () => {
  const filters = {
    ...noFilters,
    stars: [4],
    board: ['breakfast'],
    free_cancel: true,
    pay_later: true,
  } as const
  const url = hotelUrl('7', search, 'zh', { filters, offer: { room: '12', rate: '34' } })
  assert.equal(url.split('?')[0], '/zh/hotels/7')
  const fields = Object.fromEntries(new URLSearchParams(url.split('?')[1]))
  const { wanted, reviews } = readHotelQuery(fields, '2026-11-15')
  assert.deepEqual(wanted, {
    offer: '12.34',
    filters: { board: ['breakfast'], beds: [], free_cancel: true, pay_later: true },
  })
  assert.equal(reviews.score, null)
})

test('without filters and offer the address holds the stay only', () => {
  const stay = 's_d=2026-12-01&e_d=2026-12-03&rooms=1&adults=2'
  assert.equal(hotelUrl('7', search, 'en'), `/hotels/7?${stay}`)
  assert.equal(hotelUrl('7', search, 'en', { filters: noFilters, offer: null }), `/hotels/7?${stay}`)
})
