import { DEFAULT_SEED, rebuildCatalogue } from '#server/demo-loader/fill-catalogue.ts'
import { progressBar } from '#server/inventory/progress-bar.ts'
import { type Command, readOptions } from './command.ts'

const help = `Usage: npm run ops -- catalogue [--hotels N] [--seed S]

Throws the inventory away and fills the demonstration catalogue anew.

  --hotels N  how many hotels (default: the setting DEMO_HOTELS)
  --seed S    another seed gives another catalogue, the same seed the same (default: ${DEFAULT_SEED})

Refused while orders name a hotel. Stop the site first, or restart it afterwards.`

export const catalogueCommand: Command = {
  name: 'catalogue',
  about: 'fill the demonstration catalogue anew',
  help,
  run: async (words, { settings: read, open }) => {
    const options = readOptions({
      args: words,
      options: { hotels: { type: 'string' }, seed: { type: 'string' } },
    })
    const settings = read()
    const hotels = options.ok ? Number(options.values.hotels ?? settings.DEMO_HOTELS) : Number.NaN
    const seed = options.ok ? Number(options.values.seed ?? DEFAULT_SEED) : Number.NaN
    if (!isCount(hotels, 1_000_000) || !isCount(seed, 2_147_483_647)) {
      console.error(
        options.ok
          ? '--hotels must be a whole number up to 1000000, --seed one up to 2147483647.'
          : options.sentence,
      )
      return 2
    }
    if (!settings.local && !settings.DEMO) {
      console.error(
        'PUBLIC_URL is a public address: invented hotels are for a demonstration, which says DEMO=1.',
      )
      return 1
    }
    const context = await open()
    const bar = progressBar('Filling', { unit: 'hotels', out: process.stderr, now: Date.now })
    try {
      await rebuildCatalogue(context.db, { hotels, seed, now: Date.now(), progress: bar.show })
    } catch (error) {
      if ((error as { code?: string }).code !== '23503') throw error
      console.error('Orders name hotels of this inventory: it cannot be thrown away. Nothing was changed.')
      return 1
    }
    bar.end()
    console.log(`${hotels.toLocaleString('en')} hotels from seed ${seed}.`)
    return 0
  },
}

const isCount = (value: number, most: number) => Number.isInteger(value) && value >= 0 && value <= most
