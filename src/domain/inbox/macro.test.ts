import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fillMacro, placeholdersIn, whyNotMacro } from './macro.ts'

const facts = { guest: 'Ada', order: 'LS9Q3F7C5TB', hotel: null, deadline: '10 Dec, 18:00' }

test('fields are filled with the facts of an entry', () => {
  assert.deepEqual(fillMacro('Hi {guest}, {order} is free until {deadline}.', facts), {
    text: 'Hi Ada, LS9Q3F7C5TB is free until 10 Dec, 18:00.',
    missing: [],
  })
})

test('a field without a fact stays and is reported', () => {
  assert.deepEqual(fillMacro('Hi {guest} of {hotel}', facts), {
    text: 'Hi Ada of {hotel}',
    missing: ['hotel'],
  })
  assert.deepEqual(fillMacro('{room}', facts).missing, ['room'])
})

test('an unknown field is refused', () => {
  assert.deepEqual(whyNotMacro({ en: 'Hi {gest}', zh: '{gest}您好' }), { why: 'unknown', field: 'gest' })
})

test('a field in one language alone is refused', () => {
  assert.deepEqual(whyNotMacro({ en: 'Hi {guest}', zh: '您好' }), {
    why: 'missing',
    field: 'guest',
    locale: 'zh',
  })
  assert.deepEqual(whyNotMacro({ en: 'Hi', zh: '{order}' }), { why: 'missing', field: 'order', locale: 'en' })
  assert.equal(whyNotMacro({ en: '{guest} {order}', zh: '{order}{guest}' }), null)
})

test('braces over lines and nested braces are not fields', () => {
  assert.deepEqual(placeholdersIn('{a\nb} {{guest}} {guest}'), ['guest'])
})
