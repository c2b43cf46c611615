import { samplePromotions } from '#demo/rates/promotions.ts'
import { dateIn } from '#domain/time/zone-time.ts'
import type { Pool } from '../db/database.ts'
import { type Filling, fillInventory, refillInventory } from '../inventory/fill-inventory.ts'
import type { Progress } from '../inventory/progress-bar.ts'
import { demoBatches } from './demo-batches.ts'

export const DEFAULT_SEED = 1
const batchHotels = 300

type Options = { hotels: number; seed?: number; now: number; progress?: Progress; batch?: number }

/** Fills an empty database with the hotels of the demonstration. */
export const fillCatalogue = (db: Pool, options: Options) => fillInventory(db, demonstration(options))

/** Deletes the inventory and generates another. */
export const rebuildCatalogue = (db: Pool, options: Options) => refillInventory(db, demonstration(options))

function demonstration({
  hotels,
  seed = DEFAULT_SEED,
  now,
  progress,
  batch = batchHotels,
}: Options): Filling {
  const madeOn = dateIn('UTC', now)
  return {
    seed,
    hotels,
    madeOn,
    promotions: samplePromotions(Date.parse(madeOn)),
    batches: (rest) => demoBatches({ ...rest, size: batch }),
    progress,
  }
}
