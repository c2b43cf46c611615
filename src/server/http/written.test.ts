import assert from 'node:assert/strict'
import test from 'node:test'
import { wordsOf } from './sheet.ts'
import { readWritten, writeAnswer, writeDown } from './written.ts'

test('numbers are written as the engine writes them, however large', () => {
  const tens = Array.from({ length: 16 }, (_, power) => 10 ** power)
  const numbers = [0, 7, ...tens, ...tens.map((ten) => ten - 1), 2 ** 31 - 1, 2 ** 31, 2 ** 32]
  numbers.push(1_000_000_007, 20_000_000_300, Number.MAX_SAFE_INTEGER, -1, -5_000_000_000)
  for (const number of numbers)
    assert.equal(writeDown((sheet) => sheet.number(number)).toString(), String(number))
})

test('what is written stands one behind the other, and what is taken back is gone', () => {
  const from = Buffer.from('somewhere else')
  const bytes = writeDown((sheet) => {
    sheet.text('酒店 ')
    sheet.words(wordsOf('words, '))
    sheet.copy(from, 5, 4, 0)
    sheet.letters(' letters')
    sheet.back(3)
    sheet.number(12)
  })
  assert.equal(bytes.toString(), '酒店 words, here lett12')
})

test('an answer is read as it was written; its mark differs when it does', () => {
  const write = (value: object) => writeAnswer('好', (sheet) => sheet.text(JSON.stringify(value)))
  assert.deepEqual(readWritten(write({ rooms: 2 })), { rooms: 2 })
  assert.equal(write({ rooms: 2 }).mark, write({ rooms: 2 }).mark)
  assert.notEqual(write({ rooms: 2 }).mark, write({ rooms: 3 }).mark)
})

test('more than there is room for is written, too', () => {
  const long = 'long '.repeat(200_000)
  assert.equal(writeDown((sheet) => sheet.text(long)).length, long.length)
})
