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
import { readLines } from './ndjson.ts'
import { readWeekdays, weekdaysText } from './weekdays.ts'

async function* pieces(text: string, length: number) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length)
}
async function records(text: string, length = 7) {
  const found: (readonly string[])[] = []
  for await (const { cells } of readCsv(pieces(text, length))) found.push(cells)
  return found
}

test('whatever is written as a table is read again, however it is cut into pieces', async () => {
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

test('lines are counted as an editor counts them, also inside quotes and with either line end', async () => {
  const lines: number[] = []
  for await (const { line } of readCsv(pieces('a,b\r\n"x\ny",1\r\n\nc,d', 3))) lines.push(line)
  assert.deepEqual(lines, [1, 2, 5])
})

test('a quote in the wrong place is told with its line', async () => {
  await assert.rejects(records('a,b\nx"y,1\n'), /a quote stands inside a field/)
  await assert.rejects(records('a,b\n"x"y,1\n'), /text follows a closing quote/)
  await assert.rejects(records('a,b\n"x,1\n'), /never closed/)
})

test('lines of JSON are numbered, empty ones passed over', async () => {
  const found: number[] = []
  for await (const { line } of readLines(pieces('{}\n\n{"a":1}', 2))) found.push(line)
  assert.deepEqual(found, [1, 3])
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

test('what cannot be meant is refused with a reason', () => {
  const reasons = [
    readAmount('1.005', 'EUR'),
    readAmount('-5', 'EUR'),
    readAmount('0.5', 'JPY'),
    readPortion('120%', 'EUR'),
    readPayment('deposit', 'EUR'),
    readSteps('1d25:00 100%', 'EUR'),
    readBands('12 0 0%; 5 0 0%', 'EUR'),
    readBeds('king'),
    readWeekdays('8'),
  ]
  assert.ok(reasons.every((read) => 'reason' in read))
})
