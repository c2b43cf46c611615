import type { Step } from '#domain/report/buckets.ts'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { Db } from '../db/database.ts'

type Count = { readonly day: PlainDate; readonly step: Step; readonly requests: number }

/** In the order of the key, so that two processes do not deadlock. */
export const addSteps = (db: Db, counts: readonly Count[]) => db`
  insert into report_steps (day, step, requests)
  select day, step, requests from jsonb_to_recordset(${db.json(counts as never)}) as given (day date, step text,
    requests bigint) order by day, step
  on conflict (day, step) do update set requests = report_steps.requests + excluded.requests`
