import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type QualityFacts, qualityOf, whyNotOpen, whyNotPublish } from './quality.ts'

const today = '2027-05-01'
const whole: QualityFacts = {
  photographs: 8,
  withoutAlt: 0,
  english: 412,
  chinese: 138,
  older: null,
  rooms: 3,
  plans: 2,
  pricedUntil: '2028-01-31',
  plansWithBands: 1,
  taxes: 1,
  metresFromCity: 1_200,
  hasAddress: true,
}
const faultsOf = (facts: Partial<QualityFacts>) => qualityOf({ ...whole, ...facts }, today).faults
const scoreOf = (facts: Partial<QualityFacts>) => qualityOf({ ...whole, ...facts }, today).score

test('a complete hotel scores 100 and has no faults', () => {
  assert.deepEqual(qualityOf(whole, today), {
    score: 100,
    levels: { photographs: 2, english: 2, chinese: 2, prices: 2, policies: 2 },
    faults: [],
  })
})

test('a missing part costs 20, an incomplete one 10', () => {
  assert.equal(scoreOf({ photographs: 0 }), 80)
  assert.equal(scoreOf({ withoutAlt: 1 }), 90)
  assert.equal(scoreOf({ photographs: 0, english: 0, chinese: 0, rooms: 0, plans: 0 }), 0)
})

test('each fault is named', () => {
  assert.deepEqual(faultsOf({ photographs: 3, withoutAlt: 2 }), ['few_photographs', 'no_alt_text'])
  assert.deepEqual(faultsOf({ english: 12, chinese: 0 }), ['short_english', 'no_chinese'])
  assert.deepEqual(faultsOf({ older: 'zh' }), ['old_chinese'])
  assert.deepEqual(faultsOf({ taxes: 0, plansWithBands: 0 }), ['no_child_bands', 'no_taxes'])
  assert.deepEqual(faultsOf({ metresFromCity: 31_000 }), ['far_from_city'])
})

test('prices must reach 90 days ahead', () => {
  assert.deepEqual(faultsOf({ pricedUntil: null }), ['no_prices'])
  assert.deepEqual(faultsOf({ pricedUntil: '2027-04-30' }), ['no_prices'])
  assert.deepEqual(faultsOf({ pricedUntil: '2027-07-29' }), ['prices_end'])
  assert.deepEqual(faultsOf({ pricedUntil: '2027-07-30' }), [])
})

test('a hotel is published with texts, photographs, rooms, plans and prices', () => {
  assert.deepEqual(whyNotPublish(faultsOf({ photographs: 2, taxes: 0, english: 30 })), [])
  assert.deepEqual(whyNotPublish(faultsOf({ photographs: 0, english: 0 })), ['no_photographs', 'no_english'])
  assert.deepEqual(whyNotPublish(faultsOf({ hasAddress: false })), ['no_address'])
  assert.deepEqual(whyNotPublish(faultsOf({ rooms: 0, plans: 0 })), ['no_rooms'])
})

test('a closed hotel opens again if something of it can be booked', () => {
  assert.deepEqual(whyNotOpen(faultsOf({ photographs: 0, chinese: 0 })), [])
  assert.deepEqual(whyNotOpen(faultsOf({ pricedUntil: null })), ['no_prices'])
})
