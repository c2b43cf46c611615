import type { Db } from '../../db/database.ts'
import { countUndecided } from './desk-store.ts'

/** Applications and requested payouts that wait for a decision. */
export const countAgentsToDecide = (db: Db): Promise<number> => countUndecided(db)
