import type { RateTable } from '#domain/money/exchange.ts'
import type { Db } from '../db/database.ts'

export async function readNewestRates(db: Db): Promise<RateTable | null> {
  const [row] = await db<Required<RateTable>[]>`
    select date::text as date, base, rates, held_back as "heldBack" from exchange_rates order by date desc limit 1`
  if (!row) return null
  const { heldBack, ...table } = row
  return Object.keys(heldBack).length > 0 ? row : table
}

/** Deletes later copies of a table. */
export const dropRates = (db: Db, { rates, after }: { rates: RateTable['rates']; after: string }) => db`
  delete from exchange_rates where rates = ${db.json(rates)} and date > ${after}`

export async function storeRates(db: Db, { date, base, rates, heldBack = {} }: RateTable, now: number) {
  await db`
    insert into exchange_rates (date, base, rates, held_back, fetched_at)
    values (${date}, ${base}, ${db.json(rates)}, ${db.json(heldBack)}, ${new Date(now)})
    on conflict (date) do update set base = excluded.base, rates = excluded.rates, held_back = excluded.held_back, fetched_at = excluded.fetched_at`
}
