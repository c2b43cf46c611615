import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call } from '#contract/call.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { loadHome, loadRecommended, variedVoices } from './load-home.ts'

const page = { today: '2026-11-15', currency: 'CNY' }
const stay = { s_d: '2026-11-17', e_d: '2026-11-18', rooms: 1, adults: 2, ages: [] }
const place = (slug: string) => ({ slug, name: slug })
const offer = { total: { amount: 100, currency: 'CNY' } }
const card = (id: string, more: object = {}) => ({ id, name: id, images: [], why: 'quiet', offer, ...more })
const good = (data: unknown) => ({ code: 1, msg: '', data })

/** Answers by path; a path without an answer gets none. */
const callWith = (answers: Record<string, unknown>, asked: object[] = []) =>
  (async (endpoint: Endpoint, input: object) => {
    asked.push(input)
    const answer = answers[endpoint.path]
    if (!answer) throw new TypeError('no answer')
    return answer
  }) as unknown as Call

test('hotels are recommended for the stay with its guests, four of those that can be booked', async () => {
  const asked: object[] = []
  const list = ['1', '2', '3', '4', '5', '6'].map((id) => card(id, id === '2' ? { offer: null } : {}))
  const call = callWith({ 'index/crecommend_hotel': good({ tabs: [place('a'), place('b')], list }) }, asked)
  const found = await loadRecommended(call, { stay, currency: 'CNY' })
  assert.deepEqual(asked, [{ ...stay, currency: 'CNY' }])
  assert.ok(found.is === 'shown')
  assert.equal(found.data.city, 'a')
  assert.deepEqual(
    found.data.hotels.map(({ id }) => id),
    ['1', '3', '4', '5'],
  )
})

test('another tab asks for its city', async () => {
  const asked: object[] = []
  const call = callWith({ 'index/crecommend_hotel': good({ tabs: [place('a')], list: [] }) }, asked)
  const found = await loadRecommended(call, { stay, currency: 'USD', city: 'b' })
  assert.deepEqual(asked, [{ ...stay, currency: 'USD', city: 'b' }])
  assert.ok(found.is === 'shown' && found.data.city === 'b')
})

test('each part fails alone; what is empty or not there yet is not spoken of', async () => {
  const home = await loadHome(
    callWith({
      'index/exprience_lis': good({ list: [], total: 0, page: 1, page_size: 3 }),
      'system/spirit_des': { code: 501, msg: '', data: { reason: 'not_built' } },
    }),
    page,
  )
  assert.deepEqual([home.recommended.is, home.voices.is, home.trips.is], ['failed', 'absent', 'absent'])
  assert.equal(home.stay.s_d, '2026-11-17')
})

const voice = (text: string, place: string) => ({ text, hotel: { place } })

test('voices that repeat each other or speak of one place make room for others, as long as there are any', () => {
  const curtains = voice('Clean as at home. Quiet room.', 'Tokyo')
  const again = voice('Quiet room. We will be back.', 'Paris')
  const near = voice('Spotless.', 'Tokyo')
  const other = voice('早餐种类不少。', 'Rome')
  assert.deepEqual(variedVoices([curtains, again, near, other], 2), [curtains, other])
  assert.deepEqual(variedVoices([curtains, again], 3), [curtains, again])
})
