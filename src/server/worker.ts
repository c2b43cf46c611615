import { openSimulator } from '#simulator/open-simulator.ts'
import { startWorker } from './jobs/worker.ts'
import { agreeOnSecret } from './secret-keys/agree-on-secret.ts'
import { openSecret } from './secret-keys/secret.ts'
import { readSettings, WrongSetting } from './settings.ts'
import { openJobHandlers } from './startup/job-handlers.ts'
import { openParts } from './startup/open-parts.ts'
import { prepareDatabase } from './startup/prepare-database.ts'
import { runProgram } from './startup/run-program.ts'
import { openWorkerServer } from './startup/serve-worker.ts'
import { simulatePayments } from './startup/simulate-payments.ts'
import { openTracing } from './telemetry/tracing.ts'

await runProgram(async (ending) => {
  const given = readSettings(process.env)
  if (given.QUIET) throw new WrongSetting('QUIET=1: a restored copy runs no jobs, so it needs no worker.')
  const database = await prepareDatabase(given)
  ending.add(database.close)
  await agreeOnSecret(database.db, openSecret(given), Date.now())
  const { settings, simulator } = await simulatePayments(openSimulator, process.env, Date.now)
  if (simulator) ending.add(simulator.close)
  const { db } = database
  const server = openWorkerServer({ db, settings, now: Date.now })
  await server.listen()
  ending.add(() => server.app.close())
  const parts = openParts({ db, settings, clock: Date.now, count: server.count })
  const { handlers, transports } = openJobHandlers(parts)
  const tracing = await openTracing({ ...settings, program: 'worker' })
  if (tracing) ending.add(tracing.close)
  const worker = await startWorker({
    connection: database.connection,
    handlers: tracing ? tracing.jobs(handlers) : handlers,
    log: server.log,
    concurrency: settings.JOB_CONCURRENCY,
  })
  ending.add(async () => transports.close())
  ending.add(worker.stop)
  server.setWorking(true)
  ending.add(async () => server.setWorking(false))
  server.log.info('The worker takes jobs.')
})
