import { pino } from 'pino'
import { jobFacts } from './jobs/facts.ts'
import { startWorker } from './jobs/worker.ts'
import { openWorld } from './open.ts'
import { runProgram } from './program.ts'
import { readSettings } from './settings.ts'

await runProgram(async (ending) => {
  const settings = readSettings(process.env)
  const world = await openWorld(settings)
  ending.add(world.close)
  const log = pino({ level: settings.LOG_LEVEL })
  const worker = await startWorker({
    connection: world.connection,
    facts: jobFacts(world.db, settings, Date.now),
    log,
  })
  ending.add(worker.stop)
  console.log('The worker takes jobs.')
})
