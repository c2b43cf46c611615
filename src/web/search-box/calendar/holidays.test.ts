import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holidaysIn, homeCountry, namesByDay } from './holidays.ts'

const festival = { from: '2027-02-06', to: '2027-02-08', name: 'Spring Festival (China)' }
const foundation = { from: '2027-02-08', to: '2027-02-08', name: 'Foundation Day (Japan)' }

test('each day of a holiday has its name, and a day of two holidays both', () => {
  const names = namesByDay([festival, foundation])
  assert.deepEqual([...names.keys()], ['2027-02-06', '2027-02-07', '2027-02-08'])
  assert.deepEqual(names.get('2027-02-08'), [festival.name, foundation.name])
})

test('holidays of a stay touch it, on the day of check-out too', () => {
  const during = (s_d: string, e_d: string) => holidaysIn([festival, foundation], { s_d, e_d })
  assert.deepEqual(during('2027-02-01', '2027-02-05'), [])
  assert.deepEqual(during('2027-02-01', '2027-02-06'), [festival])
  assert.deepEqual(during('2027-02-08', '2027-02-10'), [festival, foundation])
})

test('the guest’s country is the first region of the browser’s languages', () => {
  assert.equal(homeCountry('en', ['en', 'de-CH', 'fr-FR']), 'CH')
  assert.equal(homeCountry('zh', ['zh']), 'CN')
  assert.equal(homeCountry('zh', ['zh-TW']), 'TW')
  assert.equal(homeCountry('en', ['en']), undefined)
})
