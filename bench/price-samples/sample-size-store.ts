import type { Pool } from '#server/db/database.ts'

export const clearSamples = (db: Pool) => db`truncate price_samples`

/** Rows, and their bytes with the indexes. */
export async function sizeOfSamples(db: Pool): Promise<{ rows: number; bytes: number }> {
  const [row] = await db<{ rows: number; bytes: number }[]>`
    select count(*)::int as rows, pg_total_relation_size('price_samples')::float8 as bytes from price_samples`
  return row!
}
