import assert from 'node:assert/strict'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { testDatabase } from '#test/support/database.ts'
import { readSettings } from '../settings.ts'
import { type Check, type Examined, ok } from './check.ts'
import { backupChecks, backupFinding } from './checks/backups.ts'
import { clockFinding, connectionsFinding, databaseChecks } from './checks/database.ts'
import { jobChecks, jobFindings } from './checks/jobs.ts'
import { diskFinding, machineChecks, memoryFinding } from './checks/machine.ts'
import { paymentFinding, ratesFinding, serviceChecks } from './checks/services.ts'
import { settingChecks } from './checks/settings.ts'
import { certificateFinding, proxyFinding, webChecks } from './checks/web.ts'
import { examine, worstOf } from './examine.ts'

const { db, drop } = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
after(async () => {
  rmSync(folder, { recursive: true })
  await drop()
})

const NOW = Date.parse('2027-05-01T08:00:00Z')
const GB = 1024 ** 3

function examined(env: Record<string, string> = {}, more: Partial<Examined> = {}): Examined {
  const settings = readSettings({ DATA_DIR: folder, ...env })
  return { env, settings, db, now: () => NOW, ...more }
}
const all = [
  settingChecks,
  machineChecks,
  databaseChecks,
  backupChecks,
  jobChecks,
  serviceChecks,
  webChecks,
].flat()
const run = (name: string, facts: Examined = examined()) =>
  all.find((check) => check.name === name)!.run(facts)
const states = async (name: string, facts?: Examined) => (await run(name, facts)).map(({ state }) => state)

test('every check has a name of its own, and every line that is not ok says what to do', async () => {
  assert.equal(new Set(all.map(({ name }) => name)).size, all.length)
  for (const line of await examine(examined()))
    assert.equal(line.todo === undefined, line.state === 'ok', line.text)
})

test('a check that throws or does not answer is a fault, and the others are reported', async () => {
  const list: Check[] = [
    { name: 'broken', run: async () => Promise.reject(new Error('no disk\n at x')) },
    { name: 'silent', run: () => new Promise(() => {}) },
    { name: 'sound', run: async () => [ok('Fine.')] },
  ]
  const lines = await examine(examined(), { list, timeoutMs: 10 })
  assert.deepEqual(
    lines.map(({ check, state, text }) => [check, state, text]),
    [
      ['broken', 'fault', 'The check failed: no disk.'],
      ['silent', 'fault', 'The check failed: no answer within 0.01 seconds.'],
      ['sound', 'ok', 'Fine.'],
    ],
  )
  assert.equal(worstOf(lines), 'fault')
})

test('invalid settings are one fault each, and misspelt names are warnings', async () => {
  const env = { PORT: 'x', TRUST_PROXY: 'nginx', SMPT_URL: 'smtp://mail.example' }
  const findings = await run('settings', { ...examined(), env, settings: null })
  assert.deepEqual(
    findings.map(({ state }) => state),
    ['fault', 'fault', 'warning'],
  )
  assert.match(findings[2]!.todo!, /SMTP_URL/)
})

test('without settings or a database the checks that need them are skipped', async () => {
  const lines = await examine({ env: { PORT: 'x' }, settings: null, db: null, now: () => NOW })
  assert.deepEqual([...new Set(lines.map(({ check }) => check))], ['settings'])
  const away = await run('database', examined({}, { db: null, whyNoDatabase: 'nothing listens there' }))
  assert.match(away[0]!.text, /nothing listens there/)
})

test('a secret that other users can read is a fault', async () => {
  const data = join(folder, 'files-check')
  mkdirSync(data)
  writeFileSync(join(data, 'secret'), 'x', { mode: 0o600 })
  assert.deepEqual(await states('files', examined({ DATA_DIR: data })), ['ok'])
  chmodSync(join(data, 'secret'), 0o644)
  const [, open] = await run('files', examined({ DATA_DIR: data }))
  assert.deepEqual([open?.state, open?.todo], ['fault', `Run: chmod 600 ${data}/secret`])
})

