import type { Promotion } from '#domain/order/promotions.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import { type Pool, transaction } from '../db/database.ts'
import { baseDateOf } from './calendar-days.ts'
import {
  analyseCatalogue,
  beginCatalogue,
  type CatalogueState,
  emptyInventory,
  finishCatalogue,
  readCatalogue,
  storeBatch,
  underCatalogueLock,
} from './catalogue-store.ts'
import type { HotelBatch } from './hotel-batch.ts'
import type { Progress } from './progress-bar.ts'
import { announceChanges } from './record-changes.ts'
import { recountHotels } from './recount-hotels.ts'

/** The source of hotels, and how many it has. */
export type Filling = {
  readonly seed: number
  readonly hotels: number
  readonly madeOn: PlainDate
  readonly promotions: readonly Promotion[]
  /** Batches that are not stored yet. */
  readonly batches: (rest: CatalogueState & { base: PlainDate }) => AsyncIterable<HotelBatch>
  readonly progress?: Progress | undefined
}

/**
 * Fills an empty database, or continues a filling that was interrupted. Each batch is stored in one transaction; an
 * interrupted batch is made again.
 */
export function fillInventory(db: Pool, filling: Filling): Promise<'filled' | 'kept'> {
  return underCatalogueLock(db, async () => {
    const known = await readCatalogue(db)
    if (known?.state === 'ready' || (!known && filling.hotels === 0)) return 'kept'
    if (!known) await transaction(db, (tx) => beginCatalogue(tx, filling))
    await fillRest(db, filling)
    return 'filled'
  })
}

/** Deletes the inventory and fills it again. */
export function refillInventory(db: Pool, filling: Filling): Promise<void> {
  return underCatalogueLock(db, async () => {
    await transaction(db, async (tx) => {
      await emptyInventory(tx)
      await beginCatalogue(tx, filling)
    })
    await fillRest(db, filling)
  })
}

async function fillRest(db: Pool, { batches, progress = () => {} }: Filling) {
  const state = (await readCatalogue(db))!
  let done = state.filled
  progress(done, state.hotels)
  for await (const batch of batches({ ...state, base: baseDateOf(state.madeOn) })) {
    done += batch.hotels
    await transaction(db, (tx) => storeBatch(tx, batch, done))
    progress(done, state.hotels)
  }
  await transaction(db, (tx) => finishCatalogue(tx))
  await analyseCatalogue(db)
  await transaction(db, recountHotels)
  await announceChanges(db)
}
