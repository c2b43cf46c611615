import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import type { FeedFault } from '#domain/calendar/feed-faults.ts'
import { readFeed } from '#domain/calendar/read-feed.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { testApp } from '#test/support/app.ts'
import { askDesk, haveStaff, staffHeaders } from '#test/support/desk.ts'
import { bring, example, folderOf, now } from '#test/support/inventory.ts'
import { transaction } from '../../db/database.ts'
import { createGetBytes, type GetBytes } from '../../media/photographs/fetch-bytes.ts'
import { setNightUnits, setUnits } from '../set-units.ts'
import { returnNights } from '../take-nights.ts'
import { fetchFeed, fetchFeeds } from './fetch-feeds.ts'

let clock = now
const app = await testApp({ clock: () => clock })
const { db } = app
await bring(db, example)
const [room] = await db<{ id: string; hotel: string }[]>`
  select room_types.id, hotel_id as hotel from room_types join hotels on hotels.id = hotel_id
  where hotels.code = 'HZ-01' and room_types.code = 'suite'`
const hotel = room!.hotel
const hotelier = await haveStaff(db, { role: 'hotelier', hotels: [hotel] })

const call = async (path: string, body: object = {}, method: 'GET' | 'POST' = 'POST') =>
  askDesk(app, `feeds/${path}`, {
    method,
    body: { hotel, ...body },
    headers: await staffHeaders(db, hotelier, { now: clock }),
  })
const roomFeeds = async () =>
  (await call('show', {}, 'GET')).data.rooms.find((one: { room: string }) => one.room === room!.id)

let served: Result<string, { fault: FeedFault }> = ok('')
const context = {
  db,
  now: () => clock,
  get: async () => (served.ok ? ok(Buffer.from(served.value)) : served),
}
const calendar = (...stays: readonly (readonly [uid: string, from: string, to: string])[]) =>
  ok(
    [
      'BEGIN:VCALENDAR',
      ...stays.flatMap(([uid, from, to]) => [
        ...['BEGIN:VEVENT', `UID:${uid}`, `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`],
        ...[`DTEND;VALUE=DATE:${to.replaceAll('-', '')}`, 'END:VEVENT'],
      ]),
      'END:VCALENDAR',
    ].join('\r\n'),
  )
const free = async (night: string) => {
  const [row] = await db<{ free: number; units: number }[]>`
    select coalesce(free, room_types.units) as free, room_types.units from room_types
      left join inventory_nights on room_type_id = room_types.id and night = ${night} where room_types.id = ${room!.id}`
  return row!.free
}
const [{ units }] = await db<[{ units: number }]>`select units from room_types where id = ${room!.id}`

const add = async (url = 'https://other.example.com/room.ics') => {
  const said = await call('add', { room: room!.id, url })
  assert.equal(said.code, 1, said.text)
  return (await roomFeeds()).feeds.at(-1).id as string
}
const later = () => {
  clock += 15 * 60_000
}

test('busy nights elsewhere take one room each, again and again the same', async () => {
  const id = await add()
  served = calendar(['a', '2027-03-01', '2027-03-03'], ['b', '2027-03-02', '2027-03-04'])
  await fetchFeed(context, id)
  assert.deepEqual(
    [await free('2027-03-01'), await free('2027-03-02'), await free('2027-03-03')],
    [units - 1, units - 2, units - 1],
  )
  later()
  await fetchFeeds(context)
  assert.equal(await free('2027-03-02'), units - 2)
  const { feeds } = await roomFeeds()
  assert.deepEqual([feeds[0].events, feeds[0].error, feeds[0].name], [2, null, 'other.example.com'])

  served = calendar(['b', '2027-03-02', '2027-03-04'])
  later()
  await fetchFeeds(context)
  assert.deepEqual([await free('2027-03-01'), await free('2027-03-02')], [units, units - 1])

  served = refuse({ fault: 'timed_out' })
  later()
  await fetchFeeds(context)
  assert.equal(await free('2027-03-02'), units - 1, 'a feed that fails keeps its nights')
  assert.equal((await roomFeeds()).feeds[0].error, 'timed_out')
  served = ok('<html>')
  later()
  await fetchFeeds(context)
  assert.equal((await roomFeeds()).feeds[0].error, 'not_a_calendar')

  assert.equal((await call('remove', { feed: id })).code, 1)
  assert.equal(await free('2027-03-02'), units)
})

