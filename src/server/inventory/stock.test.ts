import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import type { Id } from '#domain/id.ts'
import { addDays, dayOf, type PlainDate } from '#domain/time/plain-date.ts'
import { testDatabase } from '#test/support/database.ts'
import { eventually } from '#test/support/eventually.ts'
import { killMidway } from '#test/support/kill-midway.ts'
import { openDatabase, transaction } from '../db/database.ts'
import { readSellableHotel } from '../hotels/rooms-and-quotes/sold-hotel.ts'
import { openShards } from '../search/shards/shards.ts'
import { importInventory } from './import/import-inventory.ts'
import { setPrices } from './set-prices.ts'
import { setRestrictions } from './set-restrictions.ts'
import { setNightUnits, setUnits } from './set-units.ts'
import type { RoomNights } from './stock-store.ts'
import { returnNights, takeNights } from './take-nights.ts'

const now = Date.parse('2026-11-15T08:00:00Z')
const { db, connection, drop } = await testDatabase()
await importInventory(db, { folder: join(import.meta.dirname, '../../../examples/inventory'), now })
after(drop)

const rooms = await db<{ id: string; hotelId: Id; city: number; units: number }[]>`
  select room_types.id, hotel_id as "hotelId", city::float8 as city, units
  from room_types join hotels on hotels.id = hotel_id order by room_types.id`
const room = rooms.find(({ units }) => units >= 3)!
let month = 0
/** Nights that no other test uses. */
const freshNights = (count: number): PlainDate[] => {
  const first = addDays('2027-01-01', 10 * month++)
  return Array.from({ length: count }, (_, at) => addDays(first, at))
}
const freeOf = async (nights: readonly PlainDate[], id = room.id) => {
  const rows = await db<{ free: number }[]>`
    select coalesce(free, room_types.units) as free from room_types cross join unnest(${[...nights]}::date[]) as wanted (night)
      left join inventory_nights on room_type_id = room_types.id and inventory_nights.night = wanted.night
    where id = ${id} order by wanted.night`
  return rows.map(({ free }) => free)
}
const take = (wanted: RoomNights) => transaction(db, (tx) => takeNights(tx, wanted))
const giveBack = (wanted: RoomNights) => transaction(db, (tx) => returnNights(tx, wanted))
const taking = (nights: readonly PlainDate[], count = 1): RoomNights => ({
  hotelId: room.hotelId,
  roomTypeId: room.id,
  nights,
  rooms: count,
})

test('taken rooms leave the stock, and returned rooms are available again', async () => {
  const nights = freshNights(3)
  assert.deepEqual(await take(taking(nights, 2)), { ok: true, value: null })
  assert.deepEqual(
    await freeOf(nights),
    nights.map(() => room.units - 2),
  )
  await giveBack(taking(nights.slice(1)))
  assert.deepEqual(await freeOf(nights), [room.units - 2, room.units - 1, room.units - 1])
})

test('a stay with one sold-out night takes none of the others, and the transaction can continue', async () => {
  const nights = freshNights(4)
  await take(taking([nights[2]!], room.units))
  const before = await freeOf(nights)
  const outcome = await db.begin(async (tx) => {
    const refused = await takeNights(tx, taking(nights))
    // The refusal did not abort the transaction, so it can still be stored.
    await takeNights(tx, taking([nights[0]!]))
    return refused
  })
  assert.deepEqual(outcome, { ok: false, refusal: 'sold_out' })
  assert.deepEqual(await freeOf(nights), [before[0]! - 1, ...before.slice(1)])
})

test('more rooms than there are is sold out, also on nights without bookings', async () => {
  const nights = freshNights(2)
  assert.deepEqual(await take(taking(nights, room.units + 1)), { ok: false, refusal: 'sold_out' })
  const [{ rows }] = await db<[{ rows: number }]>`
    select count(*)::int as rows from inventory_nights where night = any (${nights}::date[])`
  assert.equal(rows, 0)
})

test('a room type that does not exist is sold out', async () => {
  assert.equal((await take({ ...taking([]), roomTypeId: '999999999', nights: freshNights(1) })).ok, false)
})

test('rooms that were never taken cannot be returned', async () => {
  const nights = freshNights(2)
  await take(taking(nights))
  await giveBack(taking(nights))
  await assert.rejects(giveBack(taking(nights)), /more rooms .* than were taken/)
  assert.deepEqual(
    await freeOf(nights),
    nights.map(() => room.units),
  )
})

