import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PartnerLead } from '#contract/feedback.ts'
import { emptyLead, leadFaults } from './lead-rules.ts'

const lead = {
  hotel: 'Larchlight Lodge',
  city: 'Zermatt',
  rooms: '24',
  name: 'Ursina',
  email: 'ursina@larchlight.example',
  phone: '+41 27 555 01 23',
  text: 'A family house.',
}

test('a whole lead has no fault, and neither does the server find one', () => {
  assert.deepEqual(leadFaults(lead, 'en'), {})
  assert.ok(PartnerLead.safeParse(lead).success)
})

test('each field says what is wrong with it, and the server agrees', () => {
  assert.deepEqual(Object.keys(leadFaults(emptyLead, 'en')), Object.keys(emptyLead))
  for (const [field, value] of [
    ['hotel', ' '],
    ['rooms', '0'],
    ['rooms', '10001'],
    ['rooms', '2.5'],
    ['email', 'ursina@'],
    ['phone', '027 555'],
    ['text', ''],
  ] as const) {
    assert.deepEqual(Object.keys(leadFaults({ ...lead, [field]: value }, 'zh')), [field], `${field} ${value}`)
    assert.ok(!PartnerLead.safeParse({ ...lead, [field]: value }).success, `${field} ${value}`)
  }
})
