import type { Pool } from '../../db/database.ts'

export type ImportContext = {
  readonly db: Pool
  readonly now: () => number
}

export type RunningContext = ImportContext & {
  /** Downloads pictures that the files name by https; implemented by the media feature. */
  readonly fetchPictures: () => Promise<void>
}

export const limits = {
  /** Bytes of all files together. */
  bytes: 20 * 1024 * 1024,
  /** Hotels of an import or of an export. */
  hotels: 500,
  listed: 20,
  faults: 500,
  unnamed: 200,
  changesAtOnce: 50,
  leftOver: 500,
} as const

const day = 86_400_000
export const lives = { files: 7 * day, undo: 30 * day, imports: 90 * day } as const
