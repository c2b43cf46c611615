import { stat } from 'node:fs/promises'
import { transaction } from '#server/db/database.ts'
import { announceChanges, recordChangeOfEverything } from '#server/inventory/record-changes.ts'
import { openMedia } from '#server/media/open-media.ts'
import { takeFolder } from '#server/media/take-folder.ts'
import { openPlaces } from '#server/places/open-places.ts'
import { type Command, readOptions } from './command.ts'

const help = `Usage: npm run ops -- photographs FOLDER

Takes in the photographs of FOLDER (JPEG, PNG, GIF, WebP, BMP) and prints the address of each, one on a line after its
name: put it into the url column of images.csv (docs/inventory-format.md). They are turned upright and made again
without what the camera wrote into them; the files of FOLDER stay as they are. The same file twice is one photograph.`

export const photographsCommand: Command = {
  name: 'photographs',
  about: 'take in photographs for the images of an import',
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
    const shelf = openMedia({ db, places, dataDir: settings.dataDir, s3Url: settings.S3_URL, now: Date.now })
    let refused = 0
    for await (const { name, address } of takeFolder(shelf, folder)) {
      if (address) console.log(`${name}\t${address}`)
      else console.error(`${name}: not a photograph that can be read`)
      refused += address ? 0 : 1
    }
    // Hotels that already referenced one of them show it now.
    await transaction(db, recordChangeOfEverything)
    await announceChanges(db)
    return refused > 0 ? 1 : 0
  },
}
