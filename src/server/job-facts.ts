import type { Db } from './db/database.ts'
import { guestFeatures } from './guest-features.ts'
import type { Facts } from './jobs/tasks.ts'
import { openFiles } from './media/open-files.ts'
import { openPostOffice } from './messages/post-office.ts'
import { openSecret } from './secret.ts'
import type { Settings } from './settings.ts'

type Options = { db: Db; settings: Settings; clock: () => number }

/** What the background work knows: the same in the server's process and in one of its own. */
export const jobFacts = ({ db, settings, clock }: Options): Facts => ({
  db,
  clock,
  files: openFiles({ dataDir: settings.dataDir, s3Url: settings.S3_URL }),
  ratesUrl: settings.RATES_URL,
  office: openPostOffice(settings, openSecret(settings)),
  features: guestFeatures,
})
