import { join } from 'node:path'
import sharp from 'sharp'
import { createLoadingCache } from '../cache/loading-cache.ts'
import { createLimit } from '../concurrency/limit.ts'
import { createDiskCache } from './disk-cache.ts'
import type { MediaContext } from './drawings.ts'
import type { DrawnPicture } from './drawn-picture.ts'
import { openFiles } from './open-files.ts'
import { TooBusy } from './too-busy.ts'

const megabyte = 1024 * 1024
const defaults = { memoryBytes: 48 * megabyte, diskBytes: 512 * megabyte, atOnce: 2, mostWaiting: 64 }

type Options = MediaContext & {
  dataDir: string
  s3Url?: string | undefined
  QUIET?: boolean
  now: () => number
} & Partial<typeof defaults>

/** The parts that serve pictures, with their limits: memory for drawings, disk for rasters, concurrent rendering. */
export function openMedia({ db, places, dataDir, s3Url, QUIET = false, now, ...bounds }: Options) {
  const { memoryBytes, diskBytes, atOnce, mostWaiting } = { ...defaults, ...bounds }
  // The queue limits concurrency; each job of libvips uses one thread and no cache.
  sharp.concurrency(1)
  sharp.cache(false)
  return {
    db,
    places,
    drawings: createLoadingCache<DrawnPicture>({
      maxBytes: memoryBytes,
      sizeOf: ({ br }) => br.length + 200,
    }),
    files: openFiles({ dataDir, s3Url, QUIET }),
    cache: createDiskCache({ folder: join(dataDir, 'cache', 'pictures'), maxBytes: diskBytes, now }),
    queue: createLimit({ atOnce, mostWaiting, whenFull: () => new TooBusy() }),
  }
}
export type Media = ReturnType<typeof openMedia>
