import { DEFAULT_SEED, rebuildCatalogue } from '#server/demo-loader/fill-catalogue.ts'
import { progressBar } from '#server/inventory/progress-bar.ts'
import { type Command, readOptions } from './command.ts'

const help = `Usage: npm run ops -- catalogue [--hotels N] [--seed S]

Deletes the inventory and generates the demonstration catalogue.

  --hotels N  number of hotels (default: the setting DEMO_HOTELS)
  --seed S    seed of the generator; the same seed gives the same catalogue (default: ${DEFAULT_SEED})

Refused while orders reference a hotel. Stop the site first, or restart it afterwards.`

export const catalogueCommand: Command = {
  name: 'catalogue',
  about: 'generate the demonstration catalogue',
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
      console.error('PUBLIC_URL is a public address: generated hotels require DEMO=1.')
      return 1
    }
    const context = await open()
    const bar = progressBar('Filling', { unit: 'hotels', out: process.stderr, now: Date.now })
    try {
      await rebuildCatalogue(context.db, { hotels, seed, now: Date.now(), progress: bar.show })
    } catch (error) {
      if ((error as { code?: string }).code !== '23503') throw error
      console.error(
        'Orders reference hotels of this inventory, so it cannot be deleted. Nothing was changed.',
      )
      return 1
    }
    bar.end()
    console.log(`${hotels.toLocaleString('en')} hotels from seed ${seed}.`)
    return 0
  },
}

const isCount = (value: number, most: number) => Number.isInteger(value) && value >= 0 && value <= most
