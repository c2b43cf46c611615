import type { Db } from '../db/database.ts'
import { openFiles } from '../media/open-files.ts'
import type { Settings } from '../settings.ts'
import type { Facts } from './tasks.ts'

/** What the jobs of a running program work with. */
export const jobFacts = (db: Db, settings: Settings, clock: () => number): Facts => ({
  db,
  clock,
  files: openFiles({ dataDir: settings.dataDir, s3Url: settings.S3_URL }),
  ratesUrl: settings.RATES_URL,
})
