import { stat } from 'node:fs/promises'
import { transaction } from '#server/db/database.ts'
import { announceChanges, recordChangeOfEverything } from '#server/inventory/record-changes.ts'
import { openMedia } from '#server/media/open-media.ts'
import { takeFolder } from '#server/media/photographs/take-folder.ts'
import { openPlaces } from '#server/places/open-places.ts'
import { type Command, readOptions } from './command.ts'

const help = `Usage: npm run ops -- photographs FOLDER

Imports the photographs of FOLDER (JPEG, PNG, GIF, WebP, BMP) and prints the URL of each on a line after its name: put it
into the url column of images.csv (docs/inventory-format.md). They are rotated upright and re-encoded without metadata;
the files in FOLDER are not changed. A file imported twice is stored once.`

export const photographsCommand: Command = {
  name: 'photographs',
  about: 'import photographs for the images of an inventory',
  help,
  run: async (words, { settings: read, open }) => {
    const options = readOptions({ args: words, allowPositionals: true, options: {} })
    const folder = options.ok ? options.positionals[0] : undefined
    if (!options.ok || !folder) {
      console.error(options.ok ? 'Which folder? npm run ops -- photographs FOLDER' : options.sentence)
      return 2
    }
    if (!(await stat(folder).catch(() => null))?.isDirectory()) {
      console.error(`There is no folder ${folder}.`)
      return 2
    }
    const settings = read()
    const { db } = await open()
    const places = openPlaces({ db, now: Date.now })
    const shelf = openMedia({
      db,
      places,
      dataDir: settings.dataDir,
      s3Url: settings.S3_URL,
      QUIET: settings.QUIET,
      now: Date.now,
    })
    let refused = 0
    for await (const { name, address } of takeFolder(shelf, folder)) {
      if (address) console.log(`${name}\t${address}`)
      else console.error(`${name}: not a readable photograph`)
      refused += address ? 0 : 1
    }
    // Hotels that already referenced one of them show it now.
    await transaction(db, recordChangeOfEverything)
    await announceChanges(db)
    return refused > 0 ? 1 : 0
  },
}
