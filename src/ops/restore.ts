import { backupId } from '#server/backup/backup-folder.ts'
import { backupTarget } from '#server/backup/make-backup.ts'
import {
  chooseBackup,
  isRunning,
  moveAside,
  restoreCluster,
  restoreData,
  restoreDump,
} from '#server/backup/restore-backup.ts'
import { CannotStart } from '#server/db/embedded-places.ts'
import { isMigrated } from '#server/db/migrate.ts'
import { progressBar } from '#server/inventory/progress-bar.ts'
import { connectDatabase } from '#server/startup/prepare-database.ts'
import { type Command, readOptions } from './command.ts'
import { fail } from './printing.ts'

const help = `Usage: npm run ops -- restore [--to TIME] [--from ID] [--replace]

Restores a backup of BACKUP_DIR into DATA_DIR, or a dump into the empty database of DATABASE_URL. Stop the site first.
Without --to the newest state is restored. Start a copy beside the real site with QUIET=1, so that it sends nothing and
moves no money.

  --to TIME    restores the state at this time, such as 2027-05-01T08:00:00Z; needs the log of the embedded database
  --from ID    restores from this backup instead of the last one before TIME
  --replace    moves present data aside, under names that end with the time, instead of refusing`

export const restoreCommand: Command = {
  name: 'restore',
  about: 'restore a backup, to the newest state or to a time',
  help,
  run: async (words, { settings }) => {
    const options = readOptions({
      args: words,
      options: {
        to: { type: 'string' },
        from: { type: 'string' },
        replace: { type: 'boolean', default: false },
      },
    })
    if (!options.ok) return fail(options.sentence, 2)
    const { to: time, from: id, replace } = options.values
    const to = time === undefined ? null : Date.parse(time)
    if (Number.isNaN(to)) return fail('--to needs a time such as 2027-05-01T08:00:00Z', 2)
    if (to !== null && to > Date.now()) return fail('--to is in the future', 2)
    const given = settings()
    const target = backupTarget(given)
    const backup = chooseBackup(target.folder, { id, to })
    const { dataDir, dataDirChosen: chosen, DATABASE_URL, DATABASE_DIRECT_URL } = given
    const bar = progressBar(`Restoring ${backup.id}`, { unit: 'bytes', out: process.stderr, now: Date.now })
    const began = Date.now()
    if (backup.kind === 'dump') {
      if (!DATABASE_URL) return fail('The backup is a dump of an external database: set DATABASE_URL')
      if (to !== null)
        return fail(
          `A dump has only its own time, ${backup.endedAt}: restore a time by the log of your server`,
        )
      const opened = await connectDatabase(given)
      const isEmpty = async () => !(await isMigrated(opened.db))
      try {
        await restoreDump(
          opened.db,
          { ...target, backup, url: DATABASE_DIRECT_URL ?? DATABASE_URL, progress: bar.show },
          isEmpty,
        )
      } finally {
        await opened.close()
      }
    } else {
      if (DATABASE_URL) return fail('The backup is of an embedded database: remove DATABASE_URL')
      if (isRunning({ dataDir, chosen }))
        throw new CannotStart(`The database in ${dataDir} runs: stop the site and the worker first.`)
      if (replace)
        for (const path of moveAside(dataDir, chosen, `before-${backupId(Date.now())}`))
          console.log(`Moved aside: ${path}`)
      const embedded = await restoreCluster({ ...target, backup, dataDir, chosen, to, progress: bar.show })
      await embedded.stop()
    }
    await restoreData({ ...target, backup, dataDir })
    bar.end()
    const seconds = ((Date.now() - began) / 1_000).toFixed(1)
    console.log(
      `Restored backup ${backup.id}${time ? ` to ${time}` : ''} in ${seconds} s. Settings: ${dataDir}/settings.env`,
    )
    return 0
  },
}
