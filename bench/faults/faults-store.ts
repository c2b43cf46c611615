import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '#server/db/database.ts'

/** Removes all restrictions, so that only stock limits bookings. */
export const openForAll = (db: Db) => db`delete from restrictions`

export const postmasterOf = (home: string) =>
  Number(readFileSync(join(home, 'cluster/postmaster.pid'), 'utf8').split('\n', 1)[0])
