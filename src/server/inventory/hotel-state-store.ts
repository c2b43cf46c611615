import type { Id } from '#domain/id.ts'
import type { Tx } from '../db/database.ts'

/** Returns the hotels whose state differed. */
export async function updateStates(tx: Tx, ids: readonly Id[], state: 'open' | 'closed'): Promise<Id[]> {
  const rows = await tx<{ id: Id }[]>`
    update hotels set state = ${state} where id in (
      select id from hotels where id = any(${[...ids]}::bigint[]) and state <> ${state} order by id for update)
    returning id`
  return rows.map(({ id }) => id)
}