test('a night that is sold here to the last room is a conflict and never oversold', async () => {
  await db`update room_types set units = 1 where id = ${room!.id}`
  await db`select take_nights(${room!.id}, '{2027-04-01}'::date[], 1)`
  const id = await add('https://other.example.com/second.ics')
  served = calendar(['c', '2027-04-01', '2027-04-03'])
  await fetchFeed(context, id)
  assert.deepEqual([await free('2027-04-01'), await free('2027-04-02')], [0, 0])
  assert.deepEqual((await roomFeeds()).conflicts, [{ from: '2027-04-01', to: '2027-04-01', missing: 1 }])
  const today = await askDesk(app, 'today/show', {
    method: 'GET',
    headers: await staffHeaders(db, hotelier, { now: clock }),
  })
  const entry = today.data.entries.find(({ kind }: { kind: string }) => kind === 'feed')
  assert.match(entry.title, /^Busy elsewhere and sold here: Zhuyin House/)

  const stay = { hotelId: hotel, roomTypeId: room!.id, nights: ['2027-04-01'], rooms: 1 }
  await transaction(db, (tx) => returnNights(tx, stay))
  assert.equal(await free('2027-04-01'), 0, 'a room that becomes free is blocked before the next fetch')
  assert.deepEqual((await roomFeeds()).conflicts, [])
  const [{ taken }] = await db<[{ taken: boolean }]>`
    select take_nights(${room!.id}, '{2027-04-01}'::date[], 1) as taken`
  assert.equal(taken, false)
  await call('remove', { feed: id })
  assert.deepEqual([await free('2027-04-01'), await free('2027-04-02')], [1, 1])
  await db`update room_types set units = ${units} where id = ${room!.id}`
  await db`update inventory_nights set free = free + ${units - 1} where room_type_id = ${room!.id}`
})

test('a room that is added on a night in conflict is not sold', async () => {
  await db`update room_types set units = 1 where id = ${room!.id}`
  await db`select take_nights(${room!.id}, '{2027-04-10,2027-04-11}'::date[], 1)`
  const id = await add('https://other.example.com/more-rooms.ics')
  served = calendar(['f', '2027-04-10', '2027-04-12'])
  await fetchFeed(context, id)
  const nights = [{ night: '2027-04-10', units: 2 }]
  await transaction(db, (tx) => setNightUnits(tx, { roomTypeId: room!.id, nights }))
  assert.equal(await free('2027-04-10'), 0)
  assert.deepEqual((await roomFeeds()).conflicts, [{ from: '2027-04-11', to: '2027-04-11', missing: 1 }])
  await transaction(db, (tx) => setUnits(tx, { roomTypeId: room!.id, units }))
  assert.deepEqual((await roomFeeds()).conflicts, [])
  assert.deepEqual([await free('2027-04-10'), await free('2027-04-11')], [0, units - 2])
  await call('remove', { feed: id })
  await db`select return_nights(${room!.id}, '{2027-04-10,2027-04-11}'::date[], 1)`
  assert.deepEqual([await free('2027-04-10'), await free('2027-04-11')], [2, units])
})

test('a closed room type with a feed stays in the list, so that its conflicts do', async () => {
  const id = await add('https://other.example.com/closed.ics')
  await db`update room_types set state = 'closed' where id = ${room!.id}`
  assert.equal((await roomFeeds()).feeds[0].id, id)
  await call('remove', { feed: id })
  assert.equal(await roomFeeds(), undefined)
  await db`update room_types set state = 'open' where id = ${room!.id}`
})

test('an error at one feed is stored there and the others are fetched', async () => {
  const [broken, sound] = [
    await add('https://broken.example.com/room.ics'),
    await add('https://sound.example.com/room.ics'),
  ]
  served = calendar([`${'u'.repeat(199)}🛏`, '2027-07-01', '2027-07-02'])
  const get = async (url: string) => {
    if (url.includes('broken')) throw new RangeError('not a date')
    return context.get()
  }
  const swept = await fetchFeeds({ ...context, get })
  assert.deepEqual([swept.done, swept.failed.map(({ id }) => id)], [1, [broken]])
  const { feeds } = await roomFeeds()
  assert.deepEqual(
    feeds.map(({ error, events }: { error: string | null; events: number }) => [error, events]),
    [
      ['failed', 0],
      [null, 1],
    ],
  )
  for (const feed of [broken, sound]) await call('remove', { feed })
})

