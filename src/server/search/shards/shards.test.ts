import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { dateOf, dayOf } from '#domain/time/plain-date.ts'
import { testDatabase } from '#test/support/database.ts'
import { eventually } from '#test/support/eventually.ts'
import { type Db, transaction } from '../../db/database.ts'
import { fillCatalogue } from '../../demo-loader/fill-catalogue.ts'
import { announceChanges, recordChangeOfEverything, recordChanges } from '../../inventory/record-changes.ts'
import { createHeldShards } from './held-shards.ts'
import { loadShard } from './load-shard.ts'
import { readRefresh } from './refresh-shard.ts'
import { SHARD_DAYS, type Shard } from './shard.ts'
import { openShards, type Shards } from './shards.ts'

const { db, url, drop } = await testDatabase()
const started = Date.now()
await fillCatalogue(db, { hotels: 1_200, now: started })

const cities = await db<{ city: number; hotels: number }[]>`
  select city::float8 as city, count(*)::int as hotels from hotels group by hotels.city order by 2 desc, 1`
const city = cities[0]!.city
const tomorrow = dayOf(new Date(started).toISOString().slice(0, 10)) + 1

const open: Shards[] = []
after(async () => {
  await Promise.all(open.map((shards) => shards.close()))
  await drop()
})
function opened(change: { maxBytes?: number; now?: () => number } = {}): Shards {
  const shards = openShards({ db, now: () => started, maxBytes: 1e9, onMoved: () => {}, ...change })
  open.push(shards)
  return shards
}

type Room = { readonly id: number; readonly hotel: number; readonly column: number }
const roomsOf = ({ hotels }: Shard): Room[] =>
  hotels.flatMap(({ id: hotel, calendars }) =>
    calendars.map(({ room: { id }, column }) => ({ id, hotel, column })),
  )
const cell = (shard: Shard, { column }: Room, day: number) => (day - shard.base) * shard.columns + column

/** The effect of a booking, as readers see it. */
async function setFree(on: Db, { id, hotel }: Room, day: number, free: number) {
  await transaction(on, async (tx) => {
    await tx`
      insert into inventory_nights (room_type_id, night, free) values (${id}, ${dateOf(day)}, ${free})
      on conflict (room_type_id, night, hotel_id) do update set free = excluded.free`
    await recordChanges(tx, [{ hotelId: String(hotel), roomTypeId: String(id) }])
  })
  await announceChanges(on)
}

const until = (holds: () => boolean | Promise<boolean>) => eventually(holds, (is) => is)

const contents = ({ prices, free, hotels, sale }: Shard) => ({ prices, free, hotels, sale })

test('changes of hotels and of nights are applied to a shard atomically', async () => {
  const shard = await loadShard(db, { city, base: tomorrow - 2, version: 1 })
  const [first, ...others] = roomsOf(shard)
  const other = others.find(({ hotel }) => hotel !== first!.hotel)!
  const before = structuredClone(contents(shard))
  await transaction(db, async (tx) => {
    await tx`update hotels set stars = case stars when 5 then 4 else 5 end where id = ${first!.hotel}`
    await tx`update room_types set units = units + 3 where id = ${first!.id}`
    await tx`
      insert into inventory_nights (room_type_id, night, free) values (${other.id}, ${dateOf(tomorrow + 9)}, 0)
      on conflict (room_type_id, night, hotel_id) do update set free = 0`
  })
  const rooms = new Map([first!, other].map(({ id, hotel }) => [id, hotel]))
  const changed = { hotels: new Set([first!.hotel]), rooms }
  const put = await readRefresh(db, shard, changed)
  assert.deepEqual(contents(shard), before, 'reading alone changes nothing')
  assert.equal(shard.version, 1)
  assert.equal(put?.(7), true)
  assert.equal(shard.version, 7, 'what was priced before is void as soon as something is new')
  assert.deepEqual(contents(shard), contents(await loadShard(db, { city, base: tomorrow - 2, version: 2 })))
})

