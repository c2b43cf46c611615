import type { Instant } from '#domain/time/zone-time.ts'
import { type Pool, transaction } from '../db/database.ts'
import type { RowPage } from '../jobs/failed-rows.ts'
import { forEachRow, type Swept } from '../jobs/for-each-row.ts'
import { findWaiting, queueIfLost } from './store.ts'

/** A message normally has its job in the same transaction. */
const LOST_AFTER = 10 * 60_000

/** Queues messages that wait without a job, as after a restored backup. `done` counts those that were queued. */
export function queueLostMessages(context: { db: Pool; now: () => Instant }): Promise<Swept> {
  const find = (page: RowPage) => findWaiting(context.db, context.now() - LOST_AFTER, page)
  return forEachRow(context, { task: 'queue_lost_messages', find }, (id) =>
    transaction(context.db, (tx) => queueIfLost(tx, id)),
  )
}
