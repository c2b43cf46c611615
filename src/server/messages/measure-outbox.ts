import type { Registry } from 'prom-client'
import type { Db } from '../db/database.ts'
import { addGauge, sharedRead } from '../telemetry/gauges.ts'
import { readWaiting } from './store.ts'

export { readWaiting as waitingMessages }

/** Metrics for operators: queued messages, and the age of the oldest. */
export function measureOutbox(registry: Registry, { db, now }: { db: Db; now: () => number }) {
  const waiting = sharedRead(() => readWaiting(db))
  addGauge(
    registry,
    { name: 'lodestar_outbox_waiting', help: 'Messages that were not delivered yet' },
    async () => (await waiting()).count,
  )
  addGauge(
    registry,
    {
      name: 'lodestar_outbox_oldest_seconds',
      help: 'Age of the oldest message that was not delivered yet',
    },
    async () => (now() - ((await waiting()).since?.getTime() ?? now())) / 1_000,
  )
}