test('disk, memory, clock, connections and certificates are judged by their amounts', () => {
  const size = 100 * GB
  const disk = (free: number) => diskFinding({ free, size, folder: '/data' }).state
  assert.deepEqual([disk(50 * GB), disk(5 * GB), disk(GB)], ['ok', 'warning', 'fault'])
  const memory = (amount: number) => memoryFinding({ memory: amount, searchMb: 512 }).state
  assert.deepEqual([memory(8 * GB), memory(1.5 * GB), memory(GB / 2)], ['ok', 'warning', 'fault'])
  const clock = (database: number) => clockFinding({ before: 0, database, after: 20 }).state
  assert.deepEqual([clock(10), clock(-5_000), clock(60_000)], ['ok', 'warning', 'fault'])
  assert.deepEqual([connectionsFinding(10, 100).state, connectionsFinding(95, 100).state], ['ok', 'warning'])
  const certificate = (days: number) => certificateFinding('hotels.example', days).state
  assert.deepEqual([certificate(60), certificate(10), certificate(1)], ['ok', 'warning', 'fault'])
})

test('a migrated database has extensions, encoding and schema of this version', async () => {
  for (const name of ['schema', 'extensions', 'encoding', 'replication', 'indexes'])
    assert.deepEqual(await states(name), ['ok'], name)
})

test('missing migrations and an invalid index are reported', async () => {
  const other = await testDatabase()
  try {
    await other.db`delete from migrations where name = (select max(name) from migrations)`
    await other.db`update pg_index set indisvalid = false where indexrelid = 'hotels_by_quality'::regclass`
    const facts = examined({}, { db: other.db })
    assert.deepEqual(await states('schema', facts), ['warning'])
    const [index] = await run('indexes', facts)
    assert.match(index!.todo!, /reindex index concurrently hotels_by_quality/)
  } finally {
    await other.drop()
  }
})

test('backups are judged by the age of the last one', async () => {
  const HOUR = 3_600_000
  const state = (age: number | null) => backupFinding(age).state
  assert.deepEqual(
    [state(HOUR), state(30 * HOUR), state(80 * HOUR), state(null)],
    ['ok', 'warning', 'fault', 'fault'],
  )
  const settings = { BACKUP_DIR: join(folder, 'none'), BACKUP_KEY: 'k'.repeat(32) }
  assert.deepEqual(await states('backups', examined(settings)), ['fault'])
  assert.deepEqual(await states('log archive', examined(settings)), ['warning'])
})

test('a queue without a worker becomes a fault once a job is late', () => {
  const queue = [{ task: 'deliver_message', due: 1, oldestSeconds: 900, failed: 0 }]
  const state = (workers: number, late: boolean) =>
    jobFindings({ workers, queue: late ? queue : [], failedRows: 0 })[0]!.state
  assert.deepEqual(
    [state(1, false), state(1, true), state(0, false), state(0, true)],
    ['ok', 'warning', 'warning', 'fault'],
  )
})

test('a provider that is unreachable or refuses our credentials is a fault', async () => {
  const provider = (why: string | null) => ({ method: 'paypal' as const, whyWrong: async () => why })
  assert.equal((await paymentFinding(provider('refused'), 'http://127.0.0.1:1')).text, 'refused')
  assert.match((await paymentFinding(provider(null), 'http://127.0.0.1:1')).text, /cannot be reached/)
})

test('rates that are too old to charge by are a fault of their source', () => {
  const state = (days: number, hasSource = true) =>
    ratesFinding({ date: '2027-04-01', days, hasSource }).state
  assert.deepEqual([state(1), state(5), state(9), state(9, false)], ['ok', 'warning', 'fault', 'warning'])
})

test('a public site behind a proxy needs TRUST_PROXY, and may not trust everybody', () => {
  const state = (TRUST_PROXY: string | undefined, local = false) =>
    proxyFinding({ TRUST_PROXY, local, HOST: '127.0.0.1' }).state
  assert.deepEqual(
    [state('127.0.0.1'), state(undefined), state('0.0.0.0/0'), state(undefined, true)],
    ['ok', 'warning', 'fault', 'ok'],
  )
})

test('a mail server, Redis, a bucket or a translation service that does not answer is a fault', async () => {
  const away = '127.0.0.1:1'
  const facts = examined({
    SMTP_URL: `smtp://${away}`,
    REDIS_URL: `redis://${away}`,
    TRANSLATE_URL: `http://${away}`,
  })
  for (const name of ['mail', 'redis', 'translation'])
    assert.deepEqual(await states(name, facts), ['fault'], name)
})
