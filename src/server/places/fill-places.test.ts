import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { after, test } from 'node:test'
import type { PlaceTable } from '#gazetteer/findable.ts'
import { readCities } from '#gazetteer/read-cities.ts'
import { readCountries } from '#gazetteer/read-countries.ts'
import { testDatabase } from '#test/support/database.ts'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { fillPlaces, hashOfPlaces } from './fill-places.ts'
import { recordHotels } from './record-hotels.ts'

const { db, connection, drop } = await testDatabase({ migrated: false })
await migrate(db)
after(drop)

const icelandic = readCities().filter(({ country }) => country === 'IS')
const small: PlaceTable = {
  cities: icelandic,
  countries: readCountries().filter(({ code }) => code === 'IS'),
  regions: [],
  spots: [],
}
const data = (hash: string, table: PlaceTable) => ({ hash, read: () => table })
const slugs = async () =>
  (await db<{ slug: string }[]>`select slug from places where listed order by slug`).map(({ slug }) => slug)
const state = async () =>
  (await db<{ hash: string; version: string }[]>`select hash, version from place_data`)[0]

test('concurrent processes fill once', async () => {
  const others = Array.from({ length: 3 }, () => openDatabase(connection, { max: 2 }))
  const done = await Promise.all([db, ...others].map((each) => fillPlaces(each, data('one', small))))
  assert.deepEqual(done.toSorted(), ['filled', 'kept', 'kept', 'kept'])
  assert.deepEqual(await state(), { hash: 'one', version: '1' })
  assert.deepEqual(await slugs(), [...icelandic.map(({ slug }) => slug), 'iceland'].toSorted())
  assert.equal(await fillPlaces(db, data('one', small)), 'kept')
  await Promise.all(others.map((each) => each.end()))
})

test('new data updates changed rows and keeps the hotel counts', async () => {
  const [first] = icelandic
  await recordHotels(db, [{ place: first!.id, hotels: 7 }])
  const renamed = { ...first!, name: { en: 'Port', zh: '港口' }, also: ["Le Port d'Azur"] }
  const changed = { ...small, cities: [renamed, ...icelandic.slice(1)] }
  assert.equal(await fillPlaces(db, data('two', changed)), 'filled')
  const [row] = await db`select name_en, name_zh, hotels from places where id = ${first!.id}`
  assert.deepEqual({ ...row }, { name_en: 'Port', name_zh: '港口', hotels: 7 })
  const names = await db<{ folded: string }[]>`
    select folded from place_names where place = ${first!.id} and kind in ('en', 'other')`
  assert.deepEqual(names.map(({ folded }) => folded).toSorted(), ['le port dazur', 'port'])
})

test('a place removed from the data is unlisted, loses its slug and may return', async () => {
  const extra = { ...icelandic[0]!, id: 99_000_001, slug: 'europe-iceland-extra' }
  await fillPlaces(db, data('three', { ...small, cities: [...icelandic, extra] }))
  assert.ok((await slugs()).includes('europe-iceland-extra'))
  const heir = { ...extra, id: 99_000_002 }
  await fillPlaces(db, data('four', { ...small, cities: [...icelandic, heir] }))
  const rows = await db`select id, listed from places where slug like 'europe-iceland-extra%' order by id`
  assert.deepEqual(
    rows.map(({ id, listed }) => [id, listed]),
    [
      ['99000001', false],
      ['99000002', true],
    ],
  )
  await fillPlaces(db, data('five', { ...small, cities: [...icelandic, extra] }))
  assert.deepEqual(
    await slugs(),
    [...icelandic.map(({ slug }) => slug), 'europe-iceland-extra', 'iceland'].toSorted(),
  )
})

test('a failed filling leaves everything unchanged', async () => {
  const before = [await slugs(), await state()]
  const broken = { ...small, cities: [...icelandic, { ...icelandic[0]!, id: 99_000_003, lat: 123 }] }
  await assert.rejects(fillPlaces(db, data('six', broken)), /places_lat_check/)
  assert.deepEqual([await slugs(), await state()], before)
})

const dyingProcess = `
  import { openDatabase } from '#server/db/database.ts'
  import { fillPlaces } from '#server/places/fill-places.ts'
  const table = ${JSON.stringify({ ...small, cities: icelandic.slice(1) })}
  await fillPlaces(openDatabase(${JSON.stringify(connection)}, { name: 'dying' }), { hash: 'seven', read: () => table })`

test('a killed process leaves everything unchanged', { timeout: 30_000 }, async () => {
  const before = [await slugs(), await state()]
  const sessions = (waiting: string) =>
    db`select from pg_stat_activity where application_name = 'dying' and coalesce(wait_event_type, '') like ${waiting}`
  const until = async (isSo: () => Promise<boolean>) => {
    while (!(await isSo())) await db`select pg_sleep(0.02)`
  }
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', dyingProcess], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await db.begin(async (tx) => {
    // Its last step waits for this row; everything before is done by then.
    await tx`select from place_data for update`
    await until(async () => (await sessions('Lock')).length > 0)
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  await until(async () => (await sessions('%')).length === 0)
  assert.deepEqual([await slugs(), await state()], before)
})

test('the hash is that of the committed data', () => {
  assert.match(hashOfPlaces(), /^[0-9a-f]{64}$/)
  assert.equal(hashOfPlaces(), hashOfPlaces())
})
