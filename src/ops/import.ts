import { stat } from 'node:fs/promises'
import type { Pool } from '#server/db/database.ts'
import { faultText } from '#server/inventory/csv/fault.ts'
import { type ImportOutcome, importInventory } from '#server/inventory/import/import-inventory.ts'
import { progressBar } from '#server/inventory/progress-bar.ts'
import { openMedia } from '#server/media/open-media.ts'
import { fetchPictures } from '#server/media/photographs/fetch-pictures.ts'
import { openPlaces } from '#server/places/open-places.ts'
import type { Settings } from '#server/settings.ts'
import { type Command, readOptions } from './command.ts'

const help = `Usage: npm run ops -- import FOLDER [--skip-bad] [--complete] [--replace] [--dry-run]

Imports your own inventory: hotels, texts, rooms, rates, calendars, restrictions, taxes,
promotions and images, each a .csv or .ndjson file of FOLDER. The format is in docs/inventory-format.md, an example in
examples/inventory. The first import replaces the demonstration catalogue.

Rows change what they name: rooms, rates, texts, restrictions, taxes and images that the files do not name stay as they are.

The import is atomic: every fault is reported with file, line and column. Importing the same files twice changes nothing.

  --skip-bad  import valid rows and skip invalid ones
  --complete  the files hold everything of their hotels: close or delete what they do not name, and list it
  --replace   close hotels that are not in hotels.csv
  --dry-run   check everything and report the changes without making them

Changes that would break existing orders are always refused. Pictures that images.csv references by https are downloaded
at the end, each once.`

export const importCommand: Command = {
  name: 'import',
  about: 'import hotels, rooms, rates and prices from a folder',
  help,
  run: async (words, { settings, open }) => {
    const options = readOptions({
      args: words,
      allowPositionals: true,
      options: {
        'skip-bad': { type: 'boolean', default: false },
        complete: { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    })
    const folder = options.ok ? options.positionals[0] : undefined
    if (!options.ok || !folder) {
      console.error(options.ok ? 'Which folder? npm run ops -- import FOLDER' : options.sentence)
      return 2
    }
    if (!(await stat(folder).catch(() => null))?.isDirectory()) {
      console.error(`There is no folder ${folder}.`)
      return 2
    }
    const context = await open()
    const bar = progressBar('Reading', { unit: 'rows', out: process.stderr, now: Date.now })
    const outcome = await importInventory(context.db, {
      folder,
      now: Date.now(),
      skipBad: options.values['skip-bad'],
      complete: options.values.complete,
      replace: options.values.replace,
      dryRun: options.values['dry-run'],
      onFault: (fault) => console.log(faultText(fault)),
      onWarning: (warning) => console.log(`Warning: ${faultText(warning)}`),
      progress: bar.show,
    })
    bar.end()
    const faults = `${outcome.faults.toLocaleString('en')} ${outcome.faults === 1 ? 'fault' : 'faults'}`
    if (!outcome.imported) {
      console.error(
        `${faults}: nothing was changed. Correct the files, or use --skip-bad to skip invalid rows.`,
      )
      return 1
    }
    for (const line of unnamedText(outcome.unnamed, options.values)) console.log(line)
    const left = outcome.faults > 0 ? ` ${faults}; those rows were skipped.` : ''
    const hotels = `${outcome.hotels.toLocaleString('en')} hotels`
    console.log(
      options.values['dry-run']
        ? `${rowsText(outcome, 'would change')}; ${hotels} would be open.${left} Nothing was changed: this was a dry run.`
        : `${rowsText(outcome, 'changed')}; ${hotels} are open.${left}`,
    )
    if (!options.values['dry-run']) await fetchOutside(context.db, settings())
    return 0
  },
}

/** Downloads pictures that the files reference by https. */
async function fetchOutside(db: Pool, settings: Settings) {
  const places = openPlaces({ db, now: Date.now })
  const shelf = openMedia({
    db,
    places,
    dataDir: settings.dataDir,
    s3Url: settings.S3_URL,
    QUIET: settings.QUIET,
    now: Date.now,
  })
  let fetched = 0
  for await (const { url, reason } of fetchPictures(shelf)) {
    if (reason === null) fetched += 1
    else console.log(`Warning: ${url} ${reason}; it is not shown. The next import tries again.`)
  }
  if (fetched > 0) console.log(`${fetched.toLocaleString('en')} pictures were downloaded.`)
}

/** `19 rows read, 2 changed (rooms 1, taxes 1)` */
function rowsText({ rows, changed }: ImportOutcome, verb: string): string {
  const counts = Object.entries(changed ?? {}).filter(([, count]) => count > 0)
  const sum = counts.reduce((all, [, count]) => all + count, 0)
  const parts = counts.map(([file, count]) => `${file} ${count.toLocaleString('en')}`).join(', ')
  return `${rows.toLocaleString('en')} rows read, ${sum.toLocaleString('en')} ${verb}${parts && ` (${parts})`}`
}

const mostListed = 100

/** Lists what a complete import removes; otherwise counts what was left as it is. */
function unnamedText(
  unnamed: ImportOutcome['unnamed'],
  { complete, 'dry-run': isDry }: { complete: boolean; 'dry-run': boolean },
): string[] {
  if (unnamed.length === 0) return []
  const counts = Object.entries(Object.groupBy(unnamed, ({ file }) => file))
  const parts = counts.map(([file, rows]) => `${file} ${rows!.length.toLocaleString('en')}`).join(', ')
  if (!complete)
    return [`Left as they are, because the files do not name them: ${parts}. --complete removes them.`]
  const verb = isDry ? 'Would be removed' : 'Removed'
  const listed = unnamed.slice(0, mostListed).map(({ file, text }) => `${verb}: ${file}, ${text}`)
  return unnamed.length > mostListed ? [...listed, `${verb} in all: ${parts}`] : listed
}
