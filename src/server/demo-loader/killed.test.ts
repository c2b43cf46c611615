import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { testDatabase } from '#test/support/database.ts'
import { killMidway } from '#test/support/kill-midway.ts'
import { importInventory } from '../inventory/import/import-inventory.ts'
import { fillCatalogue } from './fill-catalogue.ts'

const now = Date.parse('2026-11-15T08:00:00Z')
const root = join(import.meta.dirname, '../../..')

test('a filling killed by SIGKILL continues at the next start', async () => {
  const { db, connection, drop } = await testDatabase()
  after(drop)
  await killMidway(
    connection,
    `
    import { fillCatalogue } from '#server/demo-loader/fill-catalogue.ts'
    await fillCatalogue(db, { hotels: 160, now: ${now}, batch: 20, progress: (done) => done >= 60 && console.log('far enough') })`,
  )
  const [{ state, filled }] = await db<
    [{ state: string; filled: number }]
  >`select state, filled from catalogue`
  assert.equal(state, 'filling')
  const [{ stored }] = await db<[{ stored: number }]>`select count(*)::int as stored from hotels`
  assert.ok(stored === filled && filled >= 60)
  assert.equal(await fillCatalogue(db, { hotels: 160, now }), 'filled')
  const [{ hotels }] = await db<[{ hotels: number }]>`select count(*)::int as hotels from hotels`
  assert.equal(hotels, 160)
})

test('an import killed by SIGKILL leaves the previous state', async () => {
  const { db, connection, drop } = await testDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'killed-'))
  after(async () => {
    rmSync(folder, { recursive: true })
    await drop()
  })
  await importInventory(db, { folder: join(root, 'examples/inventory'), now })
  cpSync(join(root, 'examples/inventory'), folder, { recursive: true })
  const lines = Array.from({ length: 60_000 }, (_, at) => `HZ-01,garden,2027-01-01,2027-01-31,${at + 1}`)
  writeFileSync(join(folder, 'calendars.csv'), `hotel,room,from,to,prices\n${lines.join('\n')}\n`)
  const before =
    await db`select md5(string_agg(prices::text, '' order by room_type_id)) as sum from price_calendars`
  await killMidway(
    connection,
    `
    import { importInventory } from '#server/inventory/import/import-inventory.ts'
    await importInventory(db, { folder: ${JSON.stringify(folder)}, now: ${now}, progress: (rows) => rows > 10000 && console.log('far enough') })`,
  )
  const afterwards =
    await db`select md5(string_agg(prices::text, '' order by room_type_id)) as sum from price_calendars`
  assert.deepEqual([...afterwards], [...before])
})
