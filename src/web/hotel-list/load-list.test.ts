import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call } from '#contract/call.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { filterNames, type ListFilters, noFilters } from '#domain/hotel/list-filters.ts'
import { readListQuery } from './list-query.ts'
import { askedOf, loadList } from './load-list.ts'

const today = '2026-11-15'
const query = readListQuery({ s_d: '2026-11-15', e_d: '2026-11-18' }, today)
const ask = { kw: 'asia-japan-kyoto', query, currency: 'CNY', today }
const card = {
  id: '7',
  name: 'Paper Crane',
  images: Array.from({ length: 9 }, (_, n) => ({
    id: `${n}`,
    url: `/${n}.svg`,
    card: `/${n}.card.svg`,
    alt: '',
  })),
  amenities: [{ id: 'wifi', name: 'Wi-Fi' }],
  offer: null,
}
const page = { list: [card], total: 1, page: 1, page_size: 20, zoom_in: false, places: [] }
const counts = { facets: {}, price: {}, bounds: null, tdk: { title: 'Hotels in Kyoto', des: '', kword: '' } }

type Answers = Record<string, (input: Record<string, unknown>) => unknown>
const refused = (reason: string, more = {}) => ({ code: 400, msg: reason, data: { reason, ...more } })
const good = (data: unknown) => ({ code: 1, msg: '', data })

function calling(answers: Answers) {
  const asked: { path: string; input: Record<string, unknown> }[] = []
  const call = (async (endpoint: Endpoint, input: Record<string, unknown>) => {
    asked.push({ path: endpoint.path, input })
    const answer = answers[endpoint.path]
    if (!answer) throw new TypeError('no answer')
    return answer(input)
  }) as unknown as Call
  return { call, asked }
}

test('a list comes with what cards show and no more, and stands without counts and guide', async () => {
  const { call } = calling({ 'hot/hlis': () => good(page) })
  const loaded = await loadList(call, ask)
  assert.equal(loaded.is, 'list')
  if (loaded.is !== 'list') return
  const [hotel] = loaded.data.page.list
  assert.equal(hotel?.images.length, 5)
  assert.equal(hotel?.images[0]?.url, '/0.card.svg')
  assert.equal('amenities' in hotel!, false)
  assert.deepEqual([loaded.data.counts, loaded.data.guide, loaded.data.tdk], [null, null, null])
})

test('title, description and keywords are those of the counted list', async () => {
  const { call } = calling({ 'hot/hlis': () => good(page), 'hot/hlithd': () => good(counts) })
  const loaded = await loadList(call, ask)
  assert.equal(loaded.is === 'list' && loaded.data.tdk?.title, 'Hotels in Kyoto')
})

test('a country, an unknown place and a failure are distinguished', async () => {
  const country = calling({ 'hot/allcitiestdk': () => good({}) })
  assert.equal((await loadList(country.call, { ...ask, kw: 'japan' })).is, 'country')
  const nobody = calling({ 'hot/allcitiestdk': () => refused('not_found') })
  assert.equal((await loadList(nobody.call, { ...ask, kw: 'atlantis' })).is, 'unknown')
  const nowhere = calling({ 'hot/hlis': () => refused('not_found') })
  assert.equal((await loadList(nowhere.call, ask)).is, 'unknown')
  const broken = calling({ 'hot/hlis': () => refused('overloaded') })
  assert.deepEqual(await loadList(broken.call, ask), { is: 'failed', why: 'overloaded' })
})

test('where it is already tomorrow, a stay from today becomes +2 and +3 days and says so', async () => {
  const { call, asked } = calling({
    'hot/hlis': ({ s_d }) =>
      s_d === '2026-11-15' ? refused('invalid_input', { fields: { s_d: 'past' } }) : good(page),
  })
  const loaded = await loadList(call, ask)
  assert.equal(loaded.is === 'list' && loaded.data.query.dates, 'past')
  const last = asked.filter(({ path }) => path === 'hot/hlis').at(-1)
  assert.deepEqual([last?.input.s_d, last?.input.e_d], ['2026-11-17', '2026-11-18'])
})

