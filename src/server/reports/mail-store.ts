import type { Id } from '#domain/id.ts'
import type { MailPeriod as Every } from '#domain/report/measures.ts'
import type { Db, Tx } from '../db/database.ts'

export async function readEvery(db: Db, staffId: Id): Promise<Every | null> {
  const [row] = await db<{ every: Every }[]>`select every from report_mails where staff_id = ${staffId}`
  return row?.every ?? null
}

export async function writeEvery(
  tx: Tx,
  { staffId, every, now }: { staffId: Id; every: Every | null; now: number },
) {
  if (every === null) await tx`delete from report_mails where staff_id = ${staffId}`
  else
    await tx`
      insert into report_mails (staff_id, every, changed_at) values (${staffId}, ${every}, ${new Date(now)})
      on conflict (staff_id) do update set every = excluded.every, changed_at = excluded.changed_at`
}

export const readSubscribers = (db: Db) => db<{ staffId: Id; every: Every }[]>`
  select staff_id as "staffId", every from report_mails order by staff_id limit 1000`
