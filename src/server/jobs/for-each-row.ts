import type { Id } from '#domain/id.ts'
import type { Instant } from '#domain/time/zone-time.ts'
import type { Pool } from '../db/database.ts'
import { dropRecovered, type RowPage, recordFailure } from './failed-rows.ts'
import type { TaskName } from './tasks.ts'

/** The result of a sweep: the worker logs its failures. */
export type Swept = {
  /** Rows for which `run` did not return false. */
  readonly done: number
  readonly failed: readonly { readonly id: Id; readonly error: unknown }[]
}

export const isSwept = (outcome: unknown): outcome is Swept =>
  typeof outcome === 'object' && outcome !== null && 'done' in outcome && 'failed' in outcome

type Context = { readonly db: Pool; readonly now: () => Instant }
type Sweep = { readonly task: TaskName; readonly find: (page: RowPage) => Promise<readonly Id[]> }

/**
 * Runs a periodic job for each of its rows. `run` opens the row's own transaction; a failure is recorded with a retry
 * time, and the sweep goes on. If the database is unreachable, recording fails too and ends the sweep.
 */
export async function forEachRow(
  { db, now }: Context,
  { task, find }: Sweep,
  run: (id: Id) => Promise<unknown>,
): Promise<Swept> {
  const startedAt = now()
  const failed: { id: Id; error: unknown }[] = []
  let done = 0
  let after: Id | undefined = '0'
  while (after !== undefined) {
    const ids: readonly Id[] = await find({ task, after, now: startedAt })
    for (const id of ids) {
      try {
        if ((await run(id)) !== false) done += 1
      } catch (error) {
        await recordFailure(db, { task, id, error, now: now() })
        failed.push({ id, error })
      }
    }
    after = ids.at(-1)
  }
  await dropRecovered(db, task, startedAt)
  return { done, failed }
}
