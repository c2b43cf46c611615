import type { Id } from '#domain/id.ts'
import type { BatchState } from '#domain/loyalty/payout-batch.ts'
import type { Db, Tx } from '../../db/database.ts'
import { type PayoutRow, payoutColumns } from '../payout-store.ts'

export type BatchRow = {
  readonly id: Id
  readonly state: BatchState
  readonly proposedBy: Id
  readonly proposedByName: string
  readonly proposedAt: Date
  readonly approvedByName: string | null
  readonly approvedAt: Date | null
  readonly endedByName: string | null
  readonly endedAt: Date | null
  readonly reference: string | null
}

const columns = (db: Db) => db`
  id, state, proposed_by as "proposedBy", proposed_by_name as "proposedByName", proposed_at as "proposedAt",
  approved_by_name as "approvedByName", approved_at as "approvedAt", ended_by_name as "endedByName",
  ended_at as "endedAt", reference`

/** Open ones first, then the newest. */
export const listBatches = (db: Db, limit: number) => db<BatchRow[]>`
  select ${columns(db)} from agent_payout_batches
  order by state in ('proposed', 'approved') desc, id desc limit ${limit}`

export async function readBatch(db: Db, id: Id): Promise<BatchRow | null> {
  const [row] = await db<BatchRow[]>`select ${columns(db)} from agent_payout_batches where id = ${id}`
  return row ?? null
}

export async function lockBatch(tx: Tx, id: Id): Promise<BatchRow | null> {
  const [row] = await tx<
    BatchRow[]
  >`select ${columns(tx)} from agent_payout_batches where id = ${id} for update`
  return row ?? null
}

type Member = { readonly staffId: Id; readonly name: string; readonly at: Date }

export async function insertBatch(tx: Tx, { staffId, name, at }: Member): Promise<Id> {
  const [row] = await tx<{ id: Id }[]>`
    insert into agent_payout_batches (state, proposed_by, proposed_by_name, proposed_at)
    values ('proposed', ${staffId}, ${name}, ${at}) returning id`
  return row!.id
}

export const writeApproval = (tx: Tx, id: Id, { staffId, name, at }: Member) => tx`
  update agent_payout_batches set state = 'approved', approved_by = ${staffId}, approved_by_name = ${name},
    approved_at = ${at}
  where id = ${id}`

type Ending = Omit<Member, 'staffId'> & {
  readonly state: 'paid' | 'cancelled'
  readonly reference: string | null
}

export const writeEnding = (tx: Tx, id: Id, { state, name, at, reference }: Ending) => tx`
  update agent_payout_batches set state = ${state}, ended_by_name = ${name}, ended_at = ${at}, reference = ${reference}
  where id = ${id}`

export const payoutsOfBatches = (db: Db, ids: readonly Id[]) => db<PayoutRow[]>`
  select ${payoutColumns(db)} from agent_payouts p where p.batch_id = any(${[...ids]}::bigint[])
  order by p.id limit 20000`

export const readPayoutsOf = (db: Db, ids: readonly Id[]) => db<PayoutRow[]>`
  select ${payoutColumns(db)} from agent_payouts p where p.id = any(${[...ids]}::bigint[]) order by p.id limit 1000`

export const joinBatch = (tx: Tx, ids: readonly Id[], batch: Id) =>
  tx`update agent_payouts set batch_id = ${batch} where id = any(${[...ids]}::bigint[])`

export const leaveBatch = (tx: Tx, batch: Id) =>
  tx`update agent_payouts set batch_id = null where batch_id = ${batch}`