test('a shard equals the tables', async () => {
  const shard = await opened().of(city)
  assert.equal(shard.hotels.length, cities[0]!.hotels)
  const [room] = roomsOf(shard)
  const [row] = await db<{ price: number; free: number }[]>`
    select unit * (get_byte(prices, at) * 16777216 + get_byte(prices, at + 1) * 65536 + get_byte(prices, at + 2) * 256
      + get_byte(prices, at + 3)) as price,
      coalesce((select free from inventory_nights where room_type_id = room_types.id and night = ${dateOf(tomorrow)}), units) as free
    from price_calendars, room_types, lateral (select 4 * (${dateOf(tomorrow)}::date - base_date) as at) as place
    where room_type_id = ${room!.id} and room_types.id = room_type_id`
  assert.deepEqual(
    { price: shard.prices[cell(shard, room!, tomorrow)], free: shard.free[cell(shard, room!, tomorrow)] },
    { price: row!.price, free: row!.free },
  )
})

test('concurrent requests for a cold city share one load', async () => {
  const shards = opened()
  const [one, two] = await Promise.all([shards.of(city), shards.of(city)])
  assert.equal(one, two)
  assert.equal(one.version, 1)
  assert.equal(await shards.of(city), one)
})

test('another process sees 1,000 of 1,000 changes of stock', async () => {
  const shard = await opened().of(city)
  const rooms = roomsOf(shard)
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../../../test/support/search-child.ts'), url],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  const answers = createInterface(child.stdout)[Symbol.asyncIterator]()
  let seen = 0
  for (let n = 0; n < 1_000; n += 20) {
    const changes = Array.from({ length: 20 }, (_, at) => ({
      room: rooms[((n + at) * 7) % rooms.length]!,
      day: tomorrow + ((n + at) % 400),
      free: ((n + at) % 200) + 1,
    }))
    await Promise.all(changes.map(({ room, day, free }) => setFree(db, room, day, free)))
    for (const { room, day, free } of changes) child.stdin.write(`${city} ${room.column} ${day} ${free}\n`)
    for (const _ of changes) {
      const answer = await Promise.race([answers.next(), wait(60_000, null, { ref: false })])
      seen += answer ? 1 : 0
    }
    if (seen < n + 20) break
  }
  child.kill()
  assert.equal(seen, 1_000)
})

test('commits in any order during a load leave the shard equal to the tables', async () => {
  const rooms = roomsOf(await opened().of(city))
  const shards = opened()
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let n = 0; n < 25; n++) {
      const room = rooms[(writer * 31 + n * 11) % rooms.length]!
      await transaction(db, async (tx) => {
        await recordChanges(tx, [{ hotelId: String(room.hotel), roomTypeId: String(room.id) }])
        // The keys are written first and the commit is late: later transactions overtake it.
        await wait((writer * 7 + n) % 9)
        await tx`
          insert into inventory_nights (room_type_id, night, free)
          values (${room.id}, ${dateOf(tomorrow + n)}, ${writer + n})
          on conflict (room_type_id, night, hotel_id) do update set free = excluded.free`
      })
      void announceChanges(db)
    }
  })
  const early = await shards.of(city)
  await Promise.all(writers)
  const truth = await loadShard(db, { city, base: early.base, version: 0 })
  await until(async () => Buffer.compare((await shards.of(city)).free, truth.free) === 0)
  assert.deepEqual(contents(await shards.of(city)), contents(truth))
  assert.equal(await shards.of(city), early)
})

test('a transaction that was rolled back changes nothing', async () => {
  const shards = opened()
  const shard = await shards.of(city)
  const [room, other] = roomsOf(shard)
  const before = shard.free[cell(shard, room!, tomorrow + 50)]
  await transaction(db, async (tx) => {
    await tx`insert into inventory_nights (room_type_id, night, free) values (${room!.id}, ${dateOf(tomorrow + 50)}, 0)
      on conflict (room_type_id, night, hotel_id) do update set free = 0`
    await recordChanges(tx, [{ hotelId: String(room!.hotel), roomTypeId: String(room!.id) }])
    throw new Error('changed my mind')
  }).catch(() => {})
  await setFree(db, other!, tomorrow + 51, 3)
  await until(() => shard.free[cell(shard, other!, tomorrow + 51)] === 3)
  assert.equal(shard.free[cell(shard, room!, tomorrow + 50)], before)
})

