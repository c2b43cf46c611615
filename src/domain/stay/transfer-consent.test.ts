import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asksTransferConsent } from './transfer-consent.ts'

test('for a hotel outside the mainland, Chinese readers and mainland numbers need a consent, others do not', () => {
  const facts = { hotelCountry: 'japan', locale: 'en', dial: '+44' } as const
  assert.equal(asksTransferConsent(facts), false)
  assert.equal(asksTransferConsent({ ...facts, locale: 'zh' }), true)
  assert.equal(asksTransferConsent({ ...facts, dial: '+86' }), true)
  assert.equal(asksTransferConsent({ ...facts, locale: 'zh', hotelCountry: 'hong-kong' }), true)
  assert.equal(asksTransferConsent({ ...facts, locale: 'zh', dial: '+86', hotelCountry: 'china' }), false)
})
