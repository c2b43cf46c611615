import assert from 'node:assert/strict'
import { test } from 'node:test'
import { instantOf } from '../time/zone-time.ts'
import { type StayEvent, stayCalendar, staysCalendar } from './stay-calendar.ts'

const stay: StayEvent = {
  number: 'LS7K3M9Q2XB',
  isCancelled: false,
  sequence: 3,
  writtenAt: Date.parse('2027-01-10T08:00:05Z'),
  checkIn: instantOf('2027-02-12', '15:00', 'Asia/Shanghai'),
  checkOut: instantOf('2027-02-15', '11:00', 'Asia/Shanghai'),
  zone: 'Asia/Shanghai',
  title: 'Stay: Harbour, Pearl; East',
  text: 'Order LS7K3M9Q2XB\n2 rooms',
  where: '上海市黄浦区南京东路'.repeat(6),
  lat: 31.2,
  lon: 121.5,
  url: 'https://hotels.example/center/detail/7',
  organiser: { name: 'Lodestar', email: 'help@hotels.example' },
}
const linesOf = (event: StayEvent) => stayCalendar(event).replaceAll('\r\n ', '').split('\r\n')

test('a stay begins and ends in the hotel’s zone, with the order number as its id', () => {
  const lines = linesOf(stay)
  for (const wanted of [
    'METHOD:PUBLISH',
    'UID:LS7K3M9Q2XB',
    'SEQUENCE:3',
    'DTSTAMP:20270110T080005Z',
    'DTSTART;TZID=Asia/Shanghai:20270212T150000',
    'DTEND;TZID=Asia/Shanghai:20270215T110000',
    'TZOFFSETTO:+0800',
    'STATUS:CONFIRMED',
  ]) {
    assert.ok(lines.includes(wanted), wanted)
  }
})

test('a cancelled stay is removed from the calendar by the same id', () => {
  const lines = linesOf({ ...stay, isCancelled: true })
  for (const wanted of ['METHOD:CANCEL', 'UID:LS7K3M9Q2XB', 'STATUS:CANCELLED'])
    assert.ok(lines.includes(wanted))
})

test('special characters are escaped, and lines are folded at 75 octets between characters', () => {
  const text = stayCalendar(stay)
  for (const line of text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line)
  const lines = linesOf(stay)
  assert.ok(lines.includes('SUMMARY:Stay: Harbour\\, Pearl\\; East'))
  assert.ok(lines.includes('DESCRIPTION:Order LS7K3M9Q2XB\\n2 rooms'))
  assert.ok(lines.includes(`LOCATION:${stay.where}`))
  assert.ok(text.endsWith('END:VCALENDAR\r\n'))
})

test('a stay over a clock change contains the change', () => {
  const zone = 'Europe/Paris'
  const lines = linesOf({
    ...stay,
    zone,
    checkIn: instantOf('2027-03-26', '15:00', zone),
    checkOut: instantOf('2027-03-29', '11:00', zone),
  })
  const at = lines.indexOf('DTSTART:20270328T020000')
  assert.deepEqual(lines.slice(at, at + 3), [
    'DTSTART:20270328T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
  ])
  assert.ok(lines.includes('DTEND;TZID=Europe/Paris:20270329T110000'))
})

test('a file of several stays defines each zone once, with its changes of clocks', () => {
  const tokyo = { ...stay, number: 'LSTOKYO', zone: 'Asia/Tokyo' }
  const later = { ...stay, number: 'LSLATER', checkIn: stay.checkOut, checkOut: stay.checkOut + 86_400_000 }
  const lines = staysCalendar([stay, tokyo, later]).replaceAll('\r\n ', '').split('\r\n')
  const count = (wanted: string) => lines.filter((line) => line === wanted).length
  assert.deepEqual(
    [count('TZID:Asia/Shanghai'), count('TZID:Asia/Tokyo'), count('BEGIN:VEVENT'), count('METHOD:PUBLISH')],
    [1, 1, 3, 1],
  )
  assert.deepEqual(
    lines.filter((line) => line.startsWith('UID:')),
    ['UID:LS7K3M9Q2XB', 'UID:LSTOKYO', 'UID:LSLATER'],
  )
})
