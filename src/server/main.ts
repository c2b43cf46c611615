import { parseArgs } from 'node:util'
import { createApp } from './app.ts'
import { startWorker } from './jobs/worker.ts'
import { loadBuiltPages, loadLivePages } from './load-pages.ts'
import { openWorld } from './open.ts'
import { runProgram } from './program.ts'
import { readSettings } from './settings.ts'

await runProgram(async (ending) => {
  const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })
  const settings = readSettings(process.env)
  const [pages, world] = await Promise.all([
    values.dev ? loadLivePages : loadBuiltPages(),
    openWorld(settings),
  ])
  ending.add(world.close)

  const app = await createApp({ db: world.db, settings, pages })
  // Read before the first guest asks.
  await app.places()
  await app.http.listen({ port: settings.PORT, host: settings.HOST })
  ending.add(async () => {
    app.drain()
    await app.http.close()
  })
  if (settings.JOBS === 'in_process') {
    const worker = await startWorker({
      connection: world.connection,
      facts: { db: world.db, clock: Date.now },
      log: app.http.log,
    })
    ending.add(worker.stop)
  }

  if (world.embedded) console.log(`Database: ${world.embedded.home} (${world.embedded.how})`)
  console.log(`Lodestar is at ${app.origin()}`)
})
