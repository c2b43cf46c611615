import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../db/database.ts'

export type AgentRow = {
  readonly id: Id
  readonly state: 'applied' | 'approved' | 'refused' | 'left'
  readonly name: string
  readonly channel: string
  readonly payout: string
  readonly statement: string
  readonly appliedAt: number
  readonly decidedAt: number | null
  readonly reason: string | null
  readonly code: string | null
  readonly broughtBy: Id | null
  readonly memberNote: string
}

export const agentColumns = (db: Db) => db`
  account_id as id, state, name, channel, payout, statement, (extract(epoch from applied_at) * 1000)::float8 as "appliedAt",
  (extract(epoch from decided_at) * 1000)::float8 as "decidedAt", reason, code, brought_by as "broughtBy",
  member_note as "memberNote"`

export async function readAgent(db: Db, id: Id): Promise<AgentRow | null> {
  const [row] = await db<AgentRow[]>`select ${agentColumns(db)} from agents where account_id = ${id}`
  return row ?? null
}

export async function lockAgent(tx: Tx, id: Id): Promise<AgentRow | null> {
  const [row] = await tx<
    AgentRow[]
  >`select ${agentColumns(tx)} from agents where account_id = ${id} for update`
  return row ?? null
}

export async function findByCode(db: Db, code: string): Promise<AgentRow | null> {
  const [row] = await db<AgentRow[]>`
    select ${agentColumns(db)} from agents where code = ${code} and state = 'approved'`
  return row ?? null
}

export const listAgents = (db: Db, { state, limit }: { state: AgentRow['state'] | null; limit: number }) =>
  db<AgentRow[]>`
    select ${agentColumns(db)} from agents ${state ? db`where state = ${state}` : db``}
    order by applied_at, account_id limit ${limit}`

export type Application = Pick<AgentRow, 'id' | 'name' | 'channel' | 'payout' | 'statement' | 'broughtBy'>

/** A refused or former agent may apply again; false if an application is pending or approved already. */
export async function writeApplication(
  tx: Tx,
  { id, name, channel, payout, statement, broughtBy, now }: Application & { now: number },
): Promise<boolean> {
  const rows = await tx`
    insert into agents (account_id, state, name, channel, payout, statement, applied_at, brought_by)
    values (${id}, 'applied', ${name}, ${channel}, ${payout}, ${statement}, ${new Date(now)}, ${broughtBy})
    on conflict (account_id) do update set state = 'applied', name = excluded.name, channel = excluded.channel,
      payout = excluded.payout, statement = excluded.statement, applied_at = excluded.applied_at,
      brought_by = excluded.brought_by, decided_at = null, reason = null
    where agents.state in ('refused', 'left') returning account_id`
  return rows.length > 0
}

type Decision = {
  id: Id
  state: 'approved' | 'refused'
  reason: string | null
  code: string | null
  now: number
}

/** False if the code is taken. */
export async function writeDecision(tx: Tx, { id, state, reason, code, now }: Decision): Promise<boolean> {
  const rows = await tx`
    update agents set state = ${state}, reason = ${reason}, code = coalesce(code, ${code}), decided_at = ${new Date(now)}
    where account_id = ${id} and not exists (select from agents where code = ${code}) returning account_id`
  return rows.length > 0
}

export const writeEnd = (tx: Tx, { id, reason, now }: { id: Id; reason: string | null; now: number }) =>
  tx`update agents set state = 'left', reason = ${reason}, decided_at = ${new Date(now)} where account_id = ${id}`

export const writeAcceptance = (tx: Tx, id: Id, statement: string) =>
  tx`update agents set statement = ${statement} where account_id = ${id}`

/** Agents who accepted another version and have not received the mail about this one. */
export const listUntold = async (db: Db, statement: string): Promise<Id[]> => {
  const rows = await db<{ id: Id }[]>`
    select account_id as id from agents where state = 'approved' and statement <> ${statement}
      and statement_told is distinct from ${statement}
    order by account_id`
  return rows.map(({ id }) => id)
}

export const writeTold = (tx: Tx, id: Id, statement: string) =>
  tx`update agents set statement_told = ${statement} where account_id = ${id}`

export type MemberRow = Pick<AgentRow, 'id' | 'memberNote' | 'name'> & {
  readonly joinedAt: number
  readonly orders: number
  readonly commission: number
}

/** Agents who came by this one's link, with the commission that their orders brought. */
const members = (db: Db, agentId: Id) => db`
  select m.account_id as id, m.name, m.member_note as "memberNote",
    (extract(epoch from m.decided_at) * 1000)::float8 as "joinedAt",
    (select count(*)::int from commissions c where c.agent_id = ${agentId} and c.member_id = m.account_id
      and c.state <> 'held') as orders,
    (select coalesce(sum(amount), 0)::float8 from commissions c, unnest(c.rooms) amount
      where c.agent_id = ${agentId} and c.member_id = m.account_id and c.state <> 'held') as commission
  from agents m where m.brought_by = ${agentId} and m.state = 'approved'`

export const listMembers = (db: Db, agentId: Id, { offset, limit }: { offset: number; limit: number }) =>
  db<
    MemberRow[]
  >`${members(db, agentId)} order by m.decided_at desc, m.account_id offset ${offset} limit ${limit}`

export async function readMember(db: Db, agentId: Id, memberId: Id): Promise<MemberRow | null> {
  const [row] = await db<MemberRow[]>`${members(db, agentId)} and m.account_id = ${memberId}`
  return row ?? null
}

export async function countMembers(db: Db, agentId: Id): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int from agents where brought_by = ${agentId} and state = 'approved'`
  return row!.count
}

export const writeMemberNote = (tx: Tx, agentId: Id, memberId: Id, note: string) =>
  tx`update agents set member_note = ${note} where account_id = ${memberId} and brought_by = ${agentId}`

/** The member remains an agent without a sponsor. */
export const releaseMember = (tx: Tx, agentId: Id, memberId: Id) => tx`
  update agents set brought_by = null, member_note = '' where account_id = ${memberId} and brought_by = ${agentId}`

/** Erases the agent's data; balances remain under the id. */
export async function blankAgent(tx: Tx, id: Id) {
  await tx`
    update agents set name = '', channel = '', payout = '', reason = null, code = null, member_note = '', state = 'refused'
    where account_id = ${id}`
  await tx`update agents set brought_by = null, member_note = '' where brought_by = ${id}`
}
