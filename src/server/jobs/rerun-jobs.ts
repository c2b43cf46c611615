import type { Id } from '#domain/id.ts'
import type { Instant } from '#domain/time/zone-time.ts'
import type { Tx } from '../db/database.ts'
import { addJob } from './add-job.ts'
import { type TaskName, tasks } from './tasks.ts'

export type RerunJob = { readonly id: Id; readonly task: string }

/** Failed or retried jobs run at once with all their attempts. Running ones are left alone. */
export async function rerunJobs(tx: Tx, ids: readonly Id[]): Promise<readonly RerunJob[]> {
  const jobs = await tx<RerunJob[]>`
    select id::text, task_identifier as task from graphile_worker.jobs
    where id = any(${[...ids]}::bigint[]) and attempts > 0 and locked_at is null`
  await tx`
    select from graphile_worker.reschedule_jobs(${jobs.map(({ id }) => id)}::bigint[], run_at => now(), attempts => 0)`
  return jobs
}

/** Removes jobs without attempts left. */
export async function removeFailedJobs(tx: Tx, ids: readonly Id[]): Promise<readonly RerunJob[]> {
  const jobs = await tx<RerunJob[]>`
    select id::text, task_identifier as task from graphile_worker.jobs
    where id = any(${[...ids]}::bigint[]) and attempts >= max_attempts and locked_at is null`
  await tx`select from graphile_worker.complete_jobs(${jobs.map(({ id }) => id)}::bigint[])`
  return jobs
}

/** Lets a periodic task try its failed rows in its next run. */
export const retryRowsNow = (tx: Tx, task: string, now: Instant) => tx`
  update failed_rows set retry_at = ${new Date(now)} where task = ${task} and retry_at > ${new Date(now)}`

/** Periodic tasks, which can run at any time. */
export const isPeriodic = (task: string): task is TaskName =>
  Object.hasOwn(tasks, task) && tasks[task as TaskName].every !== null

/** Runs a periodic task now; a second request while one waits changes nothing. */
export const runTaskNow = (tx: Tx, task: TaskName) => addJob(tx, task, {}, { key: `now:${task}` })
