import { pino } from 'pino'
import { openJobs } from './jobs/open-jobs.ts'
import { startWorker } from './jobs/worker.ts'
import { agreeOnSecret } from './keys/agree-on-secret.ts'
import { openSecret } from './keys/secret.ts'
import { readSettings } from './settings.ts'
import { openWorld } from './startup/open-world.ts'
import { runProgram } from './startup/run-program.ts'

await runProgram(async (ending) => {
  const settings = readSettings(process.env)
  const world = await openWorld(settings)
  ending.add(world.close)
  await agreeOnSecret(world.db, openSecret(settings), Date.now())
  const log = pino({ level: settings.LOG_LEVEL })
  const { handlers, office } = openJobs({ db: world.db, settings, clock: Date.now })
  const worker = await startWorker({ connection: world.connection, handlers, log })
  ending.add(async () => office.close())
  ending.add(worker.stop)
  console.log('The worker takes jobs.')
})
