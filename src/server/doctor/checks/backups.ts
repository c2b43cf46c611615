import { existsSync } from 'node:fs'
import { archiverState } from '../../backup/archiver-state.ts'
import { listBackups } from '../../backup/backup-folder.ts'
import { type Check, checkOfSettings, type Finding, fault, ok, warning } from '../check.ts'

const HOUR = 3_600_000

const backupsCheck = checkOfSettings('backups', async ({ BACKUP_DIR, local }, { now }) => {
  if (!BACKUP_DIR)
    return [
      local
        ? ok('No backups are made: BACKUP_DIR is not set.')
        : warning(
            'BACKUP_DIR is not set: this site makes no backups.',
            'Set BACKUP_DIR and BACKUP_KEY, or make sure that your database is backed up otherwise.',
          ),
    ]
  if (!existsSync(BACKUP_DIR)) return [fault(`${BACKUP_DIR} does not exist.`, 'Run: npm run ops -- backup')]
  const last = listBackups(BACKUP_DIR).at(-1)
  return [backupFinding(last ? now() - Date.parse(last.endedAt) : null)]
})

export function backupFinding(age: number | null): Finding {
  if (age === null) return fault('There is no complete backup.', 'Run: npm run ops -- backup')
  const text = `The last backup is ${Math.floor(age / HOUR)} hours old.`
  const todo = 'Check the timer of backups: systemctl list-timers, or run: npm run ops -- backup'
  if (age > 72 * HOUR) return fault(text, todo)
  return age > 26 * HOUR ? warning(text, todo) : ok(text)
}

const archiveCheck: Check = {
  name: 'log archive',
  run: async ({ db, settings }) => {
    if (!db || !settings) return []
    const { archiving, failed } = await archiverState(db)
    if (failed)
      return [
        fault(
          'The database cannot archive its log, and its disk fills.',
          'Read the log of PostgreSQL: the archive command fails.',
        ),
      ]
    if (archiving) return [ok('The database archives its log.')]
    const text = 'The database does not archive its log: everything since the last backup can be lost.'
    return settings.local && !settings.BACKUP_DIR
      ? [ok('The database does not archive its log.')]
      : [
          warning(
            text,
            settings.DATABASE_URL
              ? 'Set up pgBackRest for the server: see docs/operating.md.'
              : 'Restart the site and the worker, so that the database starts with BACKUP_DIR.',
          ),
        ]
  },
}

export const backupChecks: readonly Check[] = [backupsCheck, archiveCheck]
