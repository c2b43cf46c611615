import assert from 'node:assert/strict'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { testDatabase } from '#test/support/database.ts'
import { runOps } from '#test/support/run-ops.ts'

const { db, url, drop } = await testDatabase()
const out = mkdtempSync(join(tmpdir(), 'ops-'))
// As root, PostgreSQL runs as another user, who needs access to the folder.
chmodSync(out, 0o755)
after(async () => {
  rmSync(out, { recursive: true })
  await drop()
})
const ops = (...words: string[]) => opsOn({ DATABASE_URL: url }, ...words)
const opsOn = (settings: Record<string, string>, ...words: string[]) =>
  runOps(words, { ...process.env, DEMO_HOTELS: '0', ...settings })

test('commands print their help, and an unknown one is refused', async () => {
  assert.match((await ops('--help')).stdout, /catalogue .*\n.*import .*\n.*export/)
  const unknown = await ops('explode')
  assert.deepEqual(
    { status: unknown.status, told: unknown.stderr.trim() },
    { status: 2, told: 'There is no command "explode".' },
  )
})

test('an operator fills a catalogue, replaces it with an inventory and exports that', async () => {
  const filled = await ops('catalogue', '--hotels', '30', '--seed', '9')
  assert.equal(filled.status, 0, filled.stderr)
  assert.match(filled.stdout, /30 hotels from seed 9/)
  assert.match(filled.stderr, /100 %/)
  const imported = await ops('import', 'examples/inventory')
  assert.equal(imported.status, 0, imported.stderr)
  assert.match(imported.stdout, /32 rows read, 29 changed \(hotels 2, .*2 hotels are open/)
  assert.match(
    (await ops('import', 'examples/inventory', '--dry-run')).stdout,
    /32 rows read, 0 would change; 2 hotels would be open\. Nothing was changed: this was a dry run\./,
  )
  assert.equal((await ops('export', out, '--format', 'ndjson')).status, 0)
  const again = await ops('import', out)
  assert.equal(again.status, 0, again.stdout)
  assert.equal((await db`select 1 from hotels`).length, 2)
})

test('a command prints the name of its database, without the password', async () => {
  const { stderr } = await opsOn({ DATABASE_URL: url.replace('@', ':hunter2@') }, 'export', out)
  assert.match(stderr, /^Database: localhost\/test_\w+$/m)
  assert.doesNotMatch(stderr, /hunter2/)
})

test('a missing database is created only on request', async () => {
  const dataDir = join(out, 'not-yet')
  const refused = await opsOn({ DATABASE_URL: '', DATA_DIR: dataDir }, 'export', out)
  assert.equal(refused.status, 1)
  assert.match(
    refused.stderr,
    /^There is no database of this site at \S*not-yet\S* yet\. .*--create to create it\.$/m,
  )
  assert.ok(!existsSync(join(dataDir, 'postgresql/cluster')))

  const empty = await testDatabase({ migrated: false })
  after(empty.drop)
  const on = { DATABASE_URL: empty.url }
  assert.match((await opsOn(on, 'export', out)).stderr, /There is no database of this site/)
  assert.deepEqual([...(await empty.db`select 1 from pg_tables where schemaname = 'public'`)], [])
  const created = await opsOn(on, 'export', out, '--create')
  assert.equal(created.status, 0, created.stderr)
  assert.match(created.stderr, /^Database: .* \(new\)$/m)
})

test('generated hotels are refused at a public address that is not a demonstration', async () => {
  const settings = {
    DATABASE_URL: url,
    PUBLIC_URL: 'https://hotels.example',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'rooms@hotels.example',
    SECRET: 's'.repeat(32),
    ...{ PAYPAL_CLIENT_ID: 'x', PAYPAL_CLIENT_SECRET: 'y', PAYPAL_WEBHOOK_ID: 'z' },
  }
  const refused = await opsOn(settings, 'catalogue', '--hotels', '5')
  assert.equal(refused.status, 1)
  assert.match(refused.stderr, /DEMO=1/)
})

test('a missing folder, and an empty one, are reported as errors', async () => {
  assert.match((await ops('import', '/nowhere/at/all')).stderr, /There is no folder/)
  const empty = mkdtempSync(join(out, 'empty-'))
  const nothing = await ops('import', empty)
  assert.equal(nothing.status, 1)
  assert.match(nothing.stdout, /holds no \.csv or \.ndjson file/)
})
