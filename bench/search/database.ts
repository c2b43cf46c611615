import { createHash } from 'node:crypto'
import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { dateIn } from '#domain/time/zone-time.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { readMigrations } from '#server/db/migrate.ts'
import { rebuildCatalogue } from '#server/demo-loader/fill-catalogue.ts'
import { readCatalogue } from '#server/inventory/catalogue-store.ts'
import { progressBar } from '#server/inventory/progress-bar.ts'
import { openPlaces } from '#server/places/open-places.ts'
import { readSettings } from '#server/settings.ts'
import { prepareDatabase } from '#server/startup/prepare-database.ts'

export const HOTELS = 50_000

/** A dedicated database, reused by later runs: the full catalogue, made this month. */
export async function prepareBenchDatabase() {
  const settings = readSettings({ DATA_DIR: ownFolder() })
  // Tuned as an operator would: all queried data fits in memory.
  const tuned = await startEmbedded({ dataDir: settings.dataDir, settings: ['shared_buffers=1GB'] })
  const database = await prepareDatabase(settings)
  const now = Date.now()
  const today = dateIn('UTC', now)
  const known = await readCatalogue(database.db)
  const fresh = known?.state === 'ready' && known.madeOn.slice(0, 7) === today.slice(0, 7)
  if (!fresh || known.hotels !== HOTELS) {
    const bar = progressBar('Filling the catalogue', { unit: 'hotels', out: process.stderr, now: Date.now })
    await rebuildCatalogue(database.db, { hotels: HOTELS, now, progress: bar.show })
    bar.end()
  }
  const { host, port, user } = database.embedded!
  return {
    db: database.db,
    places: await openPlaces({ db: database.db, now: () => now })(),
    today,
    /** For the measured servers. */
    url: `postgres://${user}@localhost:${port}/lodestar?host=${encodeURIComponent(host)}`,
    close: async () => {
      await database.close()
      await tuned.stop()
    },
  }
}

/** Named after the schema version; databases of other versions are deleted. */
function ownFolder(): string {
  const data = join(import.meta.dirname, '../../.data')
  const hashes = readMigrations().map(({ hash }) => hash)
  const name = `bench-${createHash('sha256').update(hashes.join()).digest('hex').slice(0, 8)}`
  for (const other of globSync('bench*', { cwd: data }))
    if (other !== name) rmSync(join(data, other), { recursive: true, force: true })
  return join(data, name)
}
