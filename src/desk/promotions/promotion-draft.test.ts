import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DeskPromotion } from '#contract/desk/promotions.ts'
import { PromotionTerms } from '#contract/desk/promotions.ts'
import { promotionWords } from '#words/desk/promotions.ts'
import { changedFields, type Draft, draftFaults, draftOf, emptyDraft, termsOf } from './promotion-draft.ts'

const say = promotionWords('en')
const stored: DeskPromotion = {
  code: 'WINTER5',
  of: 'percent',
  value: 550,
  currency: null,
  booked_from: '2026-11-01T00:00:00+08:00',
  booked_until: '2027-01-01T00:00:00+08:00',
  min_nights: 2,
  uses_per_account: 1,
  uses_in_all: null,
  used: 3,
  state: 'running',
}
const faultsOf = (change: Partial<Draft>) =>
  Object.entries(draftFaults({ ...draftOf(stored), ...change }, say))
    .filter(([, fault]) => fault)
    .map(([name]) => name)

test('stored terms become a draft and the same terms again', () => {
  const draft = draftOf(stored)
  assert.equal(draft.value, '5.5')
  const terms = termsOf(draft)
  assert.equal(Date.parse(terms.booked_until), Date.parse(stored.booked_until))
  assert.deepEqual([terms.value, terms.uses_per_account, terms.uses_in_all], [550, 1, undefined])
  assert.ok(PromotionTerms.safeParse(terms).success)
})

test('an amount is in minor units of its currency', () => {
  const draft = { ...draftOf(stored), of: 'amount', value: '80', currency: 'JPY' } as const
  assert.deepEqual([termsOf(draft).value, termsOf(draft).currency], [80, 'JPY'])
  assert.equal(termsOf({ ...draft, value: '80.50', currency: 'CNY' }).value, 8_050)
})

test('faults name their fields', () => {
  assert.deepEqual(faultsOf({}), [])
  assert.deepEqual(faultsOf({ value: '101' }), ['value'])
  assert.deepEqual(faultsOf({ value: '0', minNights: 'two', inAll: '-1' }), ['value', 'minNights', 'inAll'])
  assert.deepEqual(faultsOf({ until: '2026-10-01T00:00' }), ['until'])
  assert.deepEqual(
    Object.keys(draftFaults(emptyDraft(0), say)).filter((name) => name === 'code'),
    ['code'],
  )
})

test('changed fields are those that differ from what is saved', () => {
  const draft = draftOf(stored)
  assert.deepEqual(changedFields({ ...draft, inAll: '500' }, draft), ['inAll'])
})
