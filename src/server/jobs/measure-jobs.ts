import type { Registry } from 'prom-client'
import type { Db } from '../db/database.ts'
import { addGauge, sharedRead } from '../telemetry/gauges.ts'
import { countFailedRows } from './failed-rows.ts'
import { countWorkers, type QueueState, readQueue } from './queue-state.ts'

/** The queue by task, its workers, and rows at which periodic jobs failed. */
export function measureJobs(registry: Registry, db: Db) {
  const queue = sharedRead(() => readQueue(db))
  const byTask = async (measure: (state: QueueState) => number) =>
    (await queue()).map((state) => ({ labels: { task: state.task }, value: measure(state) }))
  const labels = ['task']
  addGauge(
    registry,
    { name: 'lodestar_jobs_due', help: 'Jobs that are due and not running, by task', labels },
    () => byTask(({ due }) => due),
  )
  addGauge(
    registry,
    { name: 'lodestar_jobs_oldest_seconds', help: 'Age of the oldest due job, by task', labels },
    () => byTask(({ oldestSeconds }) => oldestSeconds),
  )
  addGauge(
    registry,
    { name: 'lodestar_jobs_failed', help: 'Jobs that are not tried again, by task', labels },
    () => byTask(({ failed }) => failed),
  )
  addGauge(
    registry,
    { name: 'lodestar_workers', help: 'Workers with a heartbeat in the last two minutes' },
    () => countWorkers(db),
  )
  addGauge(
    registry,
    {
      name: 'lodestar_failed_rows',
      help: 'Rows at which a job failed and that it tries again, by task: see `npm run ops -- jobs`',
      labels,
    },
    async () => (await countFailedRows(db)).map(({ task, count }) => ({ labels: { task }, value: count })),
  )
}
