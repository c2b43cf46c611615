import type { Db } from '../db/database.ts'
import { readUndelivered, type UndeliveredMessage } from './store.ts'

/** Messages that could not be delivered, the newest first. */
export const listUndelivered = (db: Db): Promise<readonly UndeliveredMessage[]> => readUndelivered(db)
