import { tmpdir } from 'node:os'
import { runDrill } from '#server/backup/drill.ts'
import { backupTarget } from '#server/backup/make-backup.ts'
import { chooseBackup } from '#server/backup/restore-backup.ts'
import { progressBar } from '#server/inventory/progress-bar.ts'
import { type Command, readOptions } from './command.ts'
import { fail, print } from './printing.ts'

const help = `Usage: npm run ops -- drill [--scratch FOLDER] [--json]

Restores the last backup of the embedded database and its log into a scratch folder, compares counts, ledger and stock
with the numbers that the backup recorded, and deletes the folder. It does not touch the site, and says how long a
restore takes. Run it every month.

  --scratch FOLDER  a folder with room for the whole database; the temporary folder by default
  --json            prints JSON instead of lines

Exit status: 1 if a number is wrong, otherwise 0.`

export const drillCommand: Command = {
  name: 'drill',
  about: 'restore the last backup into a scratch folder and compare it',
  help,
  run: async (words, { settings }) => {
    const options = readOptions({
      args: words,
      options: { json: { type: 'boolean', default: false }, scratch: { type: 'string', default: tmpdir() } },
    })
    if (!options.ok) return fail(options.sentence, 2)
    const { json, scratch } = options.values
    const target = backupTarget(settings())
    if (chooseBackup(target.folder, { to: null }).kind === 'dump')
      return fail('The last backup is a dump: create an empty database and restore into it instead')
    const bar = progressBar('Restoring', { unit: 'bytes', out: process.stderr, now: Date.now })
    const drilled = await runDrill({ ...target, scratch, now: Date.now, progress: bar.show })
    bar.end()
    const isRight = drilled.faults.length === 0 && drilled.facts.every((fact) => fact.isRight)
    const lines = [
      ...drilled.facts.map(
        ({ name, value, found, isRight }) =>
          `${isRight ? 'ok   ' : 'wrong'}  ${name.padEnd(18)} ${found} (at the backup: ${value})`,
      ),
      ...drilled.faults.map((sentence) => `wrong  ${sentence}`),
      `Backup ${drilled.backup} was restored in ${drilled.seconds.toFixed(1)} s (${(drilled.bytes / 1e6).toFixed(0)} MB).`,
    ]
    print(json, { ...drilled, isRight }, lines.join('\n'))
    return isRight ? 0 : 1
  },
}
