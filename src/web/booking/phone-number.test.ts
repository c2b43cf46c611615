import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstCountry, internationalNumber, phoneFault, splitNumber } from './phone-number.ts'

const china = { code: 'CN', dial: '+86', name: 'China', phone: '1[3-9]\\d{9}' }
const sweden = { code: 'SE', dial: '+46', name: 'Sweden', phone: '[1-9]\\d{8}|[1-689]\\d{7}' }
const usa = { code: 'US', dial: '+1', name: 'United States', phone: '[2-9]\\d{9}' }
const canada = { code: 'CA', dial: '+1', name: 'Canada', phone: '[2-9]\\d{9}' }
const germany = { code: 'DE', dial: '+49', name: 'Germany', phone: '[1-9]\\d{5,13}' }
const italy = { code: 'IT', dial: '+39', name: 'Italy', phone: '0\\d{5,11}|3\\d{8,9}' }

const countries = [canada, china, germany, italy, sweden, usa]
const fault = (text: string, country: typeof china | null, locale: 'en' | 'zh' = 'en') =>
  phoneFault(text, { country, countries, locale })

test('a number is taken as people write it, with spaces, with its code or with the zero of the country', () => {
  for (const typed of ['70 174 06 22', '070-174 06 22', '+46 70 174 06 22', '0046701740622'])
    assert.equal(internationalNumber(typed, sweden), '+46701740622', typed)
  assert.equal(internationalNumber('138 0013 8000', china), '+8613800138000')
  assert.equal(internationalNumber('06 1234 5678', italy), '+390612345678')
})

test('a number in international form wins over the country that is selected', () => {
  assert.equal(internationalNumber('+8613800138000', usa), '+8613800138000')
  assert.equal(fault('+86 138 0013 8000', usa), undefined)
  assert.equal(internationalNumber('0046 70 174 06 22', china), '+46701740622')
  assert.equal(internationalNumber('+1 202 555 0123', sweden), '+12025550123')
  assert.equal(fault('+86 12', usa), 'This isn’t a mobile number of mainland China: it has 11 digits')
  assert.equal(fault('+49 1', usa), 'This isn’t a phone number of Germany')
  assert.equal(fault('+999 1', usa), 'Please enter a correct phone number')
})

test('a number that is none of the country is refused in words that name it', () => {
  assert.equal(fault('12', sweden), 'This isn’t a phone number of Sweden')
  assert.equal(fault('1380 0138', china, 'zh'), '请输入正确的中国内地手机号码，应为11位')
  assert.equal(fault(' ', sweden), 'Enter a phone number')
  assert.equal(fault('70 174 06 22', sweden), undefined)
})

test('a number is not judged before its country is known', () => {
  assert.equal(fault('70 174 06 22', null), undefined)
  assert.equal(fault('', null), 'Enter a phone number')
})

test('a stored number finds its country again, and a shared code its main one', () => {
  const all = [canada, china, sweden, usa]
  assert.deepEqual(splitNumber('+46701740622', all), { country: 'SE', number: '701740622' })
  assert.deepEqual(splitNumber('13800138000', all), { country: 'CN', number: '13800138000' })
  assert.deepEqual(splitNumber('+12025550123', all), { country: 'US', number: '2025550123' })
  assert.equal(splitNumber('+99912345678', all), null)
})

test('the field begins with the mainland in Chinese and with the browser’s region in English', () => {
  assert.equal(firstCountry('zh', ['en-GB']), 'CN')
  assert.equal(firstCountry('en', ['en', 'sv-SE']), 'SE')
  assert.equal(firstCountry('en', []), 'US')
})
