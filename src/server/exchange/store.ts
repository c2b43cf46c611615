import type { RateTable } from '#domain/exchange.ts'
import type { Db } from '../db/database.ts'

export async function readNewestRates(db: Db): Promise<RateTable | null> {
  const [row] = await db<
    RateTable[]
  >`select date::text as date, base, rates from exchange_rates order by date desc limit 1`
  return row ?? null
}

/** Later copies of a table. */
export const dropRates = (db: Db, { rates, after }: { rates: RateTable['rates']; after: string }) => db`
  delete from exchange_rates where rates = ${db.json(rates)} and date > ${after}`

export async function storeRates(db: Db, { date, base, rates }: RateTable, now: number) {
  await db`
    insert into exchange_rates (date, base, rates, fetched_at)
    values (${date}, ${base}, ${db.json(rates)}, ${new Date(now)})
    on conflict (date) do update set base = excluded.base, rates = excluded.rates, fetched_at = excluded.fetched_at`
}
