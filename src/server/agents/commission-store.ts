import type { Id } from '#domain/id.ts'
import type { CommissionState } from '#domain/loyalty/commission.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Db, Tx } from '../db/database.ts'

export type CommissionRow = {
  readonly orderId: Id
  readonly agentId: Id
  readonly memberId: Id | null
  readonly rate: number
  readonly base: number
  /** Fen per room, less reversals. */
  readonly rooms: readonly number[]
  readonly reversed: number
  readonly state: 'held' | CommissionState
  readonly payoutId: Id | null
  readonly bookedAt: number
  readonly changedAt: number
}

const columns = (db: Db) => db`
  order_id as "orderId", agent_id as "agentId", member_id as "memberId", rate, base::float8 as base,
  array(select amount::float8 from unnest(rooms) with ordinality as r (amount, at) order by at) as rooms,
  reversed::float8 as reversed, state, payout_id as "payoutId",
  (extract(epoch from booked_at) * 1000)::float8 as "bookedAt",
  (extract(epoch from changed_at) * 1000)::float8 as "changedAt"`

export const commissionsOfOrder = (db: Db, orderId: Id) => db<CommissionRow[]>`
  select ${columns(db)} from commissions where order_id = ${orderId} order by agent_id`

type NewCommission = Pick<CommissionRow, 'orderId' | 'agentId' | 'memberId' | 'rate' | 'base' | 'rooms'>

export async function insertCommission(tx: Tx, commission: NewCommission & { now: number }) {
  const { orderId, agentId, memberId, rate, base, rooms, now } = commission
  await tx`
    insert into commissions (order_id, agent_id, member_id, rate, base, rooms, state, booked_at, changed_at)
    values (${orderId}, ${agentId}, ${memberId}, ${rate}, ${base}, ${[...rooms]}::bigint[], 'held', ${new Date(now)},
      ${new Date(now)})`
}

type Changed = Pick<CommissionRow, 'orderId' | 'agentId' | 'rooms' | 'reversed' | 'state'> & { now: number }

export async function writeCommission(tx: Tx, { orderId, agentId, rooms, reversed, state, now }: Changed) {
  await tx`
    update commissions set rooms = ${[...rooms]}::bigint[], reversed = ${reversed}, state = ${state},
      changed_at = ${new Date(now)}
    where order_id = ${orderId} and agent_id = ${agentId}`
}

export const writeBase = (
  tx: Tx,
  { orderId, agentId, base }: Pick<CommissionRow, 'orderId' | 'agentId' | 'base'>,
) => tx`
  update commissions set base = ${base} where order_id = ${orderId} and agent_id = ${agentId}`

type Asked = { agentId: Id; state: CommissionState | null; offset: number; limit: number }

export const listCommissionsOf = (db: Db, { agentId, state, offset, limit }: Asked) => db<CommissionRow[]>`
  select ${columns(db)} from commissions where agent_id = ${agentId} and state <> 'held'
    ${state ? db`and state = ${state}` : db``}
  order by booked_at desc, order_id desc offset ${offset} limit ${limit}`

export async function countByState(db: Db, agentId: Id): Promise<Record<CommissionState, number>> {
  const rows = await db<{ state: CommissionState; count: number }[]>`
    select state, count(*)::int from commissions where agent_id = ${agentId} and state <> 'held' group by state`
  const counts = { pending: 0, earned: 0, reversed: 0, paid: 0 }
  for (const { state, count } of rows) counts[state] = count
  return counts
}

type Day = { day: PlainDate; orders: number; commission: number }

/** Grouped by booking day in the time zone of China. */
export const listByDay = (db: Db, agentId: Id, from: PlainDate) => db<Day[]>`
  select day::text, count(*)::int as orders, sum(amount)::float8 as commission from (
    select (booked_at at time zone 'Asia/Shanghai')::date as day,
      (select coalesce(sum(part), 0) from unnest(rooms) part) as amount
    from commissions where agent_id = ${agentId} and state <> 'held') booked
  where day >= ${from} group by day`

/** The commissions that a payout pays, oldest first. */
export const commissionsOfPayout = (db: Db, payoutId: Id, limit: number) => db<CommissionRow[]>`
  select ${columns(db)} from commissions where payout_id = ${payoutId} order by booked_at, order_id limit ${limit}`

/** Assigns all earned commission without a payout to this one. */
export async function joinPayout(tx: Tx, agentId: Id, payoutId: Id) {
  await tx`
    update commissions set payout_id = ${payoutId}
    where agent_id = ${agentId} and state = 'earned' and payout_id is null`
}

export async function settlePayout(tx: Tx, payoutId: Id, { paid, now }: { paid: boolean; now: number }) {
  if (paid) {
    await tx`
      update commissions set state = 'paid', changed_at = ${new Date(now)}
      where payout_id = ${payoutId} and state = 'earned'`
  } else {
    await tx`update commissions set payout_id = null where payout_id = ${payoutId} and state = 'earned'`
  }
}
