import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { testDatabase } from '#test/support/database.ts'
import { runOps } from '#test/support/run-ops.ts'
import { readSettingsFile, settingLine, writeSettingsFile } from './settings-file.ts'

const { url, db, drop } = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'init-'))
after(async () => {
  rmSync(folder, { recursive: true })
  await drop()
})
const file = join(folder, 'settings.env')
const init = (...words: string[]) => runOps(['init', '--no-doctor', ...words], { SETTINGS_FILE: file })

const production = [
  '--url=https://inn.example',
  '--name=Harbour Inns',
  '--operator=Harbour Inns AS',
  '--address=1 Harbour Road, 5003 Bergen',
  '--registration=NO 987654321',
  '--support-email=help@inn.example',
  '--smtp=smtp://user:pa55@mail.inn.example:587',
  `--data=${join(folder, 'data')}`,
  `--database=${url}`,
]
const paypal = ['ID', 'SECRET']
  .map((name) => `--set=PAYPAL_CLIENT_${name}=x`)
  .concat('--set=PAYPAL_WEBHOOK_ID=x')

test('init names the options that are missing and writes nothing', async () => {
  const { status, stderr } = await init('--url=https://inn.example')
  assert.equal(status, 2)
  assert.match(stderr, /missing: --name, --operator, --address/)
  assert.deepEqual(readSettingsFile(file), {})
})

test('init refuses settings that do not make a site, and writes nothing', async () => {
  const { status, stderr } = await init(...production)
  assert.equal(status, 1)
  assert.match(stderr, /no payment provider is set/)
  assert.deepEqual(readSettingsFile(file), {})
})

test('init writes the settings with secrets, and invites the first member of staff', async () => {
  const { status, stdout, stderr } = await init(...production, ...paypal, '--admin=ada@inn.example')
  assert.equal(status, 0, stderr)
  const values = readSettingsFile(file)
  assert.equal(values.SITE_NAME, 'Harbour Inns')
  assert.equal(values.NODE_ENV, 'production')
  for (const name of ['SECRET', 'METRICS_TOKEN'] as const) assert.ok(values[name]!.length >= 32)
  assert.equal(statSync(file).mode & 0o777, 0o600)
  assert.match(stdout, /ada@inn\.example is administrator[\s\S]*https:\/\/inn\.example\/desk/)
  const [{ n }] = await db<[{ n: number }]>`select count(*)::int as n from hotels`
  assert.equal(n, 0)
})

test('a second run changes nothing, and an option changes its setting only', async () => {
  const before = readFileSync(file, 'utf8')
  const again = await init('--admin=ada@inn.example')
  assert.match(again.stdout, /unchanged[\s\S]*has access already/)
  assert.equal(readFileSync(file, 'utf8'), before)
  await init('--name=Fjord Inns')
  assert.equal(readFileSync(file, 'utf8'), before.replace('Harbour Inns', 'Fjord Inns'))
})

test('a line of the file reads as it was written, and comments stay', () => {
  const own = join(folder, 'own.env')
  writeFileSync(own, '# ours\nPORT=3001\n')
  const values = { SITE_NAME: 'A & B "C" #1 $HOME', SMTP_URL: 'smtp://a:b@c:587?x=1' }
  assert.equal(writeSettingsFile(own, values), true)
  assert.equal(writeSettingsFile(own, values), false)
  assert.deepEqual({ ...readSettingsFile(own) }, { PORT: '3001', ...values })
  assert.match(readFileSync(own, 'utf8'), /^# ours\n/)
  assert.equal(settingLine('X', "it's"), null)
})