test('concurrent bookings of the last rooms succeed exactly as often as rooms are left', async () => {
  const clients = openDatabase(connection, { max: 24 })
  try {
    const nights = freshNights(6)
    // Stays that overlap in different ways, so that locks are requested in every order that a stay can have.
    const stays = Array.from({ length: 96 }, (_, at) => nights.slice(at % 3, 4 + (at % 3)))
    const outcomes = await Promise.all(
      stays.map((stay) => transaction(clients, (tx) => takeNights(tx, taking(stay)))),
    )
    const sold = nights.map(
      (night) => stays.filter((stay, at) => outcomes[at]!.ok && stay.includes(night)).length,
    )
    assert.deepEqual(
      await freeOf(nights),
      sold.map((count) => room.units - count),
    )
    assert.ok(sold.every((count) => count <= room.units))
    // Nights 2 and 3 are in every stay.
    assert.equal(sold[2], room.units)
  } finally {
    await clients.end()
  }
})

test('concurrent taking, returning and changing of units keeps the count', async () => {
  const clients = openDatabase(connection, { max: 16 })
  const nights = freshNights(3)
  try {
    const work = Array.from({ length: 60 }, (_, at) => async () => {
      if (at % 5 === 0)
        return transaction(clients, (tx) =>
          setUnits(tx, { roomTypeId: room.id, units: room.units + (at % 4) }),
        )
      const wanted = taking(nights.slice(at % 2))
      const taken = await transaction(clients, (tx) => takeNights(tx, wanted))
      if (taken.ok && at % 3 === 0) await transaction(clients, (tx) => returnNights(tx, wanted))
      return taken
    })
    const outcomes = await Promise.all(work.map((one) => one()))
    const kept = outcomes.map((outcome, at) => at % 5 !== 0 && at % 3 !== 0 && outcome.ok && at % 2)
    const [{ units }] = await db<[{ units: number }]>`select units from room_types where id = ${room.id}`
    const sold = (night: number) => kept.filter((skips) => skips !== false && Number(skips) <= night).length
    assert.deepEqual(
      await freeOf(nights),
      nights.map((_, night) => units - sold(night)),
    )
  } finally {
    // More rooms can have been sold than the type had before: its units are restored without them.
    await db`delete from inventory_nights where night = any (${nights}::date[])`
    assert.ok((await transaction(db, (tx) => setUnits(tx, { roomTypeId: room.id, units: room.units }))).ok)
    await clients.end()
  }
})

test('after any sequence of changes a night has as many free rooms as units less taken ones', async () => {
  const nightsOf = () => freshNights(4)
  const action = fc.oneof(
    fc.record({ kind: fc.constant('take' as const), from: fc.nat(3), rooms: fc.integer({ min: 1, max: 3 }) }),
    fc.record({
      kind: fc.constant('return' as const),
      from: fc.nat(3),
      rooms: fc.integer({ min: 1, max: 3 }),
    }),
    fc.record({ kind: fc.constant('night' as const), from: fc.nat(3), rooms: fc.option(fc.nat(8)) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 12 }), async (actions) => {
      const nights = nightsOf()
      const units = nights.map((): number | null => null)
      const sold = nights.map(() => 0)
      const allOf = (night: number) => units[night] ?? room.units
      for (const { kind, from, rooms: count } of actions) {
        const at = nights.map((_, night) => night).filter((night) => night >= from)
        if (kind === 'take') {
          const fits = at.every((night) => sold[night]! + count <= allOf(night))
          assert.equal((await take(taking(nights.slice(from), count))).ok, fits)
          if (fits) for (const night of at) sold[night]! += count
        } else if (kind === 'return') {
          if (!at.every((night) => sold[night]! >= count)) continue
          await giveBack(taking(nights.slice(from), count))
          for (const night of at) sold[night]! -= count
        } else {
          const fits = (count ?? room.units) >= sold[from]!
          const set = await transaction(db, (tx) =>
            setNightUnits(tx, { roomTypeId: room.id, nights: [{ night: nights[from]!, units: count }] }),
          )
          assert.equal(set.ok, fits)
          if (fits) units[from] = count
        }
      }
      assert.deepEqual(
        await freeOf(nights),
        nights.map((_, night) => allOf(night) - sold[night]!),
      )
    }),
    { numRuns: 25 },
  )
})