test('an import that lowers the number of rooms respects blocked nights', async () => {
  const id = await add('https://other.example.com/third.ics')
  served = calendar(['d', '2027-05-01', '2027-05-02'], ['e', '2027-05-01', '2027-05-02'])
  await fetchFeed(context, id)
  const head =
    'hotel,code,name_en,name_zh,picture,beds,size_m2,included_adults,max_adults,max_guests,units,amenities'
  const suite = (count: number) =>
    folderOf({
      'rooms.csv': `${head}\nHZ-01,suite,Bamboo Suite,竹影套房,suite,1 king + 1 sofa_bed,55,2,3,4,${count},private_bathroom\n`,
    })
  const { imported, told } = await bring(db, suite(1))
  assert.ok(imported, told.join())
  assert.equal(await free('2027-05-01'), 0)
  assert.deepEqual((await roomFeeds()).conflicts, [{ from: '2027-05-01', to: '2027-05-01', missing: 1 }])
  await bring(db, suite(units))
  assert.equal(await free('2027-05-01'), units - 2)
  await call('remove', { feed: id })
})

test('sold-out and closed nights are shared at a secret address that can be renewed', async () => {
  const shared = await call('share', { room: room!.id, share: true })
  const url = shared.data.rooms.find((one: { room: string }) => one.room === room!.id).address as string
  await db`select set_night_units(${room!.id}, '{2027-06-01,2027-06-02,2027-06-05}'::date[], '{0,0,0}'::int[])`
  await db`
    insert into restrictions (hotel_id, kind, from_date, to_date, weekdays, value)
    values (${hotel}, 'closed', '2027-06-07', '2027-06-20', 32, 0)`
  const read = await app.http.inject({ url: new URL(url).pathname })
  assert.equal(read.headers['content-type'], 'text/calendar; charset=utf-8')
  const parsed = readFeed(read.body, {
    zone: 'Asia/Shanghai',
    from: '2027-06-01',
    to: '2027-07-01',
    ownSuffix: 'none',
  })
  assert.ok(parsed.ok)
  assert.deepEqual(
    parsed.value.events.map(({ from, to }) => `${from} ${to}`),
    ['2027-06-01 2027-06-03', '2027-06-05 2027-06-06', '2027-06-12 2027-06-13', '2027-06-19 2027-06-20'],
  )
  const id = await add('https://other.example.com/echo.ics')
  served = ok(read.body)
  await fetchFeed(context, id)
  assert.equal((await roomFeeds()).feeds[0].events, 0, 'our own events are not read back')
  await call('share', { room: room!.id, share: true })
  assert.equal((await app.http.inject({ url: new URL(url).pathname })).statusCode, 404)
  await call('share', { room: room!.id, share: false })
  assert.equal((await roomFeeds()).address, null)
  assert.equal((await app.http.inject({ url: '/calendar-feeds/unknown.ics' })).statusCode, 404)
})

const faultAt = async (get: GetBytes, url: string) => {
  const fetched = await get(url)
  return fetched.ok ? null : fetched.refusal.fault
}

test('private addresses are never requested, also after a redirect', async () => {
  let requests = 0
  const server = createServer((_, reply) => {
    requests += 1
    reply.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  after(() => server.close())
  const { port } = server.address() as AddressInfo
  const get = createGetBytes({ isHttpAllowed: true })
  for (const url of [
    `http://127.0.0.1:${port}/`,
    `http://localhost:${port}/`,
    `http://[::1]:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    'http://10.0.0.1/',
    'http://2130706433/',
  ])
    assert.equal(await faultAt(get, url), 'not_public', url)
  assert.equal(requests, 0)
  assert.deepEqual(await faultAt(get, 'ftp://example.com/'), 'bad_redirect')
  const local = createGetBytes({ isHttpAllowed: true, allows: (ip) => ip === '127.0.0.1' })
  assert.equal(await faultAt(local, `http://127.0.0.1:${port}/`), 'not_public')
  assert.equal(requests, 1)
  assert.equal((await call('add', { room: room!.id, url: 'file:///etc/passwd' })).reason, 'invalid_input')
})

test('a feed that is larger than its limit is refused', async () => {
  const server = createServer((_, reply) => reply.end('x'.repeat(2_000)))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  after(() => server.close())
  const { port } = server.address() as AddressInfo
  const get = createGetBytes({ isHttpAllowed: true, allows: () => true, mostBytes: 1_000 })
  assert.equal(await faultAt(get, `http://127.0.0.1:${port}/`), 'too_large')
})
