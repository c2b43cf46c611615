import type { Id } from '#domain/id.ts'
import type { Db } from '../../db/database.ts'
import { type PayoutRow, type PayoutState, payoutColumns } from '../payout-store.ts'
import { type AgentRow, agentColumns } from '../store.ts'

type Asked = { state: AgentRow['state']; q: string | null; offset: number; limit: number }

/** Applications are listed oldest first, because they wait; others newest first. */
export const findAgents = (db: Db, { state, q, offset, limit }: Asked) => db<
  (AgentRow & { readonly total: number })[]
>`
  select ${agentColumns(db)}, count(*) over ()::int as total from agents
  where state = ${state} ${q === null ? db`` : db`and (strpos(lower(name), lower(${q})) > 0 or code = upper(${q}))`}
  order by ${state === 'applied' ? db`applied_at` : db`applied_at desc`}, account_id offset ${offset} limit ${limit}`

export const countAgents = (db: Db) =>
  db<{ state: AgentRow['state']; count: number }[]>`
    select state, count(*)::int as count from agents group by state`

export const readAgents = (db: Db, ids: readonly Id[]) =>
  db<
    AgentRow[]
  >`select ${agentColumns(db)} from agents where account_id = any(${[...ids]}::bigint[]) limit 1000`

type Payouts = { state: PayoutState; offset: number; limit: number }

export const findPayouts = (db: Db, { state, offset, limit }: Payouts) => db<
  (PayoutRow & { readonly total: number })[]
>`
  select ${payoutColumns(db)}, count(*) over ()::int as total from agent_payouts p where p.state = ${state}
  order by ${state === 'requested' ? db`p.id` : db`p.decided_at desc, p.id`} offset ${offset} limit ${limit}`

/** Applications and requested payouts that wait for a decision. */
export async function countUndecided(db: Db): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select (select count(*) from agents where state = 'applied')::int
      + (select count(*) from agent_payouts where state = 'requested')::int as count`
  return row!.count
}
