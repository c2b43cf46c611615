import type { JobChoice, JobRetry, TaskChoice } from '#contract/desk/operation.ts'
import { ok, refuse } from '#domain/result.ts'
import { recordAudit, type Trace } from '../audit/record-audit.ts'
import type { Tx } from '../db/database.ts'
import {
  isPeriodic,
  type RerunJob,
  removeFailedJobs,
  rerunJobs,
  retryRowsNow,
  runTaskNow,
} from '../jobs/rerun-jobs.ts'
import { showJobs } from './show-jobs.ts'

export type Operator = { readonly trace: Trace; readonly zone: string; readonly now: number }

/** Runs failed jobs again, with all their attempts. */
export async function retryJobs(tx: Tx, { ids }: Pick<JobRetry, 'ids'>, operator: Operator) {
  const jobs = await rerunJobs(tx, ids)
  if (jobs.length === 0) return refuse('not_found')
  await audit(tx, 'jobs_retried', jobs, operator)
  return ok(await showJobs(tx, operator))
}

/** Removes failed jobs, whose effect is then missing for good. */
export async function removeJobs(
  tx: Tx,
  { ids, reason }: Pick<JobChoice, 'ids' | 'reason'>,
  operator: Operator,
) {
  const jobs = await removeFailedJobs(tx, ids)
  if (jobs.length === 0) return refuse('not_found')
  await audit(tx, 'jobs_removed', jobs, operator, reason)
  return ok(await showJobs(tx, operator))
}

/** Runs a periodic task now, its failed rows included. */
export async function runTask(tx: Tx, { task }: Pick<TaskChoice, 'task'>, operator: Operator) {
  if (!isPeriodic(task)) return refuse('not_found')
  await retryRowsNow(tx, task, operator.now)
  await runTaskNow(tx, task)
  await recordAudit(tx, operator.trace, {
    action: 'task_run',
    object: { kind: 'job', id: task, name: task },
    now: operator.now,
  })
  return ok(await showJobs(tx, operator))
}

async function audit(
  tx: Tx,
  action: 'jobs_retried' | 'jobs_removed',
  jobs: readonly RerunJob[],
  { trace, now }: Operator,
  reason?: string,
) {
  for (const { id, task } of jobs) {
    await recordAudit(tx, trace, { action, object: { kind: 'job', id, name: task }, reason, now })
  }
}
