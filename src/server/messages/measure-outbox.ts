import { Gauge, type Registry } from 'prom-client'
import type { Db } from '../db/database.ts'
import { readWaiting } from './store.ts'

export { readWaiting as waitingMessages }

/** For those who run the site: messages that wait, and how long the oldest does. */
export function measureOutbox(registry: Registry, { db, now }: { db: Db; now: () => number }) {
  // Without the database the other figures are wanted all the more.
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
