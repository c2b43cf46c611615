import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCities } from './read-cities.ts'
import { readCountries } from './read-countries.ts'

const countries = readCountries()
const byCode = new Map(countries.map((country) => [country.code, country]))

test('exactly the countries with a city are listed, each once', () => {
  const used = new Set(readCities().map((city) => city.country))
  assert.deepEqual(new Set(byCode.keys()), used)
  assert.equal(new Set(countries.map(({ slug }) => slug)).size, countries.length)
})

test('names are neutral and in both languages', () => {
  assert.deepEqual(byCode.get('HK')?.name, { en: 'Hong Kong', zh: '中国香港' })
  assert.deepEqual(byCode.get('MO')?.name, { en: 'Macau', zh: '中国澳门' })
  assert.deepEqual(byCode.get('TW')?.name, { en: 'Taiwan', zh: '中国台湾' })
  for (const { name, code } of countries) assert.match(name.zh, /^[\p{Script=Han}（）]+$/u, code)
})

test('currencies are known to Intl', () => {
  const known = new Set(Intl.supportedValuesOf('currency'))
  for (const { currency, code } of countries) assert.ok(known.has(currency), `${code} ${currency}`)
})

test('dial codes and phone patterns match existing numbers', () => {
  const numbers: Record<string, [dialCode: string, number: string]> = {
    CN: ['+86', '13812345678'],
    US: ['+1', '2125550123'],
    GB: ['+44', '2071234567'],
    FR: ['+33', '612345678'],
    JP: ['+81', '9012345678'],
    HK: ['+852', '51234567'],
  }
  for (const [code, [dialCode, number]] of Object.entries(numbers)) {
    const country = byCode.get(code)!
    assert.equal(country.dialCode, dialCode)
    assert.match(number, new RegExp(`^(?:${country.phonePattern})$`))
  }
  for (const { dialCode, phonePattern, code } of countries) {
    assert.match(dialCode, /^\+\d{1,4}$/, code)
    assert.doesNotThrow(() => new RegExp(phonePattern), code)
  }
})

test('a mainland number follows the specification', () => {
  const pattern = new RegExp(`^(?:${byCode.get('CN')!.phonePattern})$`)
  assert.doesNotMatch('12812345678', pattern)
  assert.doesNotMatch('1381234567', pattern)
})

test('sockets, voltage and price level are plausible', () => {
  for (const { plugs, volts, priceLevel, code } of countries) {
    assert.ok(plugs.length > 0 && plugs.every((plug) => /^[A-O]$/.test(plug)), code)
    assert.ok(volts >= 100 && volts <= 240, code)
    assert.ok(priceLevel >= 0.25 && priceLevel <= 1.3, code)
  }
  assert.equal(byCode.get('US')?.priceLevel, 1)
  assert.ok(byCode.get('CH')!.priceLevel > byCode.get('TH')!.priceLevel)
})
