import { pino } from 'pino'
import { openSimulator } from '#simulator/open-simulator.ts'
import { openJobs } from './jobs/open-jobs.ts'
import { startWorker } from './jobs/worker.ts'
import { agreeOnSecret } from './secret-keys/agree-on-secret.ts'
import { openSecret } from './secret-keys/secret.ts'
import { readSettings } from './settings.ts'
import { openWorld } from './startup/open-world.ts'
import { runProgram } from './startup/run-program.ts'
import { simulatePayments } from './startup/simulate-payments.ts'

await runProgram(async (ending) => {
  const given = readSettings(process.env)
  const world = await openWorld(given)
  ending.add(world.close)
  await agreeOnSecret(world.db, openSecret(given), Date.now())
  const { settings, simulator } = await simulatePayments(openSimulator, process.env, Date.now)
  if (simulator) ending.add(simulator.close)
  const log = pino({ level: settings.LOG_LEVEL })
  const { handlers, office } = openJobs({ db: world.db, settings, clock: Date.now })
  const worker = await startWorker({ connection: world.connection, handlers, log })
  ending.add(async () => office.close())
  ending.add(worker.stop)
  console.log('The worker takes jobs.')
})
