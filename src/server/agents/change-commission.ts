import type { Actor } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import { nextCommissionStates } from '#domain/loyalty/commission.ts'
import type { Instant } from '#domain/time/zone-time.ts'
import type { Tx } from '../db/database.ts'
import { lockAgentAccounts, postCommission } from './commission-ledger.ts'
import { type CommissionRow, commissionsOfOrder, writeBase, writeCommission } from './commission-store.ts'

const sumOf = (rooms: readonly number[]) => rooms.reduce((sum, amount) => sum + amount, 0)

/** The commissions of an order, with the ledger accounts of their agents locked. */
export async function lockCommissions(tx: Tx, orderId: Id): Promise<CommissionRow[]> {
  const found = await commissionsOfOrder(tx, orderId)
  if (found.length === 0) return []
  await lockAgentAccounts(
    tx,
    found.map(({ agentId }) => agentId),
  )
  return commissionsOfOrder(tx, orderId)
}

/** The order is secured, so the agent sees its commission from now on. */
export async function makePending(tx: Tx, row: CommissionRow, now: Instant) {
  if (row.state !== 'held') return
  const { orderId, agentId, rooms } = row
  const amount = sumOf(rooms)
  await writeCommission(tx, { ...row, state: amount > 0 ? 'pending' : 'reversed', now })
  await postCommission(tx, {
    ...{ agentId, orderId, now },
    key: `pending:${orderId}:${agentId}`,
    kind: 'pending',
    moves: { pending: amount },
  })
}

export async function earn(tx: Tx, row: CommissionRow, now: Instant) {
  if (row.state !== 'pending') return
  const { orderId, agentId } = row
  const amount = sumOf(row.rooms)
  await writeCommission(tx, { ...row, state: 'earned', now })
  await postCommission(tx, {
    ...{ agentId, orderId, now },
    key: `earned:${orderId}:${agentId}`,
    kind: 'earned',
    moves: { pending: 0 - amount, earned: amount },
  })
}

type Reduction = {
  rooms: readonly number[]
  key: string
  note?: string
  by?: Actor
  now: Instant
}

/**
 * Reduces the commission of each room to the given amounts. A reversal after a payout becomes a debt, which the next
 * payout covers.
 */
export async function reduceTo(tx: Tx, row: CommissionRow, { rooms, key, note, by, now }: Reduction) {
  const { orderId, agentId, payoutId } = row
  const amount = sumOf(row.rooms) - sumOf(rooms)
  if (amount <= 0) return 0
  const isGone = sumOf(rooms) === 0
  if (row.state !== 'held' && isGone && !nextCommissionStates[row.state].includes('reversed')) return 0
  const state = row.state !== 'held' && isGone ? 'reversed' : row.state
  const reversed = row.state === 'held' ? row.reversed : row.reversed + amount
  await writeCommission(tx, { ...row, rooms, reversed, state, now })
  if (row.state === 'held') return amount
  const from = row.state === 'pending' ? 'pending' : payoutId === null ? 'earned' : 'owed'
  await postCommission(tx, {
    ...{ agentId, orderId, now },
    key: `reversed:${orderId}:${agentId}:${key}`,
    kind: 'reversed',
    ...(note ? { note } : {}),
    ...(by ? { by } : {}),
    moves: { [from]: 0 - amount },
  })
  return amount
}

type Recalculation = Pick<Reduction, 'rooms' | 'key' | 'now'> & { base: number }

/** The commission of a changed stay, which can also be higher. A reversed one stays reversed. */
export async function recalculate(tx: Tx, row: CommissionRow, { rooms, base, key, now }: Recalculation) {
  if (row.state !== 'pending' && row.state !== 'held') return
  const { orderId, agentId } = row
  await writeBase(tx, { orderId, agentId, base })
  const more = sumOf(rooms) - sumOf(row.rooms)
  if (more < 0) {
    await reduceTo(tx, row, { rooms, key, now })
    return
  }
  await writeCommission(tx, { ...row, rooms, now })
  if (more === 0 || row.state === 'held') return
  await postCommission(tx, {
    ...{ agentId, orderId, now },
    key: `changed:${orderId}:${agentId}:${key}`,
    kind: 'pending',
    moves: { pending: more },
  })
}
