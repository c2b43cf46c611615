import { spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEGABYTES = 3_000

export type SmallDisk = { folder: string; fill: () => void; free: () => void; close: () => void }

/** A disk in memory that can be filled; null where this user may not mount one. */
export function mountSmallDisk(): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder])
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true })
    return null
  }
  // PostgreSQL may run as another user.
  chmodSync(folder, 0o755)
  const filling = join(folder, 'filling')
  return {
    folder,
    fill: () => {
      const file = openSync(filling, 'a')
      try {
        for (let left = MEGABYTES; left > 0; left--) writeSync(file, Buffer.alloc(1024 * 1024))
      } catch (error) {
        if ((error as { code?: unknown }).code !== 'ENOSPC') throw error
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(filling, { force: true }),
    close: () => {
      spawnSync('umount', [folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
