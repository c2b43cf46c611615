import { pino } from 'pino'
import { openSimulator } from '#simulator/open-simulator.ts'
import { startWorker } from './jobs/worker.ts'
import { agreeOnSecret } from './secret-keys/agree-on-secret.ts'
import { openSecret } from './secret-keys/secret.ts'
import { readSettings } from './settings.ts'
import { openJobHandlers } from './startup/job-handlers.ts'
import { openParts } from './startup/open-parts.ts'
import { prepareDatabase } from './startup/prepare-database.ts'
import { runProgram } from './startup/run-program.ts'
import { simulatePayments } from './startup/simulate-payments.ts'

await runProgram(async (ending) => {
  const given = readSettings(process.env)
  const database = await prepareDatabase(given)
  ending.add(database.close)
  await agreeOnSecret(database.db, openSecret(given), Date.now())
  const { settings, simulator } = await simulatePayments(openSimulator, process.env, Date.now)
  if (simulator) ending.add(simulator.close)
  const log = pino({ level: settings.LOG_LEVEL })
  const { handlers, transports } = openJobHandlers(openParts({ db: database.db, settings, clock: Date.now }))
  const worker = await startWorker({ connection: database.connection, handlers, log })
  ending.add(async () => transports.close())
  ending.add(worker.stop)
  console.log('The worker takes jobs.')
})
