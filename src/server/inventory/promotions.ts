import { isDeepStrictEqual } from 'node:util'
import { ok, refuse } from '#domain/result.ts'
import { recordAudit, type Trace } from '../audit/record-audit.ts'
import { type Db, type Pool, type Tx, transaction } from '../db/database.ts'
import {
  addPromotion,
  endPromotion,
  givenBy,
  listPromotionRows,
  lockPromotionRow,
  type PromotionRow,
  type PromotionSummary,
  readPromotion,
  updatePromotion,
  usesByWeek,
} from './promotion-store.ts'

export type { PromotionRow, PromotionSummary } from './promotion-store.ts'

type PromotionState = 'running' | 'coming' | 'over' | 'used_up'

export function promotionState(promotion: PromotionSummary, now: number): PromotionState {
  if (now >= promotion.until) return 'over'
  if (promotion.usesInAll !== null && promotion.used >= promotion.usesInAll) return 'used_up'
  return now < promotion.from ? 'coming' : 'running'
}

export const findPromotion = (db: Db, code: string) => readPromotion(db, code)

const weeksShown = 12

/** A promotion, the orders that used it by week, and the sum of their discounts in fen of CNY. */
export async function promotionUse(db: Db, code: string) {
  const promotion = await readPromotion(db, code)
  if (!promotion) return null
  return { promotion, weeks: await usesByWeek(db, code, weeksShown), given: await givenBy(db, code) }
}

/** Every promotion, the newest first, with its uses so far. */
export const listPromotions = (db: Db, limit: number) => listPromotionRows(db, limit)

/** No new order can use the promotion; orders that did keep their price. */
export const stopPromotion = (db: Pool, stopping: Stopping, trace: Trace) =>
  transaction(db, (tx) => stopPromotionIn(tx, stopping, trace))

type Stopping = { code: string; reason: string | undefined; now: number }

export async function stopPromotionIn(tx: Tx, { code, reason, now }: Stopping, trace: Trace) {
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
}

type Saving = { row: PromotionRow; before: PromotionRow | null; now: number }

/** Adds a code, or changes one whose terms are still those that the member saw. Orders keep what they agreed. */
export async function savePromotion(tx: Tx, { row, before, now }: Saving, trace: Trace) {
  if (before) {
    await lockPromotionRow(tx, row.code)
    const stored = await readPromotion(tx, row.code)
    if (!stored || !isDeepStrictEqual(auditedTerms(stored), auditedTerms(before)))
      return refuse('changed_meanwhile')
    await updatePromotion(tx, row)
  } else if (!(await addPromotion(tx, row))) return refuse('code_taken')
  await recordAudit(tx, trace, {
    action: before ? 'promotion_changed' : 'promotion_added',
    object: { kind: 'promotion', id: row.code, name: row.code },
    ...(before ? { before: auditedTerms(before) } : {}),
    after: auditedTerms(row),
    now,
  })
  return ok({ code: row.code })
}

const auditedTerms = ({ from, until, ...row }: PromotionRow) => ({
  of: row.of,
  value: row.value,
  currency: row.currency,
  from: new Date(from).toISOString(),
  until: new Date(until).toISOString(),
  min_nights: row.minNights,
  uses_per_account: row.usesPerAccount,
  uses_in_all: row.usesInAll,
})
