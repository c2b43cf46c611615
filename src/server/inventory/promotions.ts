import { ok, refuse } from '#domain/result.ts'
import { recordAudit, type Trace } from '../audit/record-audit.ts'
import { type Db, type Pool, transaction } from '../db/database.ts'
import { endPromotion, listPromotionRows, type PromotionSummary } from './promotion-store.ts'

export type { PromotionSummary } from './promotion-store.ts'

export const promotionStates = ['running', 'coming', 'over', 'used_up'] as const
export type PromotionState = (typeof promotionStates)[number]

export function promotionState(promotion: PromotionSummary, now: number): PromotionState {
  if (now >= promotion.until) return 'over'
  if (promotion.usesInAll !== null && promotion.used >= promotion.usesInAll) return 'used_up'
  return now < promotion.from ? 'coming' : 'running'
}

/** Every promotion, the newest first, with its uses so far. */
export const listPromotions = (db: Db, limit: number) => listPromotionRows(db, limit)

/** No new order can use the promotion; orders that did keep their price. */
export function stopPromotion(
  db: Pool,
  { code, reason, now }: { code: string; reason: string | undefined; now: number },
  trace: Trace,
) {
  return transaction(db, async (tx) => {
    const stopped = await endPromotion(tx, code, now)
    if (!stopped) return refuse('not_found')
    if (stopped.until <= now) return refuse('already_decided')
    await recordAudit(tx, trace, {
      action: 'promotion_stopped',
      object: { kind: 'promotion', id: code, name: code },
      before: { until: new Date(stopped.until).toISOString() },
      after: { until: new Date(now).toISOString() },
      reason,
      now,
    })
    return ok({ code })
  })
}
