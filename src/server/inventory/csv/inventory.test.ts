import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  amountText,
  bandsText,
  paymentText,
  portionText,
  readAmount,
  readBands,
  readPayment,
  readPortion,
  readSteps,
  stepsText,
} from './amounts.ts'
import { bedsText, readBeds } from './beds.ts'
import { csvLine, readCsv } from './csv.ts'
import { linesOf } from './lines.ts'
import { readWeekdays, weekdaysText } from './weekdays.ts'

async function* pieces(text: string, length: number) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
}
async function records(text: string, length = 7) {
  const found: (readonly string[] | string)[] = []
  for await (const record of readCsv(pieces(text, length)))
    found.push('cells' in record ? record.cells : `${record.line} ${record.reason}`)
  return found
}

test('written CSV is parsed back, however it is chunked', async () => {
  const row = fc.array(fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', '酒') }), {
    minLength: 2,
    maxLength: 5,
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 9 }),
      async (rows, length) => {
        assert.deepEqual(await records(rows.map(csvLine).join(''), length), rows)
      },
    ),
    { numRuns: 200 },
  )
})

test('lines are numbered as in an editor, also inside quotes and with either line end', async () => {
  const lines: number[] = []
  for await (const { line } of readCsv(pieces('a,b\r\n"x\ny",1\r\n\nc,d', 3))) lines.push(line)
  assert.deepEqual(lines, [1, 2, 5])
})

test('a misplaced quote is reported with its line and skips only that record', async () => {
  const inside =
    '2 a quote stands inside a field that does not begin with one; double it and put the field in quotes'
  assert.deepEqual(await records('a,b\nx"y,1\nz,2\n'), [['a', 'b'], inside, ['z', '2']])
  const after = '2 text follows a closing quote; put a comma between fields'
  assert.deepEqual(await records('a,b\n"x"y,1\nz,2\n"p""q",3'), [['a', 'b'], after, ['z', '2'], ['p"q', '3']])
  const open = '2 a quote is opened here and never closed'
  assert.deepEqual(await records('a,b\n"x,1\nz,2\nk,3'), [['a', 'b'], open, ['z', '2'], ['k', '3']])
  // The next quote, which was meant to open, closes it.
  assert.deepEqual((await records('a,b\n"x,1\nz,"2"\n"k",3')).slice(2), [
    ['z', '2'],
    ['k', '3'],
  ])
})

test('an unclosed quote does not consume a long file', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => `r${at},1\n`).join('')
  const found = await records(`a,b\n"open,1\n${rows}`, 1_000)
  assert.equal(found.length, 5_002)
  assert.deepEqual(found.at(-1), ['r4999', '1'])
})

test('lines are numbered with any line end and any chunking', async () => {
  for (const length of [1, 2, 3, 50]) {
    const found: string[] = []
    for await (const { number, text } of linesOf(pieces('{}\r\n\nb\rc\n\nd', length)))
      found.push(`${number} ${text}`)
    assert.deepEqual(found, ['1 {}\r\n', '2 \n', '3 b\r', '4 c\n', '5 \n', '6 d'])
  }
})

const readOf = <Value>(read: { value: Value } | { reason: string }) =>
  'value' in read ? read.value : assert.fail(read.reason)

test('amounts, portions, payments, cancellations, bands, beds and weekdays are written as they are read', () => {
  for (const text of ['0', '420', '420.50', '1280.05'])
    assert.equal(amountText(readOf(readAmount(text, 'EUR')), 'EUR'), text)
  for (const text of ['30%', '12.5%', '1n', '50.25'])
    assert.equal(portionText(readOf(readPortion(text, 'EUR')), 'EUR'), text)
  for (const text of ['prepay', 'guarantee', 'at_hotel', 'deposit 30%', 'deposit 1n'])
    assert.equal(paymentText(readOf(readPayment(text, 'EUR')), 'EUR'), text)
  const noShow = { of: 'percent', value: 10_000 } as const
  for (const text of ['', 'booking 100%', '7d23:59 1n; 1d18:00 100%'])
    assert.equal(stepsText({ steps: readOf(readSteps(text, 'EUR')), noShow }, 'EUR'), text)
  for (const text of ['', '5 0 0%; 12 80.50 50%'])
    assert.equal(bandsText(readOf(readBands(text, 'EUR')), 'EUR'), text)
  for (const text of ['1 king', '1 double + 2 single']) assert.equal(bedsText(readOf(readBeds(text))), text)
  for (const text of ['1', '67', '1234567']) assert.equal(weekdaysText(readOf(readWeekdays(text))), text)
})

test('invalid values are refused with a reason', () => {
  const reasons = [
    readAmount('1.005', 'EUR'),
    readAmount('-5', 'EUR'),
    readAmount('0.5', 'JPY'),
    readPortion('120%', 'EUR'),
    readPayment('deposit', 'EUR'),
    readSteps('1d25:00 100%', 'EUR'),
    readBands('12 0 0%; 5 0 0%', 'EUR'),
    readBeds('king'),
    readBeds('1 hammock'),
    readWeekdays('8'),
  ]
  assert.ok(reasons.every((read) => 'reason' in read))
})
