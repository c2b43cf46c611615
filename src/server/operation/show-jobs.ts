import type { DeskJobs } from '#contract/desk/operation.ts'
import { nextRun, scheduleOf } from '#domain/time/schedule.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import type { Db } from '../db/database.ts'
import { listRuns } from '../jobs/job-runs.ts'
import { listJobs } from '../jobs/list-jobs.ts'
import { tasks } from '../jobs/tasks.ts'

const most = 100

/** The queue, rows that failed, and every periodic task with its last runs. */
export async function showJobs(db: Db, { now, zone }: { now: number; zone: string }): Promise<DeskJobs> {
  const at = (date: Date) => isoInstant(date.getTime(), zone)
  const [{ counts, jobs, failedRows }, runs] = await Promise.all([
    listJobs(db, { now, limit: most }),
    listRuns(db),
  ])
  const runsOf = Map.groupBy(runs, ({ task }) => task)
  return {
    counts,
    jobs: jobs.map(({ id, task, state, attempts, maxAttempts, runAt, error, payload }) => ({
      id: String(id),
      task,
      state,
      attempts,
      max_attempts: maxAttempts,
      run_at: at(runAt),
      error,
      payload,
    })),
    rows: failedRows.map(({ task, rowId, error, tries, retryAt }) => ({
      task,
      row: rowId,
      error,
      tries,
      retry_at: at(retryAt),
    })),
    tasks: Object.entries(tasks).flatMap(([task, { every }]) =>
      every === null
        ? []
        : {
            task,
            every,
            next: isoInstant(nextRun(scheduleOf(every), now), zone),
            runs: (runsOf.get(task) ?? []).map((run) => ({ at: at(run.at), ms: run.ms, done: run.done })),
          },
    ),
  }
}
