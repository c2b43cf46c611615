import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyAmount, anyCurrency, between, RUNS, rates } from '#test/support/random-facts.ts'
import {
  chargedAt,
  conversionBetween,
  convert,
  converter,
  inverse,
  isRateChargeable,
  noConversion,
  quotedRate,
  type RateTable,
} from './exchange.ts'
import { money } from './money.ts'

test('a rate is applied between minor units and rounded once', () => {
  const table = [
    [100_00, 'CNY', 'USD', 14_02],
    [100_00, 'CNY', 'JPY', 2163],
    [100_00, 'CNY', 'KWD', 4302],
    [1000, 'JPY', 'CNY', 46_23],
    [1000, 'JPY', 'USD', 6_48],
    [1, 'KWD', 'JPY', 1],
    [-100_00, 'CNY', 'USD', -14_02],
  ] as const
  for (const [amount, from, to, expected] of table) {
    assert.deepEqual(
      convert(money(amount, from), between(from, to)),
      money(expected, to),
      `${amount} ${from} ${to}`,
    )
  }
})

test('a rate keeps its date and its exact ratio', () => {
  assert.deepEqual(between('CNY', 'JPY'), {
    from: 'CNY',
    to: 'JPY',
    date: '2026-11-14',
    numerator: '2163',
    denominator: '10000',
  })
  assert.deepEqual(between('JPY', 'JPY'), noConversion('JPY', '2026-11-14'))
})

test('charges use rates of the last seven days, otherwise the hotel’s own currency', () => {
  const conversion = between('EUR', 'CNY')
  assert.ok(isRateChargeable(conversion, '2026-11-21'))
  assert.ok(!isRateChargeable(conversion, '2026-11-22'))
  assert.ok(isRateChargeable(noConversion('EUR', '2020-01-01'), '2026-11-22'))
  assert.equal(chargedAt(conversion, '2026-11-21'), conversion)
  assert.deepEqual(chargedAt(conversion, '2026-11-22'), noConversion('EUR', '2026-11-14'))
})

test('the inverse conversion uses the same rate', () => {
  assert.deepEqual(inverse(between('EUR', 'CNY')), between('CNY', 'EUR'))
})

test('a currency without a usable rate cannot be converted', () => {
  assert.equal(conversionBetween(rates, 'CNY', 'XTS'), null)
  assert.equal(conversionBetween(rates, 'XTS', 'CNY'), null)
  for (const rate of ['0', '0.000', '-1', '1e3', 'NaN', '']) {
    assert.equal(conversionBetween({ ...rates, rates: { USD: rate } }, 'CNY', 'USD'), null, rate)
  }
})

test('an amount of another currency throws', () => {
  assert.throws(() => convert(money(1, 'USD'), between('CNY', 'JPY')), TypeError)
})

test('a rate of many digits is exact', () => {
  const table = {
    date: '2026-11-14',
    base: 'EUR',
    rates: { CNY: '7.2451234567890123', USD: '1.0898765432109877' },
  }
  const conversion = conversionBetween(table, 'USD', 'CNY')
  assert.ok(conversion)
  assert.equal(converter(conversion)(1_000_000_000_00), 664_765_518_803)
})

test('converting rounds to the nearest unit and never reorders prices', () => {
  fc.assert(
    fc.property(anyAmount, anyAmount, anyCurrency, anyCurrency, (a, b, from, to) => {
      const conversion = between(from, to)
      const into = converter(conversion)
      const [numerator, denominator] = [BigInt(conversion.numerator), BigInt(conversion.denominator)]
      const error = BigInt(into(a)) * denominator - BigInt(a) * numerator
      assert.ok(2n * (error < 0n ? -error : error) <= denominator)
      if (a <= b) assert.ok(into(a) <= into(b))
      assert.equal(into(0 - a), 0 - into(a))
    }),
    RUNS,
  )
})

const table: RateTable = {
  date: '2026-12-01',
  base: 'EUR',
  rates: { USD: '1.0842', CNY: '7.7003', JPY: '164.5' },
}

test('a rate is quoted for one unit of the stronger currency, in either direction', () => {
  const told = { from: 'USD', to: 'CNY', rate: '7.10229' }
  assert.deepEqual(quotedRate(conversionBetween(table, 'CNY', 'USD')!), told)
  assert.deepEqual(quotedRate(conversionBetween(table, 'USD', 'CNY')!), told)
})

test('currencies without decimals are quoted in whole units', () => {
  assert.deepEqual(quotedRate(conversionBetween(table, 'JPY', 'CNY')!), {
    from: 'CNY',
    to: 'JPY',
    rate: '21.3628',
  })
})
