import type { Db, Tx } from '../db/database.ts'

export type PromotionSummary = {
  readonly code: string
  readonly of: 'percent' | 'amount'
  readonly value: number
  readonly currency: string | null
  readonly from: number
  readonly until: number
  readonly minNights: number
  readonly usesPerAccount: number | null
  readonly usesInAll: number | null
  readonly used: number
}

export const listPromotionRows = (db: Db, limit: number) => db<PromotionSummary[]>`
  ${summaries(db)} order by booked_until desc, code limit ${limit}`

export async function readPromotion(db: Db, code: string): Promise<PromotionSummary | null> {
  const [row] = await db<PromotionSummary[]>`${summaries(db)} where code = ${code}`
  return row ?? null
}

const summaries = (db: Db) => db`
  select code, "of", value::float8 as value, currency, (extract(epoch from booked_from) * 1000)::float8 as from,
    (extract(epoch from booked_until) * 1000)::float8 as until, min_nights as "minNights",
    uses_per_account as "usesPerAccount", uses_in_all as "usesInAll",
    (select count(*)::int from promotion_uses where promotion_uses.code = promotions.code) as used
  from promotions`

/** Ends a promotion that has not ended; returns its former end, or null for an unknown code. */
export async function endPromotion(tx: Tx, code: string, now: number): Promise<{ until: number } | null> {
  const [row] = await tx<{ until: number }[]>`
    select (extract(epoch from booked_until) * 1000)::float8 as until from promotions where code = ${code} for update`
  if (!row) return null
  // A promotion ends after it begins, also one that is stopped before its first day.
  await tx`
    update promotions set booked_from = least(booked_from, ${new Date(now - 1_000)}), booked_until = ${new Date(now)}
    where code = ${code} and booked_until > ${new Date(now)}`
  return row
}

export type PromotionRow = Omit<PromotionSummary, 'used'>

const columnsOf = (row: PromotionRow) => ({
  of: row.of,
  value: row.value,
  currency: row.currency,
  booked_from: new Date(row.from),
  booked_until: new Date(row.until),
  min_nights: row.minNights,
  uses_per_account: row.usesPerAccount,
  uses_in_all: row.usesInAll,
})

/** False if the code exists already. */
export async function addPromotion(tx: Tx, row: PromotionRow): Promise<boolean> {
  const added =
    await tx`insert into promotions ${tx({ code: row.code, ...columnsOf(row) })} on conflict do nothing`
  return added.count === 1
}

export const lockPromotionRow = (tx: Tx, code: string) =>
  tx`select from promotions where code = ${code} for update`

export const updatePromotion = (tx: Tx, row: PromotionRow) =>
  tx`update promotions set ${tx(columnsOf(row))} where code = ${row.code}`

/** The orders that used a code, by week of booking in UTC, newest last. */
export const usesByWeek = (db: Db, code: string, weeks: number) => db<{ from: string; orders: number }[]>`
  select * from (
    select date_trunc('week', used_at at time zone 'UTC')::date::text as "from", count(*)::int as orders
    from promotion_uses where code = ${code} group by 1 order by 1 desc limit ${weeks}
  ) as latest order by 1`

/** The sum of the discounts of all orders that used a code, in fen of CNY at each order's own rate. */
export async function givenBy(db: Db, code: string): Promise<number> {
  const [row] = await db<[{ given: number }]>`
    select coalesce(round(-sum(line.amount * (snapshot #>> '{toCny,numerator}')::numeric
      / (snapshot #>> '{toCny,denominator}')::numeric)), 0)::float8 as given
    from promotion_uses join current_orders on current_orders.id = order_id,
      lateral (select coalesce(sum(found::numeric), 0) as amount
        from jsonb_path_query(snapshot, '$.rooms[*].price.lines[*] ? (@.key == "promotion").amount') as found) as line
    where code = ${code}`
  return row.given
}
