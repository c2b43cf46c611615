import type { Instant } from '#domain/time/zone-time.ts'
import type { Db } from '../db/database.ts'
import { type FailedRow, listFailedRows } from './failed-rows.ts'

export type JobState = 'running' | 'failed' | 'retrying' | 'waiting'
export type Job = {
  readonly id: string
  readonly task: string
  readonly state: JobState
  readonly attempts: number
  readonly maxAttempts: number
  readonly runAt: Date
  readonly lockedAt: Date | null
  readonly error: string | null
  /** JSON, cut after some hundred characters. */
  readonly payload: string
}

export type Jobs = {
  readonly counts: Readonly<Record<JobState, number>>
  /** The oldest run time first; jobs that wait for a future time are counted only. */
  readonly jobs: readonly Job[]
  readonly failedRows: readonly FailedRow[]
}

const stateOf = (db: Db) => db`
  case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed'
    when attempts > 0 then 'retrying' else 'waiting' end`

/** The job queue and the failed rows, for the operator. */
export async function listJobs(db: Db, { now, limit }: { now: Instant; limit: number }): Promise<Jobs> {
  const [states, jobs, failedRows] = await Promise.all([
    db<{ state: JobState; count: number }[]>`
      select ${stateOf(db)} as state, count(*)::int as count from graphile_worker.jobs group by 1`,
    db<Job[]>`
      select id, task_identifier as task, ${stateOf(db)} as state, attempts, max_attempts as "maxAttempts",
        run_at as "runAt", locked_at as "lockedAt", last_error as error,
        (select left(payload::text, 500) from graphile_worker._private_jobs p where p.id = jobs.id) as payload
      from graphile_worker.jobs
      where locked_at is not null or attempts > 0 or run_at <= ${new Date(now)}
      order by run_at, id limit ${limit}`,
    listFailedRows(db, limit),
  ])
  const counts = Object.fromEntries(states.map(({ state, count }) => [state, count]))
  return { counts: { running: 0, failed: 0, retrying: 0, waiting: 0, ...counts }, jobs, failedRows }
}

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
