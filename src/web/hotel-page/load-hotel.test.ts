import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call } from '#contract/call.ts'
import { readHotelQuery } from './hotel-query.ts'
import { loadHotel } from './load-hotel.ts'

const today = '2026-11-15'
const good = (data: unknown) => ({ code: 1 as const, msg: '', data })
const bad = (code: number, data: object) => ({ code, msg: 'no', data })

/** Answers by the last word of a path; what is not named answers with nothing in it. */
function calling(answers: Record<string, (input: Record<string, unknown>) => unknown>) {
  const asked: { path: string; input: Record<string, unknown> }[] = []
  const call = (async ({ path }: { path: string }, input: Record<string, unknown>) => {
    asked.push({ path, input })
    return answers[path]?.(input) ?? good({ list: [], now: `${today}T08:00:00+08:00`, place: { hotels: 9 } })
  }) as unknown as Call
  return { call, asked }
}
const question = (fields = {}) => ({
  id: '7',
  query: readHotelQuery(fields, today),
  currency: 'CNY',
  today,
})

test('a page needs hotel, rooms and head; what else does not come is left out', async () => {
  const { call } = calling({
    'hot/reviews': () => bad(500, { reason: 'internal' }),
    'qa/qalist': () => bad(500, { reason: 'internal' }),
    'hot/r_calendar': () => bad(501, { reason: 'not_built' }),
    'hot/hlis': () => bad(503, { reason: 'overloaded' }),
  })
  const loaded = await loadHotel(call, question())
  assert.ok(loaded.is === 'hotel')
  assert.deepEqual(
    [loaded.data.reviews, loaded.data.questions, loaded.data.calendar, loaded.data.nearby],
    [null, null, null, []],
  )
})

test('where it is already tomorrow the usual dates are asked for, once', async () => {
  const { call, asked } = calling({
    'hot/r_detail': () => bad(400, { reason: 'invalid_input', fields: { s_d: 'past' } }),
  })
  assert.equal((await loadHotel(call, question({ s_d: today, e_d: '2026-11-16' }))).is, 'failed')
  const dates = asked.filter(({ path }) => path === 'hot/r_detail').map(({ input }) => input.s_d)
  assert.deepEqual(dates, [today, '2026-11-17'])
})

test('a currency that we do not know becomes the default', async () => {
  const { call } = calling({
    'hot/r_detail': ({ currency }) =>
      currency === 'CNY' ? undefined : bad(400, { reason: 'invalid_input', fields: { currency: 'no' } }),
  })
  assert.equal((await loadHotel(call, { ...question(), currency: 'XAU' })).is, 'hotel')
})

test('a closed hotel comes with others near it, an unknown one with nothing', async () => {
  const closed = calling({
    'hot/h_detail': () =>
      bad(410, { reason: 'hotel_closed', id: '7', name: 'Inn', lat: 1, lon: 2, place: { hotels: 9 } }),
  })
  const loaded = await loadHotel(closed.call, question())
  assert.ok(loaded.is === 'closed')
  assert.equal(loaded.closed.hotel.name, 'Inn')
  assert.ok(closed.asked.some(({ path, input }) => path === 'hot/hlis' && 'near' in input))
  const unknown = calling({ 'hot/h_detail': () => bad(404, { reason: 'not_found' }) })
  assert.equal((await loadHotel(unknown.call, question())).is, 'unknown')
})
