import type pg from 'pg'
import type { Db } from '../db/database.ts'
import { type TaskName, tasks } from './tasks.ts'

const keptRuns = 12

type Run = { readonly task: TaskName; readonly ms: number; readonly done: boolean }

/** Records a run of a periodic task that ended now, and removes older ones. Other tasks are counted by metrics only. */
export async function recordRun(pool: pg.Pool, { task, ms, done }: Run) {
  if (tasks[task].every === null) return
  await pool.query(
    `insert into job_runs (task, started_at, milliseconds, done)
     values ($1, now() - $2::int * interval '1 millisecond', $2, $3)`,
    [task, Math.round(ms), done],
  )
  await pool.query(
    `delete from job_runs where task = $1 and id <=
       (select id from job_runs where task = $1 order by id desc offset $2 limit 1)`,
    [task, keptRuns],
  )
}

export type RecordedRun = {
  readonly task: string
  readonly at: Date
  readonly ms: number
  readonly done: boolean
}

/** The last runs of every periodic task, oldest first. */
export const listRuns = (db: Db) => db<RecordedRun[]>`
  select task, started_at as at, milliseconds as ms, done from job_runs order by id limit 5000`
