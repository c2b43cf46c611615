import { Gauge, type Registry } from 'prom-client'
import type { Db } from '../db/database.ts'
import { readWaiting } from './store.ts'

export { readWaiting as waitingMessages }

/** Metrics for operators: queued messages, and the age of the oldest. */
export function measureOutbox(registry: Registry, { db, now }: { db: Db; now: () => number }) {
  // Without the database the other metrics are still served.
  const waiting = () => readWaiting(db).catch(() => null)
  new Gauge({
    name: 'lodestar_outbox_waiting',
    help: 'Messages that were not delivered yet',
    registers: [registry],
    async collect() {
      const found = await waiting()
      this.set(found ? found.count : Number.NaN)
    },
  })
  new Gauge({
    name: 'lodestar_outbox_oldest_seconds',
    help: 'Age of the oldest message that was not delivered yet',
    registers: [registry],
    async collect() {
      const found = await waiting()
      const since = found?.since?.getTime() ?? now()
      this.set(found ? (now() - since) / 1_000 : Number.NaN)
    },
  })
}
