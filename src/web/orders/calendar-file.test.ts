import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleOrder } from '#test/support/sample-orders.ts'
import { calendarFile } from './calendar-file.ts'

const url = 'https://lodestar.example/center/detail/9'
const file = calendarFile(sampleOrder(), { locale: 'zh', url })

test('a stay is on the hotel’s days, the day of departure included', () => {
  assert.match(file, /\r\nDTSTART;VALUE=DATE:20261212\r\n/)
  assert.match(file, /\r\nDTEND;VALUE=DATE:20261216\r\n/)
  assert.match(file, /\r\nUID:LS12345678@lodestar\r\n/)
  assert.match(file, /\r\nDTSTAMP:20261208T010000Z\r\n/)
})

test('lines are at most 75 octets and unfold to what was written', () => {
  for (const line of file.split('\r\n')) assert.ok(new TextEncoder().encode(line).length <= 75, line)
  const whole = file.replaceAll('\r\n ', '')
  assert.match(whole, /LOCATION:Harbour Lamp\\, 1 Quay\\, Tokyo/)
  assert.match(whole, /DESCRIPTION:订单LS12345678\\n.*12月12日（周六）15:00/)
})
