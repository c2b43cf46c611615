import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ok, refuse } from '#domain/result.ts'
import { feedAddress } from './feed-address.ts'

const known = { origin: 'https://stay.example', read: ['https://other.example/a.ics'] }

test('an address is trimmed, and webcal is https', () => {
  assert.deepEqual(feedAddress(' https://other.example/b.ics ', known), ok('https://other.example/b.ics'))
  assert.deepEqual(feedAddress('webcal://other.example/b.ics', known), ok('https://other.example/b.ics'))
})

test('an address that cannot be read is refused with its fault', () => {
  const faults = {
    ' ': 'noAddress',
    'other.example/b.ics': 'wrongAddress',
    'ftp://other.example/b.ics': 'wrongAddress',
    [`https://other.example/${'a'.repeat(2_048)}`]: 'wrongAddress',
    'https://stay.example/calendar-feeds/secret.ics': 'ownAddress',
    'https://other.example/a.ics': 'knownAddress',
  } as const
  for (const [typed, fault] of Object.entries(faults))
    assert.deepEqual(feedAddress(typed, known), refuse(fault), typed)
})
