import { Gauge, type Registry } from 'prom-client'
import type { Db } from '../db/database.ts'
import { readWaiting } from './store.ts'

/** For those who run the site: messages that wait, and how long the oldest does. */
export function measureOutbox(registry: Registry, { db, now }: { db: Db; now: () => number }) {
  new Gauge({
    name: 'lodestar_outbox_waiting',
    help: 'Messages that were not delivered yet',
    registers: [registry],
    async collect() {
      this.set((await readWaiting(db)).count)
    },
  })
  new Gauge({
    name: 'lodestar_outbox_oldest_seconds',
    help: 'Age of the oldest message that was not delivered yet',
    registers: [registry],
    async collect() {
      const { since } = await readWaiting(db)
      this.set(since ? (now() - since.getTime()) / 1_000 : 0)
    },
  })
}
