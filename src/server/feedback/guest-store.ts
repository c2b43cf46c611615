import type { Id } from '#domain/id.ts'
import type { Db, Tx } from '../db/database.ts'

/** Tickets without a session under the address of the account belong to the guest too. */
const owned = (db: Db, guestId: Id) => db`
  account_id = ${guestId}
    or (account_id is null and email = (select email from accounts where accounts.id = ${guestId}))`

export const listThreadsOf = (db: Db, guestId: Id) => db`
  select number, topic, about, state, email, to_json(opened_at) #>> '{}' as at,
    (select json_agg(json_build_object('by', by, 'text', body, 'files', files, 'at', at) order by n)
      from ticket_messages where ticket_id = tickets.id) as messages
  from tickets where ${owned(db, guestId)} order by id limit 10000`

/** Returns the numbers of the deleted tickets. */
export async function deleteThreadsOf(tx: Tx, guestId: Id): Promise<string[]> {
  const rows = await tx<{ number: string }[]>`
    delete from tickets where ${owned(tx, guestId)} returning number`
  return rows.map(({ number }) => number)
}

/** Deletes tickets closed before a time and returns their numbers. */
export async function deleteClosedBefore(tx: Tx, before: number): Promise<string[]> {
  const rows = await tx<{ number: string }[]>`
    delete from tickets where state = 'closed' and updated_at < ${new Date(before)} returning number`
  return rows.map(({ number }) => number)
}

export async function moveThreads(tx: Tx, from: Id, into: Id) {
  await tx`update tickets set account_id = ${into} where account_id = ${from}`
}
