import assert from 'node:assert/strict'
import { test } from 'node:test'
import { money } from '../money/money.ts'
import { DEFAULT_PARTY } from '../stay/party.ts'
import { isPriceForStay, isWorthAMail, priceChange, stayToPrice } from './favourites.ts'

const today = '2026-11-20'
const december = { arrival: '2026-12-26', departure: '2026-12-30' }
const january = { arrival: '2027-01-02', departure: '2027-01-05' }
const past = { arrival: '2026-11-10', departure: '2026-11-12' }

test('a favourite is priced for the dates of its list, else for the dates it was saved with', () => {
  assert.deepEqual(stayToPrice(december, january, today), december)
  assert.deepEqual(stayToPrice(null, january, today), january)
  assert.equal(stayToPrice(null, null, today), null)
})

test('past dates are not priced, and the list’s dates are not replaced by others', () => {
  assert.equal(stayToPrice(null, past, today), null)
  assert.equal(stayToPrice(past, january, today), null)
})

test('a noted price is compared only with the same stay and the same guests', () => {
  const noted = { total: money(100, 'CNY'), stay: december, party: DEFAULT_PARTY, at: 0 }
  assert.ok(isPriceForStay(noted, { ...december }, { ...DEFAULT_PARTY }))
  assert.ok(!isPriceForStay(noted, january, DEFAULT_PARTY))
  assert.ok(!isPriceForStay(noted, december, { ...DEFAULT_PARTY, adults: 1 }))
  assert.ok(!isPriceForStay(noted, december, { ...DEFAULT_PARTY, ages: [4] }))
})

test('a price drop is negative, a rise positive, and currencies do not mix', () => {
  assert.deepEqual(priceChange(money(825_220, 'CNY'), money(784_020, 'CNY')), money(-41_200, 'CNY'))
  assert.deepEqual(priceChange(money(100, 'CNY'), money(186, 'CNY')), money(86, 'CNY'))
  assert.throws(() => priceChange(money(100, 'CNY'), money(100, 'EUR')))
})

test('a drop of three percent is worth an e-mail, a smaller one is not', () => {
  assert.ok(isWorthAMail(100_000, 97_000))
  assert.ok(!isWorthAMail(100_000, 97_001))
  assert.ok(!isWorthAMail(100_000, 130_000))
})