test('a change of prices is applied, also one that needs wider numbers', async () => {
  const shards = opened()
  const shard = await shards.of(city)
  const [room] = roomsOf(shard)
  const setUnit = (unit: number) =>
    transaction(db, async (tx) => {
      await tx`update price_calendars set unit = ${unit} where room_type_id = ${room!.id}`
      await recordChanges(tx, [{ hotelId: String(room!.hotel), roomTypeId: String(room!.id) }])
    })
  const [before] = await db<
    { unit: number }[]
  >`select unit from price_calendars where room_type_id = ${room!.id}`
  const price = shard.prices[cell(shard, room!, tomorrow)]!
  await setUnit(before!.unit * 3)
  await until(() => shard.prices[cell(shard, room!, tomorrow)] === price * 3)
  assert.equal(shard.prices[cell(shard, room!, tomorrow)], price * 3)

  await setUnit(before!.unit * 1_000_000)
  await until(async () => (await shards.of(city)) !== shard)
  const wide = await shards.of(city)
  assert.equal(wide.prices[cell(wide, room!, tomorrow)], price * 1_000_000)
  await setUnit(before!.unit)
})

test('a changed hotel is refreshed in place; one that is opened, closed or gets another room is reloaded', async () => {
  const shards = opened()
  const shard = await shards.of(city)
  const { id } = shard.hotels[3]!
  const change = async (work: (on: Db) => Promise<unknown>) => {
    await transaction(db, async (tx) => {
      await work(tx)
      await recordChanges(tx, [{ hotelId: String(id) }])
    })
    await announceChanges(db)
  }
  await change((on) => on`update hotels set score = 33, name_en = 'Renamed' where id = ${id}`)
  await until(() => shard.hotels[3]!.score === 33)
  assert.equal(shard.hotels[3]!.name.en, 'Renamed')
  assert.equal(await shards.of(city), shard)

  const dearer = [{ toAge: 9, perNight: 123_400, board: 2_500 }]
  const childrenIn = ({ hotels }: Shard) => hotels[3]!.plans.map(({ children }) => children)
  await change((on) => on`update rate_plans set children = ${on.json(dearer)} where hotel_id = ${id}`)
  await until(() => childrenIn(shard)[0]![0]?.perNight === 123_400)
  assert.equal(await shards.of(city), shard)
  assert.deepEqual(childrenIn(shard), childrenIn(await loadShard(db, { city, base: shard.base, version: 0 })))

  await change((on) => on`update hotels set state = 'closed' where id = ${id}`)
  await until(() => shards.held(city) === null)
  const without = await shards.of(city)
  assert.ok(without.hotels.every((hotel) => hotel.id !== id))

  await change((on) => on`update hotels set state = 'open' where id = ${id}`)
  await until(() => shards.held(city) === null)
  const whole = await shards.of(city)
  assert.equal(whole.hotels[3]!.id, id)

  await change((on) => on`update rate_plans set state = 'closed' where hotel_id = ${id} and position = 0`)
  await until(() => shards.held(city) === null)
  assert.ok((await shards.of(city)).hotels[3]!.products.length < whole.hotels[3]!.products.length)
})

async function moveHotel(hotel: number, into: number) {
  await transaction(db, async (tx) => {
    await tx`update hotels set city = ${into}, district = null where id = ${hotel}`
    await recordChanges(tx, [{ hotelId: String(hotel) }])
  })
  await announceChanges(db)
}
const idsIn = ({ hotels }: Shard) => hotels.map(({ id }) => id)

test('a hotel that moves between two cities in memory is in the other city, and not in the first', async () => {
  const [from, into] = [cities[0]!.city, cities[1]!.city]
  const shards = opened()
  const { id } = (await shards.of(from)).hotels[2]!
  await shards.of(into)
  for (const [left, entered] of [
    [from, into],
    [into, from],
  ] as const) {
    await moveHotel(id, entered)
    assert.ok(await until(async () => idsIn(await shards.of(entered)).includes(id)))
    assert.ok(!idsIn(await shards.of(left)).includes(id))
  }
})

