import type { Id } from '#domain/id.ts'
import type { Instant } from '#domain/time/zone-time.ts'
import type { Db } from '../db/database.ts'
import type { TaskName } from './tasks.ts'

/** The next rows of a sweep: after an id, without failed rows that are not due again. */
export type RowPage = { readonly task: TaskName; readonly after: Id; readonly now: Instant }

const pageSize = 500

/** The end of a `where` clause with the order and limit of a page. Keyset paging reaches every row, however many fail. */
export function nextRows(db: Db, { task, after, now }: RowPage, column = 'id') {
  const id = db(column)
  return db`
    ${id} > ${after} and not exists (
      select from failed_rows
      where task = ${task} and row_id = ${id}::text and retry_at > ${new Date(now)})
    order by ${id} limit ${pageSize}`
}

type Failure = { readonly task: TaskName; readonly id: Id; readonly error: unknown; readonly now: Instant }

/** One minute after the first failure, twice as long after each further one, at most six hours. */
export const recordFailure = (db: Db, { task, id, error, now }: Failure) => db`
  insert into failed_rows (task, row_id, error, tries, first_failed_at, retry_at)
  values (${task}, ${id}, ${errorText(error)}, 1, ${new Date(now)}, ${new Date(now)}::timestamptz + interval '1 minute')
  on conflict (task, row_id) do update set error = excluded.error, tries = failed_rows.tries + 1,
    retry_at = ${new Date(now)}::timestamptz
      + least(interval '6 hours', interval '1 minute' * power(2, least(failed_rows.tries, 20)))`

/** After a whole sweep, a row whose retry time had come has succeeded or is no longer selected. */
export const dropRecovered = (db: Db, task: TaskName, startedAt: Instant) => db`
  delete from failed_rows where task = ${task} and retry_at <= ${new Date(startedAt)}`

const longestError = 500

function errorText(error: unknown): string {
  const { code, message = String(error) } = (error ?? {}) as { code?: unknown; message?: string }
  const firstLine = message.split('\n', 1)[0]!
  return (typeof code === 'string' ? `${code}: ${firstLine}` : firstLine).slice(0, longestError)
}

export type FailedRow = {
  readonly task: string
  readonly rowId: string
  readonly error: string
  readonly tries: number
  readonly firstFailedAt: Date
  readonly retryAt: Date
}

export const listFailedRows = (db: Db, limit: number) => db<FailedRow[]>`
  select task, row_id as "rowId", error, tries, first_failed_at as "firstFailedAt", retry_at as "retryAt"
  from failed_rows order by first_failed_at, task, row_id limit ${limit}`

export const countFailedRows = (db: Db) => db<{ task: string; count: number }[]>`
  select task, count(*)::int as count from failed_rows group by task order by task`
