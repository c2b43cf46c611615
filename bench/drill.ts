// Backs up a demonstration while it is written to, kills its database and deletes it. Restores the newest state, and
// measures the loss and the time. `--hotels N` for another size than 5,000.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startShipping } from '#server/backup/archive-wal.ts'
import { runDrill } from '#server/backup/drill.ts'
import { backupTarget, makeBackup } from '#server/backup/make-backup.ts'
import { chooseBackup, restoreCluster } from '#server/backup/restore-backup.ts'
import { openDatabase } from '#server/db/database.ts'
import { isUnavailable } from '#server/db/faults.ts'
import { readPid } from '#server/db/postmaster.ts'
import { fillCatalogue } from '#server/demo-loader/fill-catalogue.ts'
import { progressBar } from '#server/inventory/progress-bar.ts'
import { readSettings } from '#server/settings.ts'
import { prepareDatabase } from '#server/startup/prepare-database.ts'
import { lastMoment, writeMoment } from './drill/drill-store.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { hotels: { type: 'string', default: '5000' } },
})
const hotels = Number(values.hotels)
/** Longer than a segment takes to be complete and shipped. */
const WRITING_MS = 75_000

process.on('unhandledRejection', (error) => {
  if (!isUnavailable(error)) throw error
})
const bar = (title: string) => progressBar(title, { unit: 'bytes', out: process.stderr, now: Date.now }).show
const root = mkdtempSync(join(tmpdir(), 'drill-'))
// PostgreSQL may run as another user.
chmodSync(root, 0o755)
const env = { DATA_DIR: join(root, 'site'), BACKUP_DIR: join(root, 'backups'), BACKUP_KEY: 'k'.repeat(32) }
const settings = readSettings(env)
const target = backupTarget(settings)

const database = await prepareDatabase(settings)
const { db, embedded } = database
const filling = progressBar('Filling', { unit: 'hotels', out: process.stderr, now: Date.now })
await fillCatalogue(db, { hotels, now: Date.now(), progress: filling.show })
startShipping(settings, target, { error: (facts) => console.error(facts) })

let isWriting = true
let committed = 0
const writing = (async () => {
  while (isWriting) {
    const at = Date.now()
    await writeMoment(db, at)
    committed = at
    await wait(20)
  }
})().catch(() => {})

const made = await makeBackup({ db, embedded, settings, env, now: Date.now, progress: bar('Backing up') })
const backupSeconds = (Date.parse(made.endedAt) - Date.parse(made.startedAt)) / 1_000
await wait(WRITING_MS)
process.kill(Number(readPid(join(embedded!.home, 'cluster'))[0]), 'SIGKILL')
isWriting = false
await writing
// The machine is lost: only segments that were shipped before count.
await db.end({ timeout: 0 })

const began = Date.now()
const copy = await restoreCluster({
  ...target,
  backup: chooseBackup(target.folder, { to: null }),
  dataDir: join(root, 'copy'),
  chosen: true,
  to: null,
  progress: bar('Restoring'),
})
const restoreSeconds = (Date.now() - began) / 1_000
const { host, port, user } = copy
const restored = openDatabase({ host, port, user, database: 'lodestar' }, { max: 1 })
const lostSeconds = (committed - (await lastMoment(restored))) / 1_000
await restored.end()
await copy.stop()
const drilled = await runDrill({ ...target, scratch: root, now: Date.now, progress: bar('Drill') })
rmSync(root, { recursive: true, force: true })
const figures = {
  hotels,
  plainMb: Math.round(made.plainBytes / 1e6),
  backupMb: Math.round(made.bytes / 1e6),
  backupSeconds,
  restoreSeconds,
  drillSeconds: drilled.seconds,
  lostSeconds,
  isRight: drilled.facts.every((fact) => fact.isRight) && drilled.faults.length === 0,
}
console.log(JSON.stringify(figures))
process.exit(figures.isRight && lostSeconds < 60 ? 0 : 1)
