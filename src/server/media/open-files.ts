import { join } from 'node:path'
import { measureCall } from '../telemetry/events.ts'
import { openBucket } from './bucket.ts'
import { type FileStore, openFolder } from './file-store.ts'

type Options = { dataDir: string; s3Url?: string | undefined; QUIET?: boolean }

/** A folder on this machine, or a bucket that machines share. A restored copy does not change the bucket. */
export function openFiles({ dataDir, s3Url, QUIET = false }: Options): FileStore {
  if (!s3Url) return openFolder(join(dataDir, 'files'))
  const bucket = measured(openBucket(s3Url))
  const refuse = async () => {
    throw new Error('QUIET=1: the bucket is not changed.')
  }
  return QUIET ? { ...bucket, put: refuse, remove: refuse } : bucket
}

const measured = ({ put, get, has, remove }: FileStore): FileStore => ({
  put: (name, bytes) => measureCall('s3', () => put(name, bytes)),
  get: (name) => measureCall('s3', () => get(name)),
  has: (name) => measureCall('s3', () => has(name)),
  remove: (name) => measureCall('s3', () => remove(name)),
})
