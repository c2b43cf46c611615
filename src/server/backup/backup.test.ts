import assert from 'node:assert/strict'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { testDatabase } from '#test/support/database.ts'
import { runOps } from '#test/support/run-ops.ts'
import { openDatabase } from '../db/database.ts'
import { startEmbedded } from '../db/embedded.ts'
import { readSettings } from '../settings.ts'
import { archiveSettings, shipWal } from './archive-wal.ts'
import {
  completeBackup,
  deleteOldBackups,
  listBackups,
  listWal,
  type Manifest,
  openBackup,
  walFile,
} from './backup-folder.ts'
import { clientVersion } from './database-client.ts'
import { compareFacts } from './facts.ts'
import { makeBackup } from './make-backup.ts'

const root = mkdtempSync(join(tmpdir(), 'backup-'))
// As root, PostgreSQL runs as another user, who needs access to the folder.
chmodSync(root, 0o755)
after(() => rmSync(root, { recursive: true }))
const key = { BACKUP_KEY: 'k'.repeat(32) }

const manifest = (id: string, endedAt: string, firstWal: string | null = null): Manifest => ({
  ...{ id, kind: 'cluster', startedAt: endedAt, endedAt, postgres: '18.4', version: '1' },
  ...{ firstWal, bytes: 1, plainBytes: 1, facts: [] },
})

test('old backups and their log are deleted, and the two newest remain', () => {
  const folder = join(root, 'retention')
  const segments = ['000000010000000000000001', '000000010000000000000005', '000000020000000000000009']
  const days = ['2027-01-01', '2027-01-02', '2027-02-01', '2027-02-02']
  for (const [at, day] of days.entries()) {
    const id = `${day.replaceAll('-', '')}T000000Z`
    openBackup(folder, id)
    completeBackup(folder, manifest(id, `${day}T00:00:00Z`, `00000001000000000000000${at * 2 + 1}`))
  }
  openBackup(folder, '20270203T000000Z')
  for (const segment of segments) writeFileSync(walFile(folder, segment), '')
  const now = Date.parse('2027-02-03T00:00:00Z')
  assert.deepEqual(deleteOldBackups(folder, { days: 7, now }), ['20270101T000000Z', '20270102T000000Z'])
  assert.deepEqual(
    listBackups(folder).map(({ id }) => id),
    ['20270201T000000Z', '20270202T000000Z'],
  )
  assert.deepEqual(listWal(folder), segments.slice(1))
  assert.deepEqual(deleteOldBackups(folder, { days: 1, now: now * 2 }), [])
})

test('a restored database may have more orders, but not fewer, and its books must balance', () => {
  const expected = [
    { name: 'orders', how: 'grows', value: 5 },
    { name: 'freeRooms', how: 'same', value: 100 },
    { name: 'ledgerDifferences', how: 'zero', value: 0 },
  ] as const
  const rights = (...values: number[]) =>
    compareFacts(
      expected,
      expected.map((fact, at) => ({ ...fact, value: values[at]! })),
    ).map(({ isRight }) => isRight)
  assert.deepEqual(rights(5, 100, 0), [true, true, true])
  assert.deepEqual(rights(6, 98, 0), [true, true, true])
  assert.deepEqual(rights(5, 98, 0), [true, false, true])
  assert.deepEqual(rights(4, 100, 1), [false, true, false])
})

