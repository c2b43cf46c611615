import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type JobHelpers,
  Logger,
  parseCronItems,
  run,
  runMigrations,
  type WorkerEvents,
} from 'graphile-worker'
import pg from 'pg'
import { primaryOf } from '../db/primary.ts'
import { type Connection, singleServer } from '../settings/connection-url.ts'
import { emit } from '../telemetry/events.ts'
import { isSwept } from './for-each-row.ts'
import { recordRun } from './job-runs.ts'
import { clientOf } from './primary-client.ts'
import { type Handlers, type TaskName, tasks } from './tasks.ts'
import { startHeartbeat } from './worker-heartbeat.ts'

type Log = { error: (facts: object, text: string) => void; debug: (facts: object, text: string) => void }
type Options = {
  connection: Connection
  handlers: Partial<Handlers>
  log: Log
  concurrency?: number
}

const patience = 5_000

export type Worker = {
  stop: () => Promise<void>
  /** One heartbeat now, beside the scheduled ones. */
  pulse: () => Promise<void>
}

const poolFor = (connection: Connection, log: Log) => {
  const single = singleServer(connection, primaryOf(connection).servers[0]!)
  const pool = new pg.Pool({
    ...(typeof single === 'string' ? { connectionString: single } : single),
    Client: clientOf(connection),
    max: 4,
    application_name: 'lodestar jobs',
  })
  // An idle connection that the database closes must not end this process.
  const lost = (error: Error) => log.error({ err: error }, 'a connection of the job queue was lost')
  pool.on('error', lost).on('connect', (client) => client.on('error', lost))
  return pool
}

const quietLogger = (log: Log) =>
  new Logger(() => (level, message, meta) => {
    const text = { error: 'error', warning: 'error' }[level as string] ?? 'debug'
    if (text === 'error') log.error({ meta }, message)
    else log.debug({ meta }, message)
  })

/** The queue's own tables; safe to run from several processes at once. */
export async function prepareJobs(connection: Connection, log: Log) {
  const pgPool = poolFor(connection, log)
  await runMigrations({ pgPool, logger: quietLogger(log) }).finally(() => pgPool.end())
}

/** Runs jobs until stopped; stopping waits for the running ones. */
export async function startWorker({ connection, handlers, log, concurrency = 2 }: Options): Promise<Worker> {
  const pgPool = poolFor(connection, log)
  const handled = Object.keys(tasks).filter((name): name is TaskName => name in handlers)
  const scheduled = handled.flatMap((name) => {
    const { every } = tasks[name]
    return every ? [{ task: name, match: every, options: { backfillPeriod: 0 } }] : []
  })
  const events: WorkerEvents = new EventEmitter()
  const running = new Set<string>()
  const lockName = Promise.withResolvers<string>()
  // Jobs are locked under the id of the worker pool.
  events.once('pool:create', ({ workerPool }) => lockName.resolve(workerPool.id))
  const runner = await run({
    pgPool,
    events,
    concurrency,
    noHandleSignals: true,
    pollInterval: 2_000,
    logger: quietLogger(log),
    parsedCronItems: parseCronItems(scheduled),
    taskList: Object.fromEntries(
      handled.map((name) => [name, checkedHandler(name, { handlers, running, log, pgPool })]),
    ),
  })
  const heartbeat = await startHeartbeat({ pool: pgPool, workerId: await lockName.promise, running, log })
  const stop = async () => {
    await runner.stop()
    await heartbeat.stop()
    await pgPool.end()
  }
  return {
    pulse: heartbeat.pulse,
    // Without its database the queue cannot release its jobs; the next worker takes them over.
    stop: async () => {
      await Promise.race([stop(), wait(patience, undefined, { ref: false })])
    },
  }
}

type Handling = { handlers: Partial<Handlers>; running: Set<string>; log: Log; pgPool: pg.Pool }

const checkedHandler =
  <Name extends TaskName>(name: Name, { handlers, running, log, pgPool }: Handling) =>
  async (payload: unknown, { job }: Pick<JobHelpers, 'job'>): Promise<void> => {
    running.add(job.id)
    const began = performance.now()
    let result: 'done' | 'failed' = 'failed'
    try {
      const outcome = await handlers[name]?.(tasks[name].payload.parse(payload))
      result = 'done'
      if (!isSwept(outcome)) return
      for (const { id, error } of outcome.failed)
        log.error({ task: name, row: id, err: error }, 'a row of a job failed and is retried later')
    } finally {
      const ms = performance.now() - began
      emit('job', { task: name, result, seconds: ms / 1_000 })
      await recordRun(pgPool, { task: name, ms, done: result === 'done' }).catch((error) =>
        log.error({ err: error }, 'a run of a job was not recorded'),
      )
      running.delete(job.id)
    }
  }
