import type { Id } from '#domain/id.ts'
import type { PriceSample } from '#domain/price/price-level.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Db, Tx } from '../db/database.ts'
import type { SampledNights } from '../search/sample-nights.ts'

const rowsAtOnce = 1_000

/** One row for each hotel and day; a repetition replaces it. */
export async function writeSamples(tx: Tx, day: PlainDate, sampled: readonly SampledNights[]) {
  for (let from = 0; from < sampled.length; from += rowsAtOnce) {
    const rows = sampled.slice(from, from + rowsAtOnce)
    await tx`
      insert into price_samples (hotel_id, day, currency, totals)
      select hotel, ${day}, currency, totals
      from jsonb_to_recordset(${tx.json(rows as never)}) as row (hotel bigint, currency text, totals bigint[])
      on conflict (hotel_id, day) do update set currency = excluded.currency, totals = excluded.totals`
  }
}

/** Oldest first, in the currency in which the hotel sells now. */
export const readSamples = (
  db: Db,
  { hotel, currency, since }: { hotel: Id; currency: string; since: PlainDate },
) =>
  db<PriceSample[]>`
    select day::text as day, totals::float8[] as totals from price_samples
    where hotel_id = ${hotel} and currency = ${currency} and day >= ${since}
    order by day limit 100`

const daysAtOnce = 3

/** Deletes the oldest days, a few at a time. */
export async function purgeSamples(db: Db, before: PlainDate) {
  await db`
    delete from price_samples where day in (
      select distinct day from price_samples where day < ${before} order by day limit ${daysAtOnce})`
}