test('an embedded database is backed up while it runs, and restored to a time and to the newest state', async () => {
  const backups = join(root, 'backups')
  const source = join(root, 'source')
  const env = { DATA_DIR: source, BACKUP_DIR: backups, DEMO_HOTELS: '0', ...key }
  const settings = readSettings(env)
  mkdirSync(join(source, 'files/uploads'), { recursive: true })
  writeFileSync(join(source, 'files/uploads/a.webp'), 'picture')
  writeFileSync(join(source, 'secret'), 's'.repeat(43))
  const created = await runOps(['migrate'], env)
  assert.equal(created.status, 0, created.stderr)
  const embedded = await startEmbedded({ dataDir: source, chosen: true, settings: archiveSettings(settings) })
  const { host, port, user } = embedded
  const db = openDatabase({ host, port, user, database: 'lodestar' })
  const add = (name: string) => db`insert into redirect_rules (path, target) values (${name}, '/')`
  await add('/before')
  const progress: number[] = []
  const made = await makeBackup({
    ...{ db, embedded, settings, env, now: Date.now },
    progress: (done) => progress.push(done),
  })
  assert.ok(progress.at(-1)! > 1_000_000)
  assert.deepEqual(made.facts.map(({ name }) => name).slice(0, 3), ['hotels', 'accounts', 'orders'])
  await add('/after')
  const [time] = await db<{ now: Date }[]>`select clock_timestamp() as now`
  // Recovery stops before the first commit after the target.
  await db`select pg_sleep(0.05)`
  await add('/late')
  await db.end()
  await embedded.stop()
  assert.ok((await shipWal(settings, { folder: backups, key: env.BACKUP_KEY })) > 0)

  const refused = await runOps(['restore'], env)
  assert.match(refused.stderr, /exists: move it away/)
  const sources = async (dataDir: string, ...words: string[]) => {
    const restored = await runOps(['restore', ...words], { ...env, DATA_DIR: dataDir })
    assert.equal(restored.status, 0, restored.stderr)
    const copy = await startEmbedded({ dataDir, chosen: true })
    const copied = openDatabase({ host: copy.host, port, user, database: 'lodestar' }, { max: 1 })
    const rows = await copied<
      { source: string }[]
    >`select path as source from redirect_rules order by created_at`
    await copied.end()
    await copy.stop()
    return rows.map((row) => row.source)
  }
  assert.deepEqual(await sources(join(root, 'newest')), ['/before', '/after', '/late'])
  assert.equal(readFileSync(join(root, 'newest/files/uploads/a.webp'), 'utf8'), 'picture')
  assert.equal(readFileSync(join(root, 'newest/secret'), 'utf8'), 's'.repeat(43))
  assert.match(readFileSync(join(root, 'newest/settings.env'), 'utf8'), /^DATA_DIR=/m)
  assert.doesNotMatch(readFileSync(join(root, 'newest/settings.env'), 'utf8'), /BACKUP_KEY/)
  const then = time!.now.toISOString()
  assert.deepEqual(await sources(join(root, 'earlier'), '--to', then), ['/before', '/after'])

  const never = await runOps(['restore', '--to', new Date().toISOString()], {
    ...env,
    DATA_DIR: join(root, 'never'),
  })
  assert.match(never.stderr, /recovery ended before configured recovery target was reached/)

  const replaced = await runOps(['restore', '--replace'], env)
  assert.equal(replaced.status, 0, replaced.stderr)
  assert.match(replaced.stdout, /Moved aside: .*cluster\.before-/)

  const drilled = await runOps(['drill', '--json', '--scratch', root], env)
  assert.equal(drilled.status, 0, drilled.stderr)
  const { facts, isRight } = JSON.parse(drilled.stdout) as { facts: object[]; isRight: boolean }
  assert.deepEqual([isRight, facts.length], [true, 10])

  const otherKey = { ...env, DATA_DIR: join(root, 'other'), BACKUP_KEY: 'x'.repeat(32) }
  assert.match((await runOps(['restore'], otherKey)).stderr, /BACKUP_KEY is not the key/)
  assert.ok(!existsSync(join(root, 'other/postgresql/cluster')))
})

test('a database of DATABASE_URL is dumped and restored into an empty one, or the missing pg_dump is named', async () => {
  const { url, db, drop } = await testDatabase()
  const empty = await testDatabase({ migrated: false })
  after(drop)
  after(empty.drop)
  const env = { DATABASE_URL: url, DATA_DIR: join(root, 'dump'), BACKUP_DIR: join(root, 'dumps'), ...key }
  mkdirSync(env.DATA_DIR)
  await db`insert into redirect_rules (path, target) values ('/dumped', '/')`
  const made = await runOps(['backup'], env)
  if (((await clientVersion('pg_dump')) ?? 0) < 18) {
    assert.match(made.stderr, /install postgresql-client-18/)
    return assert.notEqual(made.status, 0)
  }
  assert.equal(made.status, 0, made.stderr)
  assert.match((await runOps(['restore'], env)).stderr, /has tables/)
  const restored = await runOps(['restore'], { ...env, DATABASE_URL: empty.url })
  assert.equal(restored.status, 0, restored.stderr)
  assert.equal((await empty.db`select 1 from redirect_rules where path = '/dumped'`).length, 1)
})

test('backups need a folder and a key', async () => {
  assert.match((await runOps(['backup'], { DATA_DIR: root })).stderr, /BACKUP_DIR is not set/)
  assert.match(
    (await runOps(['backup'], { DATA_DIR: root, BACKUP_DIR: root })).stderr,
    /BACKUP_DIR needs BACKUP_KEY/,
  )
})
