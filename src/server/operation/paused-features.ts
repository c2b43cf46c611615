import type { PausableFeature } from '#domain/pausable-features.ts'
import { cacheFor } from '../cache/cache-for.ts'
import type { Db } from '../db/database.ts'
import { type PausedFeature, readPaused } from './paused-store.ts'

/** The paused features as a process knows them; a change is noticed within this time. */
const freshFor = 5_000

export const openPausedFeatures = ({ db, now }: { db: Db; now: () => number }) =>
  cacheFor({
    read: async (): Promise<ReadonlySet<PausableFeature>> =>
      new Set((await readPaused(db)).map(({ feature }) => feature)),
    freshFor,
    now,
  })

export const listPaused = (db: Db): Promise<readonly PausedFeature[]> => readPaused(db)
