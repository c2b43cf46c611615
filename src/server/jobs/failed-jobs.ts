import type { Db } from '../db/database.ts'

export type FailedJob = {
  readonly id: string
  readonly task: string
  readonly error: string
  readonly at: Date
}

/** Jobs without attempts left: they will not run again by themselves. */
export const listFailedJobs = (db: Db) => db<FailedJob[]>`
  select id::text, task_identifier as task, coalesce(last_error, '') as error, updated_at as at
  from graphile_worker.jobs where attempts >= max_attempts order by id limit 50`
