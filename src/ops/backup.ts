import { resolve } from 'node:path'
import { listBackups, listWal } from '#server/backup/backup-folder.ts'
import { backupTarget, makeBackup } from '#server/backup/make-backup.ts'
import { progressBar } from '#server/inventory/progress-bar.ts'
import { type Command, readOptions } from './command.ts'
import { dateAndTime, fail, print } from './printing.ts'

const help = `Usage: npm run ops -- backup [--list] [--json]

Makes an encrypted backup in BACKUP_DIR while the site runs: the database, uploaded files, the secret and the settings.
BACKUP_KEY encrypts it and is not part of it. Backups older than BACKUP_DAYS are deleted, except the two newest.

The embedded database is copied as a whole, and the running site adds its log every ten seconds, so that
"npm run ops -- restore --to TIME" reaches any later time. A database of DATABASE_URL is dumped by pg_dump: its state of
this moment. Archive the log of such a server by its own means (docs/operating.md). Files in a bucket of S3_URL are not
copied: switch on its versions.

  --list  lists the backups instead
  --json  prints JSON instead of lines`

export const backupCommand: Command = {
  name: 'backup',
  about: 'back up database, files, secret and settings while the site runs',
  help,
  run: async (words, { env, settings, open }) => {
    const options = readOptions({
      args: words,
      options: { list: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
    })
    if (!options.ok) return fail(options.sentence, 2)
    const { list, json } = options.values
    const { folder } = backupTarget(settings())
    if (list) return showBackups(resolve(folder), json)
    const bar = progressBar('Backing up', { unit: 'bytes', out: process.stderr, now: Date.now })
    const { db, embedded } = await open()
    const made = await makeBackup({
      db,
      embedded,
      settings: settings(),
      env,
      now: Date.now,
      progress: bar.show,
    })
    bar.end()
    const seconds = (Date.parse(made.endedAt) - Date.parse(made.startedAt)) / 1_000
    const deleted = made.deleted.length > 0 ? ` Deleted: ${made.deleted.join(', ')}.` : ''
    return print(
      json,
      made,
      `Backup ${made.id}: ${megabytes(made.bytes)} in ${seconds.toFixed(1)} s, in ${folder}.${deleted}`,
    )
  },
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

function showBackups(folder: string, json: boolean): number {
  const backups = listBackups(folder)
  const lines = backups.map(
    ({ id, kind, endedAt, bytes }) =>
      `${id}  ${kind.padEnd(7)}  ${dateAndTime(Date.parse(endedAt))}  ${megabytes(bytes)}`,
  )
  const last = listWal(folder).at(-1)
  return print(
    json,
    { backups, lastSegment: last ?? null },
    [...lines, `${backups.length} backups${last ? `, log up to segment ${last}` : ''}`].join('\n'),
  )
}
