import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyCurrency, RUNS } from '#test/support/random-facts.ts'
import { add, decimalText, money, parseDecimal, subtract, sum } from './money.ts'

test('amounts of one currency add up', () => {
  assert.deepEqual(add(money(100, 'CNY'), money(28, 'CNY')), money(128, 'CNY'))
  assert.deepEqual(subtract(money(100, 'CNY'), money(128, 'CNY')), money(-28, 'CNY'))
  assert.deepEqual(sum('JPY', [money(1, 'JPY'), money(2, 'JPY')]), money(3, 'JPY'))
  assert.deepEqual(sum('JPY', []), money(0, 'JPY'))
})

test('adding amounts of two currencies throws', () => {
  assert.throws(() => add(money(1, 'CNY'), money(1, 'USD')), TypeError)
  assert.throws(() => subtract(money(1, 'CNY'), money(1, 'USD')), TypeError)
  assert.throws(() => sum('CNY', [money(1, 'USD')]), TypeError)
})

test('decimal text is parsed and formatted as providers use it', () => {
  const table = [
    [1230, 'CNY', '12.30'],
    [-5, 'CNY', '-0.05'],
    [0, 'CNY', '0.00'],
    [1230, 'JPY', '1230'],
    [1230, 'KWD', '1.230'],
  ] as const
  for (const [amount, currency, text] of table) {
    assert.equal(decimalText(money(amount, currency)), text)
    assert.deepEqual(parseDecimal(text, currency), money(amount, currency))
  }
  assert.deepEqual(parseDecimal('12.3', 'CNY'), money(1230, 'CNY'))
  assert.deepEqual(parseDecimal('12.300', 'CNY'), money(1230, 'CNY'))
  assert.deepEqual(parseDecimal('-0.00', 'CNY'), money(0, 'CNY'))
})

test('text that is not an amount of the currency is refused', () => {
  for (const text of ['', '.5', '1.', '1e3', '12.305', '1,280.00', ' 1', '--1', '99999999999999999']) {
    assert.equal(parseDecimal(text, 'CNY'), null, text)
  }
  assert.equal(parseDecimal('0.5', 'JPY'), null)
})

test('every amount survives the round trip through decimal text', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), anyCurrency, (amount, currency) => {
      assert.deepEqual(parseDecimal(decimalText(money(amount, currency)), currency), money(amount, currency))
    }),
    RUNS,
  )
})
