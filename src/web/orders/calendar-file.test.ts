import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleOrder } from '#test/support/sample-orders.ts'
import { calendarFile } from './calendar-file.ts'

const site = { name: { en: 'Lodestar', zh: '星宿' }, support_email: 'support@lodestar.example' }
const url = 'https://lodestar.example/center/detail/9'
const file = calendarFile(sampleOrder(), { locale: 'zh', url, site }).replaceAll('\r\n ', '')

test('the calendar entry names the guests, Chinese names family name first', () => {
  const [room] = sampleOrder().rooms
  const order = { ...sampleOrder(), rooms: [{ ...room!, guests: [{ first: '越', last: '林' }] }] }
  const text = calendarFile(order, { locale: 'zh', url, site }).replaceAll('\r\n ', '')
  assert.match(text, /\\n林越\r\n/)
})

test('a stay is in the calendar by the hotel’s clock, under the order’s own number', () => {
  assert.match(file, /\r\nDTSTART;TZID=Asia\/Tokyo:20261212T150000\r\n/)
  assert.match(file, /\r\nDTEND;TZID=Asia\/Tokyo:20261215T110000\r\n/)
  assert.match(file, /\r\nUID:LS12345678\r\nSEQUENCE:2\r\n/)
  assert.match(file, /\r\nSUMMARY:入住Harbour Lamp\r\n/)
  assert.match(file, /\r\nSTATUS:CONFIRMED\r\n/)
})
