import Fastify, { LogController } from 'fastify'
import type { Registry } from 'prom-client'
import { watchClock } from '../db/clock-skew.ts'
import type { Pool } from '../db/database.ts'
import { watchDatabase } from '../db/watch-database.ts'
import { guardThisMachine } from '../http/gates.ts'
import { logOptions } from '../http/logging.ts'
import { openRegistry } from '../http/metrics.ts'
import { serveOperation } from '../http/operation.ts'
import type { Settings } from '../settings.ts'
import { measureSite } from './measure-site.ts'

type Options = { readonly db: Pool; readonly settings: Settings; readonly now: () => number }

/** Health, readiness and metrics of a worker, at `WORKER_PORT`; `count` counts payment operations. */
export function openWorkerServer({ db, settings, now }: Options) {
  const app = Fastify({
    logger: logOptions(settings.LOG_LEVEL),
    logController: new LogController({ disableRequestLogging: true }),
  })
  const registry: Registry = openRegistry(app)
  const count = measureSite(registry, { db, settings, now, program: 'worker', build: () => 'none' })
  const clock = watchClock({ db, now, log: app.log })
  const watch = watchDatabase(db)
  app.addHook('onClose', async () => {
    clock.close()
    watch.close()
  })
  const status = { isWorking: false }
  serveOperation(app, {
    settings,
    metrics: { registry },
    isForThisMachine: guardThisMachine(app),
    whyNotReady: async () => {
      if (!status.isWorking) return 'jobs are not taken yet'
      return (await watch.whyAway()) ?? (await clock.lastWhyWrong())
    },
  })
  return {
    app,
    log: app.log,
    count,
    /** From now on `ready` answers 200, or 503 while the worker ends. */
    setWorking: (isWorking: boolean) => {
      status.isWorking = isWorking
    },
    listen: async () => {
      if (settings.WORKER_PORT !== undefined)
        await app.listen({ port: settings.WORKER_PORT, host: settings.HOST })
    },
  }
}
