import { migrationState } from '#server/db/migrate.ts'
import { connectDatabase, upgradeDatabase } from '#server/startup/prepare-database.ts'
import { type Command, readOptions } from './command.ts'
import { fail } from './printing.ts'

const help = `Usage: npm run ops -- migrate [--dry-run]

Migrates the database to this version while the previous version serves. A statement waits at most 0.8 seconds for a
lock, because everything that needs the table queues behind it; a locked table is tried again every second for a minute.
A migration that fails changes nothing. A second run changes nothing.

  --dry-run  lists the migrations that would run`

export const migrateCommand: Command = {
  name: 'migrate',
  about: 'migrate the database to this version while the site runs',
  help,
  run: async (words, { settings }) => {
    const options = readOptions({ args: words, options: { 'dry-run': { type: 'boolean', default: false } } })
    if (!options.ok) return fail(options.sentence, 2)
    const opened = await connectDatabase(settings())
    try {
      const { missing, newer } = await migrationState(opened.db)
      for (const name of newer) console.log(`newer    ${name}`)
      if (options.values['dry-run']) {
        for (const name of missing) console.log(`missing  ${name}`)
        console.log(`${missing.length} migrations would run. Nothing was changed: this was a dry run.`)
        return 0
      }
      const done = await upgradeDatabase(opened)
      for (const name of done) console.log(`done     ${name}`)
      console.log(`${done.length} migrations ran.`)
      return 0
    } finally {
      await opened.close()
    }
  },
}
