import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstSteps } from './first-steps.ts'

const open = (faults: Parameters<typeof firstSteps>[0]) =>
  firstSteps(faults).flatMap(({ step, isDone }) => (isDone ? [] : [step]))

test('an empty draft has every step before it', () => {
  assert.deepEqual(open(['no_rooms', 'no_photographs', 'no_english', 'no_chinese', 'no_address']), [
    'facts',
    'texts',
    'rooms',
    'rates',
    'prices',
    'photographs',
    'open',
  ])
})

test('rates and prices are done after the rooms', () => {
  assert.deepEqual(open(['no_plans']), ['rates', 'prices', 'open'])
  assert.deepEqual(open(['no_prices']), ['prices', 'open'])
})

test('a draft with everything is ready to open', () => {
  assert.deepEqual(open(['few_photographs', 'no_taxes']), ['open'])
})
