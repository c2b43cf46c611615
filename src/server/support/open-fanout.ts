import type { Pool } from '../db/database.ts'
import { createFanout, type Fanout } from './fanout.ts'
import { postgresCarrier } from './postgres-carrier.ts'
import { redisCarrier } from './redis-carrier.ts'

type Options = { db: Pool; redisUrl: string | undefined; log: (error: unknown) => void }

/** Redis if it is configured, else PostgreSQL. */
export const openFanout = ({ db, redisUrl, log }: Options): Fanout =>
  createFanout(redisUrl ? redisCarrier(redisUrl, log) : postgresCarrier(db))
