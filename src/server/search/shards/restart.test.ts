import assert from 'node:assert/strict'
import { readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { dateOf, dayOf } from '#domain/time/plain-date.ts'
import { openDatabase, transaction } from '../../db/database.ts'
import { startEmbedded } from '../../db/embedded.ts'
import { migrate } from '../../db/migrate.ts'
import { fillCatalogue } from '../../demo-loader/fill-catalogue.ts'
import { announceChanges, recordChanges } from '../../inventory/record-changes.ts'
import { fillPlaces } from '../../places/fill-places.ts'
import { openShards } from './shards.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'lodestar-test-'))
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
const start = () => startEmbedded({ dataDir, settings })
const cluster = await start()
const db = openDatabase({ host: cluster.host, port: cluster.port, user: cluster.user, database: 'postgres' })
const now = Date.now()
const shards = openShards({ db, now: () => now, maxBytes: 1e9, onMoved: () => {} })
after(async () => {
  await shards.close()
  await db.end({ timeout: 1 })
  await cluster.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function stopServer() {
  const pid = Number(readFileSync(join(cluster.home, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])
  // Disconnects all clients, as an operator's restart does.
  process.kill(pid, 'SIGINT')
  while (isRunning(pid)) await wait(20)
}
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('after a restart of the database, shards are correct and refreshed again', async () => {
  await migrate(db)
  await fillPlaces(db)
  await fillCatalogue(db, { hotels: 60, now })
  const [row] = await db<{ hotel: number; room: number; city: number }[]>`
    select hotels.id::float8 as hotel, room_types.id::float8 as room, city::float8 as city
    from hotels join room_types on room_types.hotel_id = hotels.id order by room_types.id limit 1`
  const { hotel, room, city } = row!
  const night = dayOf(new Date(now).toISOString().slice(0, 10)) + 3
  const write = (free: number, record: boolean) =>
    transaction(db, async (tx) => {
      await tx`
        insert into inventory_nights (room_type_id, night, free) values (${room}, ${dateOf(night)}, ${free})
        on conflict (room_type_id, night, hotel_id) do update set free = excluded.free`
      if (record) await recordChanges(tx, [{ hotelId: String(hotel), roomTypeId: String(room) }])
    })
  const free = async () => {
    const shard = await shards.of(city)
    const { column } = shard.hotels
      .flatMap(({ calendars }) => calendars)
      .find((calendar) => calendar.room.id === room)!
    return shard.free[(night - shard.base) * shard.columns + column]
  }
  const becomes = async (value: number) => {
    for (let tries = 0; tries < 1_000; tries++) {
      if ((await free().catch(() => -1)) === value) return true
      await wait(10)
    }
    return false
  }
  await write(3, true)
  assert.ok(await becomes(3))

  await stopServer()
  assert.equal(await free(), 3, 'what is in memory is served while the database is away')
  await start()
  // This change is not announced: only a reader that detects the restart reads it.
  for (let tries = 0; tries < 100; tries++) {
    const stored = await write(4, false).then(
      () => true,
      () => false,
    )
    if (stored) break
    await wait(50)
  }
  assert.ok(await becomes(4))

  await wait(1_500)
  await write(5, true)
  await announceChanges(db)
  assert.ok(await becomes(5))
})
