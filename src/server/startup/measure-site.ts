import { Gauge, type Registry } from 'prom-client'
import { measureBackups } from '../backup/measure-backups.ts'
import { measureOrders } from '../booking/measure-orders.ts'
import type { Pool } from '../db/database.ts'
import { measureDatabase } from '../doctor/measure-database.ts'
import { openRates } from '../exchange/exchange-rates.ts'
import { measureRates } from '../exchange/measure-rates.ts'
import { measureJobs } from '../jobs/measure-jobs.ts'
import { measureOutbox } from '../messages/measure-outbox.ts'
import { measurePayments } from '../payments/measure-payments.ts'
import type { Settings } from '../settings.ts'

type Options = {
  readonly db: Pool
  readonly settings: Settings
  readonly now: () => number
  /** The program of this process. */
  readonly program: 'site' | 'worker'
  readonly build: () => string
}

/** Metrics that site and worker share. Returns the counter of payment operations. */
export function measureSite(registry: Registry, { db, settings, now, program, build }: Options) {
  new Gauge({
    name: 'lodestar_build_info',
    help: 'Always 1: program, version, build of the pages and version of Node as labels',
    labelNames: ['program', 'version', 'build', 'node'],
    registers: [registry],
    collect() {
      this.reset()
      this.set({ program, version: settings.SITE_VERSION, build: build(), node: process.version }, 1)
    },
  })
  measureDatabase(registry, { db, now })
  measureOutbox(registry, { db, now })
  measureJobs(registry, db)
  measureOrders(registry, { db, now })
  measureRates(registry, { rates: openRates({ db, now }), now })
  measureBackups(registry, { folder: settings.BACKUP_DIR, now })
  return measurePayments(registry, { db, now })
}
