import type { Instant } from '#domain/time/zone-time.ts'
import type { Tx } from '../db/database.ts'
import { type Payloads, type TaskName, tasks } from './tasks.ts'

type When = {
  /** Not before; at once if it is left out. */
  readonly runAt?: Instant
  /** Of two jobs with the same key that wait, only the later one is done. */
  readonly key?: string
}

/** Whether a job with this key waits, runs or is tried again. */
export async function hasJob(tx: Tx, key: string): Promise<boolean> {
  const found = await tx`
    select from graphile_worker.jobs
    where key = ${key} and (attempts < max_attempts or locked_at is not null)`
  return found.length > 0
}

/** Queues a job in the transaction of what it follows from: neither is without the other. */
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
