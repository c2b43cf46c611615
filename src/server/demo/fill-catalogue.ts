import { samplePromotions } from '#demo/promotions.ts'
import { dateIn } from '#domain/zone-time.ts'
import { type Pool, transaction } from '../db/database.ts'
import { baseDateOf } from '../inventory/calendar-days.ts'
import {
  analyseCatalogue,
  beginCatalogue,
  type CatalogueState,
  emptyInventory,
  finishCatalogue,
  readCatalogue,
  storeBatch,
  underCatalogueLock,
} from '../inventory/catalogue-store.ts'
import type { Progress } from '../inventory/progress-bar.ts'
import { announceChanges } from '../inventory/record-changes.ts'
import { recountHotels } from '../inventory/recount-hotels.ts'
import { demoBatches } from './demo-batches.ts'

export const DEFAULT_SEED = 1
const batchHotels = 300

type Options = { hotels: number; seed?: number; now: number; progress?: Progress; batch?: number }

/**
 * Fills an empty database with the demonstration catalogue, or goes on with a filling that was cut short. Stored batch
 * by batch, each whole or not at all; the batch it stopped at is simply made again.
 */
export function fillCatalogue(db: Pool, options: Options): Promise<'filled' | 'kept'> {
  return underCatalogueLock(db, async () => {
    const known = await readCatalogue(db)
    if (known?.state === 'ready' || (!known && options.hotels === 0)) return 'kept'
    const state = known ?? (await begun(db, options))
    await fillRest(db, state, options)
    return 'filled'
  })
}

/** Throws the inventory away and makes another. */
export function rebuildCatalogue(db: Pool, options: Options): Promise<void> {
  return underCatalogueLock(db, async () => {
    await transaction(db, async (tx) => {
      await emptyInventory(tx)
      await begin(tx, options)
    })
    await fillRest(db, (await readCatalogue(db))!, options)
  })
}

async function begun(db: Pool, options: Options): Promise<CatalogueState> {
  await transaction(db, (tx) => begin(tx, options))
  return (await readCatalogue(db))!
}

function begin(tx: Parameters<typeof beginCatalogue>[0], { hotels, seed = DEFAULT_SEED, now }: Options) {
  const madeOn = dateIn('UTC', now)
  return beginCatalogue(tx, { seed, hotels, madeOn }, samplePromotions(Date.parse(madeOn)))
}

async function fillRest(
  db: Pool,
  state: CatalogueState,
  { progress = () => {}, batch = batchHotels }: Options,
) {
  const { hotels, filled, madeOn, seed } = state
  const base = baseDateOf(madeOn)
  let done = filled
  progress(done, hotels)
  for await (const some of demoBatches({ seed, hotels, filled, madeOn, base, size: batch })) {
    done += some.hotels
    await transaction(db, (tx) => storeBatch(tx, some, done))
    progress(done, hotels)
  }
  await transaction(db, (tx) => finishCatalogue(tx))
  await analyseCatalogue(db)
  await transaction(db, recountHotels)
  await announceChanges(db)
}
