import { join } from 'node:path'
import { openBucket } from './bucket.ts'
import { type FileStore, openFolder } from './file-store.ts'

/** A folder on this machine, or a bucket that machines share. */
export const openFiles = ({ dataDir, s3Url }: { dataDir: string; s3Url?: string | undefined }): FileStore =>
  s3Url ? openBucket(s3Url) : openFolder(join(dataDir, 'files'))
