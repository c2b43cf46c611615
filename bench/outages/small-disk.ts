import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEGABYTES = 3_000

export type SmallDisk = { folder: string; fill: () => Promise<void>; free: () => void; close: () => void }

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
    fill: async () => {
      const file = await open(filling, 'a')
      try {
        const zeros = Buffer.alloc(1024 * 1024)
        for (let left = MEGABYTES; left > 0; left--) await file.write(zeros)
      } catch (error) {
        if ((error as { code?: unknown }).code !== 'ENOSPC') throw error
      } finally {
        await file.close()
      }
    },
    free: () => rmSync(filling, { force: true }),
    close: () => {
      spawnSync('umount', [folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
