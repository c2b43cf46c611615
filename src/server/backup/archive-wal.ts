import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findEmbedded } from '../db/embedded.ts'
import { ownerFor, privateFolder } from '../db/embedded-places.ts'
import type { Settings } from '../settings.ts'
import { walFile, walFolder } from './backup-folder.ts'
import { writeSealed } from './seal-stream.ts'

type Place = Pick<Settings, 'dataDir' | 'dataDirChosen'>

const homeOf = ({ dataDir, dataDirChosen }: Place) => findEmbedded({ dataDir, chosen: dataDirChosen }).home

/** The folder in which the embedded database puts completed WAL segments. */
export const spoolOf = (place: Place) => join(homeOf(place), 'wal-spool')

const quoted = (path: string) => `'${path.replaceAll("'", "'\\''").replaceAll('%', '%%')}'`

/** Segments are completed after half a minute, so that with the interval below at most a minute is lost. */
const segmentSeconds = 30
const shippingMs = 10_000

/**
 * Settings of the embedded server that copy completed segments to the spool. The copy is plain, because the server's
 * user does not know the key; a process of the site encrypts it.
 */
export function archiveSettings(place: Place): string[] {
  const spool = spoolOf(place)
  mkdirSync(homeOf(place), { recursive: true })
  privateFolder(spool, ownerFor(join(homeOf(place), 'cluster')))
  const target = `${quoted(spool)}/%f`
  return [
    'archive_mode=on',
    `archive_timeout=${segmentSeconds}`,
    `archive_command=cp %p ${target}.part && sync ${target}.part && mv ${target}.part ${target}`,
  ]
}

/** Encrypts the segments of the spool into the folder of backups; returns how many. */
export async function shipWal(
  place: Place,
  { folder, key }: { folder: string; key: string },
): Promise<number> {
  const spool = spoolOf(place)
  if (!existsSync(spool)) return 0
  mkdirSync(walFolder(folder), { recursive: true, mode: 0o700 })
  const names = readdirSync(spool)
    .filter((name) => !name.endsWith('.part'))
    .sort()
  for (const name of names) {
    // Another process may have shipped it meanwhile.
    const bytes = await readFile(join(spool, name)).catch(() => null)
    if (!bytes) continue
    await writeSealed(walFile(folder, name), [bytes], key)
    await rm(join(spool, name), { force: true })
  }
  return names.length
}

type Log = { error: (facts: object, text: string) => void }

/** Ships every ten seconds until stopped, and once more then. */
export function startShipping(place: Place, target: { folder: string; key: string }, log: Log) {
  let shipping: Promise<unknown> = Promise.resolve()
  const ship = () =>
    shipWal(place, target).catch((err: unknown) => log.error({ err }, 'WAL could not be added to the backup'))
  const timer = setInterval(() => {
    shipping = shipping.then(ship)
  }, shippingMs).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await shipping
      await ship()
    },
  }
}
