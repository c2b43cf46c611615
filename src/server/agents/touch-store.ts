import type { Id } from '#domain/id.ts'
import type { Touch } from '#domain/loyalty/commission.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Db, Tx } from '../db/database.ts'

/** The latest touch wins. */
export async function writeTouch(db: Db, { guestId, agentId, at }: { guestId: Id; agentId: Id; at: number }) {
  await db`
    insert into agent_touches (account_id, agent_id, at) values (${guestId}, ${agentId}, ${new Date(at)})
    on conflict (account_id, agent_id) do update set at = greatest(agent_touches.at, excluded.at)`
}

/** Touches of current agents with their sponsors: all, or those who accepted this version of the statement. */
export const listTouches = (db: Db, guestId: Id, statement: string | null) => db<
  (Touch & { broughtBy: Id | null })[]
>`
  select t.agent_id as agent, (extract(epoch from t.at) * 1000)::float8 as at,
    (select s.account_id from agents s where s.account_id = a.brought_by and s.state = 'approved'
      and (${statement}::text is null or s.statement = ${statement})) as "broughtBy"
  from agent_touches t join agents a on a.account_id = t.agent_id
  where t.account_id = ${guestId} and a.state = 'approved'
    and (${statement}::text is null or a.statement = ${statement})
  order by t.at`

export async function addVisit(db: Db, agentId: Id, day: PlainDate) {
  await db`
    insert into agent_visits (agent_id, day, visits) values (${agentId}, ${day}, 1)
    on conflict (agent_id, day) do update set visits = agent_visits.visits + 1`
}

export async function countVisits(db: Db, agentId: Id): Promise<number> {
  const [row] = await db<{ visits: number }[]>`
    select coalesce(sum(visits), 0)::int as visits from agent_visits where agent_id = ${agentId}`
  return row!.visits
}

export const listVisits = (db: Db, agentId: Id, from: PlainDate) => db<{ day: PlainDate; visits: number }[]>`
  select day::text, visits from agent_visits where agent_id = ${agentId} and day >= ${from}`

export const dropTouchesOf = (tx: Tx, guestId: Id) =>
  tx`delete from agent_touches where account_id = ${guestId} or agent_id = ${guestId}`

export const dropTouchesBefore = (db: Db, at: number) =>
  db`delete from agent_touches where at < ${new Date(at)}`

export async function moveTouches(tx: Tx, from: Id, into: Id) {
  await tx`
    insert into agent_touches (account_id, agent_id, at)
    select ${into}::bigint, agent_id, at from agent_touches where account_id = ${from}
    on conflict (account_id, agent_id) do update set at = greatest(agent_touches.at, excluded.at)`
  await tx`delete from agent_touches where account_id = ${from}`
}
