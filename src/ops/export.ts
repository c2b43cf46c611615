import { exportInventory } from '#server/inventory/export-inventory.ts'
import { progressBar } from '#server/inventory/progress-bar.ts'
import { type Command, readOptions } from './command.ts'

const help = `Usage: npm run ops -- export FOLDER [--format csv|ndjson]

Writes the inventory as files that "import" reads: hotels, texts, rooms, rates, calendars, restrictions, taxes,
promotions and images. Files of these names in FOLDER are replaced.`

export const exportCommand: Command = {
  name: 'export',
  about: 'write the inventory to a folder',
  help,
  run: async (words, { open }) => {
    const options = readOptions({
      args: words,
      allowPositionals: true,
      options: { format: { type: 'string', default: 'csv' } },
    })
    const folder = options.ok ? options.positionals[0] : undefined
    const format = options.ok ? options.values.format : undefined
    if (!folder || (format !== 'csv' && format !== 'ndjson')) {
      console.error(
        options.ok
          ? 'Which folder, in which format? npm run ops -- export FOLDER --format csv'
          : options.sentence,
      )
      return 2
    }
    const context = await open()
    const bar = progressBar('Writing', { unit: 'rows', out: process.stderr, now: Date.now })
    const rows = await exportInventory(context.db, { folder, format, progress: bar.show })
    bar.end()
    console.log(`${rows.toLocaleString('en')} rows written to ${folder}.`)
    return 0
  },
}