test('a place that refuses every date is not asked for ever', async () => {
  const { call, asked } = calling({
    'hot/hlis': () => refused('invalid_input', { fields: { s_d: 'past' } }),
  })
  assert.equal((await loadList(call, ask)).is, 'failed')
  assert.equal(asked.filter(({ path }) => path === 'hot/hlis').length, 2)
})

test('when nothing was found, the filters without which there would be something are named', async () => {
  const narrow = {
    ...query,
    filters: { ...noFilters, free_cancel: true, stars: [5], name: 'crane' },
    bounds: { n: 2, s: 1, e: 2, w: 1 },
  }
  const { call } = calling({
    'hot/hlis': ({ free_cancel, stars, page_size }) => {
      const left = free_cancel === false ? 12 : (stars as number[]).length === 0 ? 3 : 0
      return good({ ...page, list: [], total: page_size === 1 ? left : 0 })
    },
  })
  const loaded = await loadList(call, { ...ask, query: narrow })
  assert.deepEqual(loaded.is === 'list' && loaded.data.advice, [
    { group: 'free_cancel', total: 12 },
    { group: 'stars', total: 3 },
  ])
})

test('every filter is sent with the request', () => {
  const filters: ListFilters = {
    stars: [5],
    score: 8,
    price_min: 150_000,
    price_max: 400_000,
    amenities: ['pool'],
    board: ['breakfast'],
    district: ['asia-japan-kyoto-gion'],
    beds: ['double'],
    free_cancel: true,
    pay_later: true,
    name: 'crane',
  }
  const input: Record<string, unknown> = askedOf({ ...ask, query: { ...query, filters } })
  assert.deepEqual(Object.fromEntries(filterNames.map((name) => [name, input[name]])), filters)
})

test('a price is asked for in the currency of the address, everything else in the visitor’s', async () => {
  const { call, asked } = calling({ 'hot/hlis': () => good(page) })
  const priced = { ...query, filters: { ...noFilters, price_max: 40_000 }, currency: 'JPY' }
  const loaded = await loadList(call, { ...ask, query: priced })
  assert.equal(loaded.is === 'list' && loaded.data.currency, 'JPY')
  assert.equal(asked[0]?.input.currency, 'JPY')
  await loadList(call, { ...ask, currency: 'EUR' })
  assert.equal(asked.filter(({ path }) => path === 'hot/hlis').at(-1)?.input.currency, 'EUR')
})

test('a currency that prices cannot be shown in gives way to the usual one, with limits that were in it', async () => {
  const { call, asked } = calling({
    'hot/hlis': ({ currency }) =>
      currency === 'CNY' ? good(page) : refused('invalid_input', { fields: { currency: 'unknown' } }),
  })
  const limited = readListQuery({ price_max: '100', currency: 'ZZZ', stars: '5' }, today)
  for (const question of [
    { ...ask, currency: 'ZZZ' },
    { ...ask, query: limited },
  ]) {
    const loaded = await loadList(call, question)
    assert.equal(loaded.is === 'list' && loaded.data.currency, 'CNY')
  }
  const last = asked.findLast(({ path }) => path === 'hot/hlis')?.input
  assert.deepEqual([last?.price_max, last?.stars], [undefined, [5]])
})

test('where no room holds the guests, the fewest rooms with which something can be had are found', async () => {
  const search = { ...query.search, adults: 7 }
  const { call } = calling({
    'hot/hlis': ({ rooms }) =>
      good({ ...page, list: [{ ...card, reason: Number(rooms) < 3 ? 'occupancy' : null }] }),
  })
  const loaded = await loadList(call, { ...ask, query: { ...query, search } })
  assert.equal(loaded.is === 'list' && loaded.data.moreRooms, 3)
})
