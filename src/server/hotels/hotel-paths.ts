import type { Db } from '../db/database.ts'
import { countOpenHotels, findOpenHotels } from './store.ts'

/** Paths of all open hotels, in slices. */
export const hotelPaths = (db: Db) => ({
  count: () => countOpenHotels(db),
  paths: async (from: number, to: number) =>
    (await findOpenHotels(db, from, to - from)).map(({ id }) => `/hotels/${id}`),
})
