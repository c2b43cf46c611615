import type { Instant } from '#domain/time/zone-time.ts'
import type { Tx } from '../db/database.ts'
import { type Payloads, type TaskName, tasks } from './tasks.ts'

type When = {
  /** The job does not run before this time; at once if omitted. */
  readonly runAt?: Instant
  /** A later job replaces a waiting one with the same key. */
  readonly key?: string
}

/** Whether a job with this key is waiting, running or retried. */
export async function hasJob(tx: Tx, key: string): Promise<boolean> {
  const found = await tx`
    select from graphile_worker.jobs
    where key = ${key} and (attempts < max_attempts or locked_at is not null)`
  return found.length > 0
}

/** Queues a job in the caller's transaction, so that both are committed or neither is. */
export async function addJob<Name extends TaskName>(
  tx: Tx,
  name: Name,
  payload: Payloads[Name],
  { runAt, key }: When = {},
): Promise<void> {
  const checked = JSON.stringify(tasks[name].payload.parse(payload))
  await tx`
    select graphile_worker.add_job(${name}, ${checked}::text::json, max_attempts => ${tasks[name].attempts}::int,
      run_at => ${runAt === undefined ? null : new Date(runAt)}::timestamptz, job_key => ${key ?? null}::text)`
}
