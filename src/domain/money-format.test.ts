import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyCurrency, RUNS } from '#test/support/random-facts.ts'
import { money } from './money.ts'
import { formatMoney, formatWholeMoney, moneyParts } from './money-format.ts'

test('amounts read alike in both languages', () => {
  const table = [
    [128_000, 'CNY', '¥1,280.00', '¥1,280'],
    [128_050, 'CNY', '¥1,280.50', '¥1,281'],
    [-96_000, 'CNY', '−¥960.00', '−¥960'],
    [5, 'USD', 'US$0.05', 'US$0'],
    [-5, 'USD', '−US$0.05', 'US$0'],
    [0, 'EUR', '€0.00', '€0'],
    [1_234_567, 'JPY', 'JP¥1,234,567', 'JP¥1,234,567'],
    [1_234_567, 'KWD', 'KWD\u00a01,234.567', 'KWD\u00a01,235'],
    [150_000_000, 'IDR', 'IDR\u00a01,500,000.00', 'IDR\u00a01,500,000'],
  ] as const
  for (const [amount, currency, exact, whole] of table) {
    assert.equal(formatMoney(money(amount, currency)), exact)
    assert.equal(formatWholeMoney(money(amount, currency)), whole)
  }
})

test('a page may set the symbol and the cents smaller', () => {
  assert.deepEqual(moneyParts(money(-325_201, 'CNY')), {
    sign: '−',
    symbol: '¥',
    whole: '3,252',
    fraction: '.01',
  })
  assert.deepEqual(moneyParts(money(3252, 'JPY')), { sign: '', symbol: 'JP¥', whole: '3,252', fraction: '' })
})

test('the parts put together are the amount', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), anyCurrency, (amount, currency) => {
      const { sign, symbol, whole, fraction } = moneyParts(money(amount, currency))
      assert.equal(sign + symbol + whole + fraction, formatMoney(money(amount, currency)))
      assert.equal(Number((sign + whole + fraction).replace('−', '-').replace(/[.,]/g, '')), amount)
    }),
    RUNS,
  )
})