test('fewer units than are sold are refused, and nights with their own number keep it', async () => {
  const [night, own] = freshNights(2) as [PlainDate, PlainDate]
  await take(taking([night], 2))
  const nights = [{ night: own, units: room.units + 7 }]
  await transaction(db, (tx) => setNightUnits(tx, { roomTypeId: room.id, nights }))
  const set = (units: number) => transaction(db, (tx) => setUnits(tx, { roomTypeId: room.id, units }))
  assert.deepEqual(await set(1), { ok: false, refusal: 'more_are_sold' })
  assert.deepEqual(await freeOf([night, own]), [room.units - 2, room.units + 7])
  assert.ok((await set(room.units + 4)).ok)
  assert.deepEqual(await freeOf([night, own]), [room.units + 2, room.units + 7])
  assert.ok((await set(room.units)).ok)
  assert.ok(
    (await take(taking([own], room.units + 7))).ok,
    'more than the room type has can be sold that night',
  )
})

test('a process that dies inside a transaction leaves every room in stock', async () => {
  const nights = freshNights(2)
  const wanted = taking(nights, room.units)
  await killMidway(
    connection,
    `import { takeNights } from '#server/inventory/take-nights.ts'
    await transaction(db, async (tx) => {
      const { ok } = await takeNights(tx, ${JSON.stringify(wanted)})
      console.log(ok ? 'far enough' : 'sold out')
      await new Promise(() => setInterval(() => {}, 1000))
    })`,
  )
  assert.ok((await take(wanted)).ok)
})

test('prices of single nights are set, and all others stay', async () => {
  const [night, next] = freshNights(2) as [PlainDate, PlainDate]
  const priceOf = async (date: PlainDate) => {
    const [sold] = (
      await readSellableHotel(db, room.hotelId, { first: dayOf(date), last: dayOf(date) })
    ).filter(({ row }) => row.id === room.id)
    return sold!.products[0]!.prices[0]
  }
  const before = await priceOf(next)
  const set = (price: number, roomTypeId = room.id) =>
    transaction(db, (tx) => setPrices(tx, { roomTypeId, prices: [{ night, price }], now }))
  assert.ok((await set(12_345)).ok)
  assert.deepEqual([await priceOf(night), await priceOf(next)], [12_345, before])
  assert.deepEqual(await set(9_007_199_254_740_991), { ok: false, refusal: 'price_too_large' })
  assert.deepEqual(await set(1, '999999999'), { ok: false, refusal: 'not_found' })
  assert.equal(await priceOf(night), 12_345)
})

test('restrictions are set on single nights, and those of other nights, kinds and room types stay', async () => {
  const [first, second] = freshNights(2) as [PlainDate, PlainDate]
  const set = (kind: 'closed' | 'min_stay', value: number | null, ...nights: PlainDate[]) =>
    transaction(db, (tx) =>
      setRestrictions(tx, {
        hotelId: room.hotelId,
        kind,
        nights: nights.map((night) => ({ roomTypeId: room.id, ratePlanId: null, night, value })),
      }),
    )
  const stored = () => db`
    select room_type_id as room, kind, from_date::text as from, to_date::text as to, value from restrictions
    where hotel_id = ${room.hotelId} order by kind, from_date, room_type_id`
  const before = [...(await stored())]
  await set('closed', 1, first, second)
  await set('min_stay', 3, first)
  const own = { room: room.id, from: first }
  const added = async () =>
    (await stored()).filter((row) => !before.some((old) => isDeepStrictEqual(old, row)))
  assert.deepEqual(await added(), [
    { ...own, kind: 'closed', to: second, value: 0 },
    { ...own, kind: 'min_stay', to: first, value: 3 },
  ])
  await set('closed', null, second)
  assert.deepEqual((await added())[0], { ...own, kind: 'closed', to: first, value: 0 })
  await set('closed', null, first)
  await set('min_stay', null, first)
  assert.deepEqual([...(await stored())], before)
})

test('a search sees taken and returned rooms', async () => {
  const shards = openShards({ db, now: () => now, maxBytes: 1e9, onMoved: () => {} })
  try {
    const [night] = freshNights(1) as [PlainDate]
    const shown = async () => {
      const shard = await shards.of(room.city)
      const { column } = shard.hotels
        .flatMap(({ calendars }) => calendars)
        .find((calendar) => calendar.room.id === Number(room.id))!
      return shard.free[(dayOf(night) - shard.base) * shard.columns + column]
    }
    const becomes = async (free: number) =>
      assert.equal(await eventually(shown, (number) => number === free), free)
    const before = (await shown())!
    assert.ok(before > 1)
    await take(taking([night], 2))
    await becomes(before - 2)
    await giveBack(taking([night]))
    await becomes(before - 1)
    await transaction(db, (tx) => setUnits(tx, { roomTypeId: room.id, units: room.units + 1 }))
    await becomes(before)
    await transaction(db, (tx) => setUnits(tx, { roomTypeId: room.id, units: room.units }))
  } finally {
    await shards.close()
  }
})
