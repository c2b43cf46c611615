import { type Actor, actorName } from '#domain/actor.ts'
import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../db/database.ts'

export type PayoutState = 'requested' | 'paid' | 'refused'
export type PayoutRow = {
  readonly id: Id
  readonly agentId: Id
  readonly amount: number
  readonly destination: string
  readonly state: PayoutState
  readonly requestedAt: number
  readonly decidedAt: number | null
  readonly note: string | null
  readonly orders: number
  /** The open or paid batch that it belongs to. */
  readonly batchId: Id | null
}

export const payoutColumns = (db: Db) => db`
  p.id, p.agent_id as "agentId", p.amount::float8 as amount, p.destination, p.state,
  (extract(epoch from p.requested_at) * 1000)::float8 as "requestedAt",
  (extract(epoch from p.decided_at) * 1000)::float8 as "decidedAt", p.note, p.batch_id as "batchId",
  (select count(*)::int from commissions c where c.payout_id = p.id) as orders`

export const listPayoutsOf = (db: Db, agentId: Id) => db<PayoutRow[]>`
  select ${payoutColumns(db)} from agent_payouts p where p.agent_id = ${agentId} order by p.id desc limit 50`

export const listPayouts = (db: Db, { state, limit }: { state: PayoutState | null; limit: number }) =>
  db<PayoutRow[]>`
    select ${payoutColumns(db)} from agent_payouts p ${state ? db`where p.state = ${state}` : db``}
    order by p.id limit ${limit}`

export async function readPayout(db: Db, id: Id): Promise<PayoutRow | null> {
  const [row] = await db<PayoutRow[]>`select ${payoutColumns(db)} from agent_payouts p where p.id = ${id}`
  return row ?? null
}

type NewPayout = { agentId: Id; amount: number; destination: string; now: number }

export async function insertPayout(tx: Tx, { agentId, amount, destination, now }: NewPayout): Promise<Id> {
  const [row] = await tx<{ id: Id }[]>`
    insert into agent_payouts (agent_id, amount, destination, state, requested_at)
    values (${agentId}, ${amount}, ${destination}, 'requested', ${new Date(now)}) returning id`
  return row!.id
}

type Decided = { id: Id; state: 'paid' | 'refused'; note: string; by: Actor; now: number }

export async function writePayout(tx: Tx, { id, state, note, by, now }: Decided) {
  await tx`
    update agent_payouts set state = ${state}, note = ${note}, decided_at = ${new Date(now)}, decided_by = ${actorName(by)} where id = ${id}`
}

export const blankPayouts = (tx: Tx, agentId: Id) =>
  tx`update agent_payouts set destination = '' where agent_id = ${agentId}`