test('a city is loaded with a hotel that moved, while another still holds it', () => {
  const dropped: number[] = []
  const held = createHeldShards(1e9, ({ city }) => dropped.push(city))
  const shard = (city: number, ids: readonly number[]) =>
    ({
      city,
      hotels: ids.map((id) => ({ id })),
      prices: new Int32Array(0),
      free: new Uint8Array(0),
      products: 0,
    }) as unknown as Shard
  const [first, second] = [shard(1, [5, 6]), shard(2, [6, 7])]
  held.hold(first)
  held.hold(second)
  assert.deepEqual(dropped, [1])
  assert.deepEqual([5, 6, 7].map(held.withHotel), [null, second, second])
  assert.equal(held.find(1), null)
})

test('when everything changed, every shard is dropped', async () => {
  const shards = opened()
  const shard = await shards.of(city)
  await transaction(db, recordChangeOfEverything)
  await until(() => shards.held(city) === null)
  assert.notEqual(await shards.of(city), shard)
})

test('changes are read after all connections were lost', async () => {
  const shards = opened()
  const shard = await shards.of(city)
  const [room] = roomsOf(shard)
  await db`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.catch(() => {})
  await until(() =>
    setFree(db, room!, tomorrow + 60, 7).then(
      () => true,
      () => false,
    ),
  )
  await until(() => shard.free[cell(shard, room!, tomorrow + 60)] === 7)
  assert.equal(shard.free[cell(shard, room!, tomorrow + 60)], 7)
  await setFree(db, room!, tomorrow + 60, 8)
  await until(() => shard.free[cell(shard, room!, tomorrow + 60)] === 8)
  assert.equal(shard.free[cell(shard, room!, tomorrow + 60)], 8)
})

test('a reader that has not read for a day reloads everything', async () => {
  let now = started
  const shards = opened({ now: () => now })
  const shard = await shards.of(city)
  now += 24 * 60 * 60 * 1_000
  await until(() => shards.held(city) === null)
  assert.notEqual(await shards.of(city), shard)
})

test('a shard that is a week old is reloaded, so that the last bookable nights are present', async () => {
  let now = started
  const shards = opened({ now: () => now })
  const shard = await shards.of(city)
  // In steps, so that the feed keeps reading meanwhile.
  for (let hours = 0; hours < 8 * 24; hours += 12) {
    now += 12 * 60 * 60 * 1_000
    await shards.of(city)
  }
  const today = dayOf(new Date(now).toISOString().slice(0, 10))
  assert.ok(today - shard.base > SHARD_DAYS)
  assert.ok(today - (await shards.of(city)).base <= SHARD_DAYS)
})

test('memory stays within its limit by LRU eviction', async () => {
  const [first, second] = cities.map((one) => one.city) as [number, number]
  const third = cities.at(-1)!.city
  const probe = opened()
  await probe.of(first)
  await probe.of(second)
  const both = probe.bytes()
  const shards = opened({ maxBytes: both })
  await shards.of(first)
  await shards.of(second)
  assert.ok(shards.held(first) && shards.held(second))
  await shards.of(first)
  await shards.of(third)
  assert.ok(shards.bytes() <= both)
  assert.equal(shards.held(second), null)
  assert.ok(shards.held(first))
  assert.ok(shards.held(third))
})

test('a shard larger than the limit is cached alone', async () => {
  const shards = opened({ maxBytes: 1 })
  assert.ok((await shards.of(city)).hotels.length > 0)
  assert.ok((await shards.of(cities[1]!.city)).hotels.length > 0)
  assert.equal(shards.held(city), null)
})

test('a city without hotels is an empty shard', async () => {
  const [empty] = await db<{ id: number }[]>`
    select id::float8 as id from places where kind = 'city' and hotels = 0 order by id limit 1`
  assert.deepEqual((await opened().of(empty!.id)).hotels, [])
})
