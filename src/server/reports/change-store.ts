import type { Id } from '#domain/id.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Db, Tx } from '../db/database.ts'

/** One run of the job, of a rebuild or of a check at a time; released by the end of the transaction. */
export const lockReports = (tx: Tx) => tx`select pg_advisory_xact_lock(hashtextextended('reports', 0))`

type Change = { readonly orderId: Id | null; readonly day: PlainDate | null }

/** The oldest changes. One that commits later is left for the next batch. */
export const takeChanges = (tx: Tx, limit: number) => tx<Change[]>`
  delete from report_changes where id in (select id from report_changes order by id limit ${limit})
  returning order_id as "orderId", day::text`

export const addOrderChanges = (db: Db, orders: readonly Id[]) => db`
  insert into report_changes (order_id) select unnest(${[...orders]}::bigint[])`

export const addStaleDays = (db: Db, days: readonly PlainDate[]) => db`
  insert into report_stale_days (day) select distinct unnest(${[...days]}::date[]) on conflict do nothing`

/** Days that wait to be summed, the oldest first. */
export const takeStaleDays = async (tx: Tx, limit: number): Promise<PlainDate[]> => {
  const rows = await tx<{ day: PlainDate }[]>`
    delete from report_stale_days where day in (select day from report_stale_days order by day limit ${limit})
    returning day::text`
  return rows.map(({ day }) => day).sort()
}

export async function recordRun(db: Db, { now, stockDay }: { now: number; stockDay: PlainDate | null }) {
  await db`
    insert into report_runs (finished_at, stock_day) values (${new Date(now)}, ${stockDay})
    on conflict (one) do update set finished_at = excluded.finished_at,
      stock_day = coalesce(excluded.stock_day, report_runs.stock_day)`
}

type Run = { readonly finishedAt: number; readonly stockDay: PlainDate | null; readonly waiting: number }

export async function readRun(db: Db): Promise<Run | null> {
  const [row] = await db<Run[]>`
    select (extract(epoch from finished_at) * 1000)::float8 as "finishedAt", stock_day::text as "stockDay",
      (select count(*)::int from (select from report_changes limit 1000) queued) as waiting
    from report_runs`
  return row ?? null
}
