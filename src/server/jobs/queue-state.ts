import type { Db } from '../db/database.ts'

export type QueueState = {
  readonly task: string
  readonly due: number
  readonly oldestSeconds: number
  readonly failed: number
}

/** Jobs that are due by task, with the age of the oldest, and jobs that are not tried again. */
export const readQueue = (db: Db) => db<QueueState[]>`
  select task_identifier as task,
    (count(*) filter (where run_at <= now() and locked_at is null and attempts < max_attempts))::int as due,
    coalesce(extract(epoch from now() - min(run_at)
      filter (where run_at <= now() and locked_at is null and attempts < max_attempts)), 0)::float8 as "oldestSeconds",
    (count(*) filter (where attempts >= max_attempts))::int as failed
  from graphile_worker.jobs group by 1 order by 1`

/** Workers with a heartbeat in the last two minutes. */
export async function countWorkers(db: Db): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from job_workers where seen_at > now() - interval '2 minutes'`
  return row!.count
}
