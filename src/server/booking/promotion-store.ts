import type { Id } from '#domain/id.ts'
import type { Promotion } from '#domain/order/promotions.ts'
import type { Tx } from '../db/database.ts'

type PromotionRow = {
  code: string
  of: 'percent' | 'amount'
  value: number
  currency: string | null
  from: Date
  until: Date
  minNights: number
  usesPerAccount: number | null
  usesInAll: number | null
}

/** Locks the promotion, so that its uses are counted one at a time. */
export async function lockPromotion(tx: Tx, code: string): Promise<Promotion | null> {
  const [row] = await tx<PromotionRow[]>`
    select code, "of", value::float8 as value, currency,
      booked_from as from, booked_until as until, min_nights as "minNights", uses_per_account as "usesPerAccount",
      uses_in_all as "usesInAll"
    from promotions where code = ${code.trim().toUpperCase()} for update`
  if (!row) return null
  const { of, value, currency, from, until, ...limits } = row
  const discount = of === 'percent' ? { of, value } : { of, value, currency: currency! }
  return { ...limits, discount, from: from.getTime(), until: until.getTime() }
}

export async function countUses(tx: Tx, code: string, guestId: Id) {
  const [row] = await tx<{ inAll: number; byAccount: number }[]>`
    select count(*)::int as "inAll", count(*) filter (where account_id = ${guestId})::int as "byAccount"
    from promotion_uses where code = ${code}`
  return row!
}

export const addUse = (tx: Tx, use: { orderId: Id; code: string; guestId: Id; now: number }) => tx`
  insert into promotion_uses (order_id, code, account_id, used_at)
  values (${use.orderId}, ${use.code}, ${use.guestId}, ${new Date(use.now)})`

export const returnUse = (tx: Tx, orderId: Id) => tx`delete from promotion_uses where order_id = ${orderId}`
