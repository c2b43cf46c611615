import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { testDatabase } from '#test/support/database.ts'
import { importInventory } from '../inventory/import-inventory.ts'
import { fillCatalogue } from './fill-catalogue.ts'

const now = Date.parse('2026-11-15T08:00:00Z')
const root = join(import.meta.dirname, '../../..')

/** Runs a program until it says "far enough", then kills it as a power cut would. */
async function killMidway(program: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const text of child.stdout.setEncoding('utf8')) if (String(text).includes('far enough')) break
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

const opening = (connection: object) => `
  import { openDatabase } from '#server/db/database.ts'
  const db = openDatabase(${JSON.stringify(connection)})`

test('a filling killed without warning goes on with the next start', async () => {
  const { db, connection, drop } = await testDatabase()
  after(drop)
  await killMidway(`${opening(connection)}
    import { fillCatalogue } from './fill-catalogue.ts'
    await fillCatalogue(db, { hotels: 160, now: ${now}, batch: 20, progress: (done) => done >= 60 && console.log('far enough') })`)
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

test('an import killed without warning leaves the old state', async () => {
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
  await killMidway(`${opening(connection)}
    import { importInventory } from '../inventory/import-inventory.ts'
    await importInventory(db, { folder: ${JSON.stringify(folder)}, now: ${now}, progress: (rows) => rows > 10000 && console.log('far enough') })`)
  const afterwards =
    await db`select md5(string_agg(prices::text, '' order by room_type_id)) as sum from price_calendars`
  assert.deepEqual([...afterwards], [...before])
})
