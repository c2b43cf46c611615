import { Gauge, type Registry } from 'prom-client'
import type { Db } from '../db/database.ts'
import { countFailedRows } from './failed-rows.ts'

/** Rows at which periodic jobs failed: any value above zero needs a person. */
export function measureJobs(registry: Registry, db: Db) {
  new Gauge({
    name: 'lodestar_failed_rows',
    help: 'Rows at which a job failed and that it tries again, by task: see `npm run ops -- jobs`',
    labelNames: ['task'],
    registers: [registry],
    async collect() {
      this.reset()
      // Without the database the other metrics are still served.
      const counted = await countFailedRows(db).catch(() => [])
      for (const { task, count } of counted) this.set({ task }, count)
    },
  })
}
