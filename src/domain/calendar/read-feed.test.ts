import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFeed } from './read-feed.ts'
import { writeFeed } from './write-feed.ts'

const asked = { zone: 'Europe/Paris', from: '2027-01-01', to: '2028-06-01', ownSuffix: '@own.example' }
const feed = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')
const nightsOf = (text: string) => {
  const read = readFeed(text, asked)
  assert.ok(read.ok)
  return read.value.events.map(({ from, to }) => `${from} ${to}`)
}

test('all-day events occupy the nights before their end; without an end, one night', () => {
  const stay = ['UID:1', 'DTSTART;VALUE=DATE:20270301', 'DTEND;VALUE=DATE:20270304']
  const one = ['UID:2', 'DTSTART;VALUE=DATE:20270401']
  const same = ['UID:3', 'DTSTART;VALUE=DATE:20270501', 'DTEND;VALUE=DATE:20270501']
  const week = ['UID:4', 'DTSTART;VALUE=DATE:20270601', 'DURATION:P1W']
  assert.deepEqual(nightsOf(feed(stay, one, same, week)), [
    '2027-03-01 2027-03-04',
    '2027-04-01 2027-04-02',
    '2027-05-01 2027-05-02',
    '2027-06-01 2027-06-08',
  ])
})

test('times are read in their zone, in UTC, or in the zone of the hotel', () => {
  const utc = ['UID:1', 'DTSTART:20270301T233000Z', 'DTEND:20270303T090000Z']
  const tokyo = ['UID:2', 'DTSTART;TZID=Asia/Tokyo:20270311T010000', 'DTEND;TZID=Asia/Tokyo:20270312T010000']
  const floating = ['UID:3', 'DTSTART:20270401T150000', 'DURATION:PT20H']
  const unknown = [
    'UID:4',
    'DTSTART;TZID="Custom:Zone":20270501T150000',
    'DTEND;TZID="Custom:Zone":20270502T110000',
  ]
  const meeting = ['UID:5', 'DTSTART:20270601T100000', 'DTEND:20270601T120000']
  assert.deepEqual(nightsOf(feed(utc, tokyo, floating, unknown, meeting)), [
    '2027-03-02 2027-03-03',
    '2027-03-10 2027-03-11',
    '2027-04-01 2027-04-02',
    '2027-05-01 2027-05-02',
  ])
})

test('folded lines, alarms and other line ends are read', () => {
  const text =
    '\ufeffBEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:long-\n name\nDTSTART;VALUE=D\n\tATE:20270301\nBEGIN:VALARM\nDTSTART;VALUE=DATE:20270901\nEND:VALARM\nEND:VEVENT\nEND:VCALENDAR\n'
  const read = readFeed(text, asked)
  assert.ok(read.ok)
  assert.deepEqual(read.value.events, [{ key: 'long-name|2027-03-01', from: '2027-03-01', to: '2027-03-02' }])
})

test('cancelled, transparent, own, broken and past events occupy nothing', () => {
  const date = 'DTSTART;VALUE=DATE:20270301'
  assert.deepEqual(
    nightsOf(
      feed(
        ['UID:1', date, 'STATUS:CANCELLED'],
        ['UID:2', date, 'TRANSP:TRANSPARENT'],
        ['UID:room-2027-03-01@own.example', date],
        ['UID:3', 'DTSTART;VALUE=DATE:20270231'],
        ['UID:4', 'DTSTART;VALUE=DATE:20260301'],
        ['UID:5', 'SUMMARY:no date'],
      ),
    ),
    [],
  )
})

test('recurring events are expanded within the range, without their exceptions', () => {
  const weekly = [
    'UID:1',
    'DTSTART;VALUE=DATE:20270301',
    'RRULE:FREQ=WEEKLY;BYDAY=MO,WE;COUNT=4',
    'EXDATE;VALUE=DATE:20270303',
  ]
  assert.deepEqual(nightsOf(feed(weekly)), [
    '2027-03-01 2027-03-02',
    '2027-03-08 2027-03-09',
    '2027-03-10 2027-03-11',
  ])
  const moved = ['UID:1', 'RECURRENCE-ID;VALUE=DATE:20270308', 'DTSTART;VALUE=DATE:20270309']
  assert.ok(!nightsOf(feed(weekly, moved)).includes('2027-03-08 2027-03-09'))
  const monthly = ['UID:2', 'DTSTART;VALUE=DATE:20270131', 'RRULE:FREQ=MONTHLY;UNTIL=20270501']
  assert.deepEqual(nightsOf(feed(monthly)), ['2027-01-31 2027-02-01', '2027-03-31 2027-04-01'])
  const endless = ['UID:3', 'DTSTART;VALUE=DATE:20270101', 'RRULE:FREQ=DAILY']
  assert.equal(nightsOf(feed(endless)).length, 517)
})

test('events without a UID are bookings of their own', () => {
  const nameless = ['DTSTART;VALUE=DATE:20270301']
  assert.deepEqual(nightsOf(feed(nameless, nameless)), ['2027-03-01 2027-03-02', '2027-03-01 2027-03-02'])
})

test('keys can be stored whatever a UID has', () => {
  const read = readFeed(feed([`UID:\0${'u'.repeat(199)}🛏`, 'DTSTART;VALUE=DATE:20270301']), asked)
  assert.ok(read.ok)
  const [event] = read.value.events
  assert.ok(event)
  assert.ok(event.key.isWellFormed())
  assert.ok(!event.key.includes('\0'))
})

test('an unsupported rule is counted and its first occurrence is used', () => {
  const read = readFeed(
    feed(['UID:1', 'DTSTART;VALUE=DATE:20270301', 'RRULE:FREQ=MONTHLY;BYDAY=2MO;BYSETPOS=1']),
    asked,
  )
  assert.ok(read.ok)
  assert.deepEqual([read.value.unsupported, read.value.events.length], [1, 1])
})

test('other files and very large calendars are refused', () => {
  assert.deepEqual(readFeed('<html></html>', asked), { ok: false, refusal: 'not_a_calendar' })
  assert.deepEqual(readFeed('', asked), { ok: false, refusal: 'not_a_calendar' })
  const many = Array.from({ length: 2_001 }, (_, at) => [`UID:${at}`, 'DTSTART;VALUE=DATE:20270301'])
  assert.deepEqual(readFeed(feed(...many), asked), { ok: false, refusal: 'too_many_events' })
})

test('a written feed is read back, its lines have at most 75 bytes', () => {
  const name = '杭州竹隐小院，竹影套房；'.repeat(6)
  const events = [{ uid: 'a@other.example', from: '2027-03-01', to: '2027-03-04' }]
  const text = writeFeed({ name, summary: 'Not available', at: 0, events })
  assert.deepEqual(nightsOf(text), ['2027-03-01 2027-03-04'])
  for (const line of text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line)
  assert.match(text, /DTSTAMP:19700101T000000Z/)
})
