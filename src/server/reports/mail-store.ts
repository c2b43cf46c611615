import type { Id } from '#domain/id.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Db, Tx } from '../db/database.ts'

export type Every = 'day' | 'week' | 'month'

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

export type Subscriber = {
  readonly staffId: Id
  readonly email: string
  readonly lang: Locale
  readonly role: string
  readonly every: Every
}

export const readSubscribers = (db: Db) => db<Subscriber[]>`
  select staff_id as "staffId", email, lang, role, every from report_mails join staff on staff.id = staff_id
  where removed_at is null order by staff_id limit 1000`
