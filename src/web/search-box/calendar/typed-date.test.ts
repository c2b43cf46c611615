import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readTypedDate } from './typed-date.ts'

const today = '2026-11-15'
const read = (text: string, locale: 'en' | 'zh' = 'en', from = today) =>
  readTypedDate(text, { locale, from, today })

test('a date is understood however it is written', () => {
  const ways = [
    '2026-12-05',
    '2026/12/5',
    '2026.12.05',
    '20261205',
    '2026年12月5日',
    '12月5日',
    '12月5号',
    '5 Dec',
    '5 December 2026',
    'Dec 5',
    'december 5th, 2026',
    'Sat 5 Dec 2026',
    '2026年12月5日 周六',
    '5dec26',
    '２０２６－１２－０５',
    '  5  dec  ',
  ]
  for (const way of ways) assert.equal(read(way), '2026-12-05', way)
})

test('figures alone are read as the page’s language writes them, unless they can mean one thing only', () => {
  assert.equal(read('5/12'), '2026-12-05')
  assert.equal(read('5/12', 'zh'), '2027-05-12')
  assert.equal(read('12/25'), '2026-12-25')
  assert.equal(read('25/12', 'zh'), '2026-12-25')
  assert.equal(read('5.12.27'), '2027-12-05')
})

test('without a year it is the next such date, for a check-out the next after the check-in', () => {
  assert.equal(read('15 nov'), '2026-11-15')
  assert.equal(read('14 nov'), '2027-11-14')
  assert.equal(read('2 jan', 'en', '2027-06-01'), '2028-01-02')
  assert.equal(read('29 feb'), '2028-02-29')
})

test('today and tomorrow are dates too', () => {
  assert.deepEqual(
    ['today', 'Tomorrow', '今天', '明天', '后天'].map((text) => read(text)),
    ['2026-11-15', '2026-11-16', '2026-11-15', '2026-11-16', '2026-11-17'],
  )
})

test('text that is not a date is rejected', () => {
  for (const text of ['', 'soon', '31 feb', '30/2/2027', '2027-13-01', '0/0', '5', '99 dec', '<b>', '5 xyz'])
    assert.equal(read(text), null, text)
})
