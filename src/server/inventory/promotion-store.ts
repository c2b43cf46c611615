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
  select code, "of", value::float8 as value, currency, (extract(epoch from booked_from) * 1000)::float8 as from,
    (extract(epoch from booked_until) * 1000)::float8 as until, min_nights as "minNights",
    uses_per_account as "usesPerAccount", uses_in_all as "usesInAll",
    (select count(*)::int from promotion_uses where promotion_uses.code = promotions.code) as used
  from promotions order by booked_until desc, code limit ${limit}`

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
