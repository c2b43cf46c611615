import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyCurrency, RUNS } from '#test/support/random-facts.ts'
import { money } from './money.ts'
import { formatDifference, formatMoney, formatWholeMoney, grouped, moneyParts } from './money-format.ts'

test('amounts have their symbol, grouped digits and the decimals of their currency', () => {
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
    assert.equal(formatMoney(money(amount, currency), 'zh'), exact)
    assert.equal(formatWholeMoney(money(amount, currency), 'zh'), whole)
  }
})

test('English writes CN¥, also when the language is unknown', () => {
  assert.equal(formatMoney(money(128_000, 'CNY'), 'en'), 'CN¥1,280.00')
  assert.equal(formatMoney(money(128_000, 'CNY')), 'CN¥1,280.00')
  assert.equal(formatWholeMoney(money(-96_000, 'CNY'), 'en'), '−CN¥960')
})

test('a difference has its sign, and zero is empty', () => {
  assert.equal(formatDifference(money(10_896, 'CNY'), 'zh'), '+¥108.96')
  assert.equal(formatDifference(money(-5_000, 'USD'), 'en'), '−US$50.00')
  assert.equal(formatDifference(money(0, 'CNY'), 'en'), '')
})

test('the symbol and the cents are separate parts, so that a page can style them', () => {
  assert.deepEqual(moneyParts(money(-325_201, 'CNY'), 'zh'), {
    sign: '−',
    symbol: '¥',
    whole: '3,252',
    fraction: '.01',
  })
  assert.deepEqual(moneyParts(money(3252, 'JPY'), 'en'), {
    sign: '',
    symbol: 'JP¥',
    whole: '3,252',
    fraction: '',
  })
})

test('the parts concatenated are the amount', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), anyCurrency, (amount, currency) => {
      const { sign, symbol, whole, fraction } = moneyParts(money(amount, currency), 'en')
      assert.equal(sign + symbol + whole + fraction, formatMoney(money(amount, currency), 'en'))
      assert.equal(Number((sign + whole + fraction).replace('−', '-').replace(/[.,]/g, '')), amount)
    }),
    RUNS,
  )
})

test('whole numbers are grouped as the languages do', () => {
  assert.equal(grouped(0), '0')
  assert.equal(grouped(999), '999')
  assert.equal(grouped(51_975), '51,975')
  assert.equal(grouped(-1_234_567), '-1,234,567')
  fc.assert(
    fc.property(fc.maxSafeInteger(), (whole) => {
      for (const tag of ['en-GB', 'en-US', 'zh-CN'])
        assert.equal(grouped(whole), new Intl.NumberFormat(tag).format(whole))
    }),
  )
})
