import { openDatabase } from '#server/db/database.ts'
import { findEmbedded } from '#server/db/embedded.ts'
import { CannotStart } from '#server/db/embedded-places.ts'
import { isMigrated } from '#server/db/migrate.ts'
import { whyUnusable } from '#server/db/why-unusable.ts'
import { nameOfConnection } from '#server/settings/connection-url.ts'
import type { Settings } from '#server/settings.ts'
import { type Opened, prepareDatabase } from '#server/startup/prepare-database.ts'

/** Opens the configured database and prints its name. A missing database is created only on request. */
export async function openNamed(settings: Settings, { create }: { create: boolean }): Promise<Opened> {
  const { dataDir, dataDirChosen: chosen, DATABASE_URL, DATABASE_DIRECT_URL } = settings
  const { home, exists } = DATABASE_URL
    ? await lookAt(DATABASE_DIRECT_URL ?? DATABASE_URL)
    : findEmbedded({ dataDir, chosen })
  if (!exists && !create)
    throw new CannotStart(
      `There is no database of this site at ${home} yet. Check DATA_DIR and DATABASE_URL, or add --create to create it.`,
    )
  console.error(`Database: ${home}${exists ? '' : ' (new)'}`)
  return prepareDatabase(settings)
}

/** The name has no password. Connection errors are reported when the database is opened. */
async function lookAt(url: string): Promise<{ home: string; exists: boolean }> {
  const db = openDatabase(url, { max: 1 })
  try {
    const isReached = (await whyUnusable(db)) === null
    return { home: nameOfConnection(url), exists: !isReached || (await isMigrated(db)) }
  } finally {
    await db.end({ timeout: 1 })
  }
}
