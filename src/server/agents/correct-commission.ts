import { randomUUID } from 'node:crypto'
import type { Actor } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Instant } from '#domain/time/zone-time.ts'
import { findIdByNumber } from '../booking/desk/staff-orders.ts'
import { type Db, transaction } from '../db/database.ts'
import { lockCommissions, reduceTo } from './change-commission.ts'
import { lockAgentAccounts, postCommission, readBalances } from './commission-ledger.ts'
import { readAgent } from './store.ts'

type Correction = { agentId: Id; amount: number; reason: string; by: Actor; now: Instant }

/** Staff adds to the earned commission or deducts from it, at most to zero, as a ledger entry with a reason. */
export function correctCommission(db: Db, { agentId, amount, reason, by, now }: Correction) {
  return transaction(db, async (tx) => {
    if (!(await readAgent(tx, agentId))) return refuse('not_found' as const)
    await lockAgentAccounts(tx, [agentId])
    const { earned } = await readBalances(tx, agentId)
    if (earned + amount < 0) return refuse('not_enough' as const)
    await postCommission(tx, {
      agentId,
      key: `corrected:${randomUUID()}`,
      kind: 'corrected',
      note: reason,
      by,
      moves: { earned: amount },
      now,
    })
    return ok(earned + amount)
  })
}

/** Reverses all commission of an order, even after a payout. */
export function reverseOrder(
  db: Db,
  { number, reason, by, now }: { number: string; reason: string; by: Actor; now: Instant },
) {
  return transaction(db, async (tx) => {
    const orderId = await findIdByNumber(tx, number)
    const rows = orderId ? await lockCommissions(tx, orderId) : []
    if (rows.length === 0) return refuse('not_found' as const)
    let reversed = 0
    for (const row of rows) {
      const rooms = row.rooms.map(() => 0)
      reversed += await reduceTo(tx, row, { rooms, key: 'staff', note: reason, by, now })
    }
    return ok(reversed)
  })
}
