import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { testDatabase } from '#test/support/database.ts'

const { db, url, drop } = await testDatabase()
const out = mkdtempSync(join(tmpdir(), 'ops-'))
after(async () => {
  rmSync(out, { recursive: true })
  await drop()
})
const root = join(import.meta.dirname, '../..')
function ops(...words: string[]) {
  const env = { ...process.env, DATABASE_URL: url, DEMO_HOTELS: '0' }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/ops/main.ts', ...words], {
    cwd: root,
    env,
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, stdout, stderr }
}

test('commands introduce themselves, and an unknown one is refused', () => {
  assert.match(ops('--help').stdout, /catalogue .*\n.*import .*\n.*export/)
  assert.match(ops('import', '--help').stdout, /docs\/inventory-format\.md/)
  const unknown = ops('explode')
  assert.deepEqual(
    { status: unknown.status, told: unknown.stderr.trim() },
    { status: 2, told: 'There is no command "explode".' },
  )
})

test('an operator fills a catalogue, replaces it by an inventory and writes that out', async () => {
  const filled = ops('catalogue', '--hotels', '30', '--seed', '9')
  assert.equal(filled.status, 0, filled.stderr)
  assert.match(filled.stdout, /30 hotels from seed 9/)
  assert.match(filled.stderr, /100 %/)
  const imported = ops('import', 'examples/inventory')
  assert.equal(imported.status, 0, imported.stderr)
  assert.match(imported.stdout, /2 hotels are open/)
  assert.equal(ops('export', out, '--format', 'ndjson').status, 0)
  const again = ops('import', out)
  assert.equal(again.status, 0, again.stdout)
  assert.equal((await db`select 1 from hotels`).length, 2)
})

test('a folder that is not there, and one with nothing in it, are told in a sentence', () => {
  assert.match(ops('import', '/nowhere/at/all').stderr, /There is no folder/)
  const empty = mkdtempSync(join(out, 'empty-'))
  const nothing = ops('import', empty)
  assert.equal(nothing.status, 1)
  assert.match(nothing.stdout, /holds no \.csv or \.ndjson file/)
})
