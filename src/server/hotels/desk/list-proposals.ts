import type { Db } from '../../db/database.ts'
import { listProposedHotels, type ProposedHotel } from './proposal-store.ts'

/** Hotels with changes of hoteliers that wait for a review. */
export const listProposals = (db: Db, most: number): Promise<readonly ProposedHotel[]> =>
  listProposedHotels(db, most)
