import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { openSimulator } from '#simulator/open-simulator.ts'
import { createApp } from './app.ts'
import { type Pool, transaction } from './db/database.ts'
import { fillCatalogue } from './demo-loader/fill-catalogue.ts'
import { dateDemoRates } from './exchange/date-demo-rates.ts'
import { progressBar } from './inventory/progress-bar.ts'
import { recountHotels } from './inventory/recount-hotels.ts'
import { addJob } from './jobs/add-job.ts'
import { openJobs } from './jobs/open-jobs.ts'
import { startWorker } from './jobs/worker.ts'
import { connectProviders, whyProvidersWrong } from './payments/open-payments.ts'
import { agreeOnSecret } from './secret-keys/agree-on-secret.ts'
import { openSecret } from './secret-keys/secret.ts'
import { readSettings, startWarnings, WrongSetting } from './settings.ts'
import { loadBuiltPages, loadLivePages } from './startup/load-pages.ts'
import { openWorld } from './startup/open-world.ts'
import { runProgram } from './startup/run-program.ts'
import { simulatePayments } from './startup/simulate-payments.ts'

await runProgram(async (ending) => {
  const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })
  const given = readSettings(process.env)
  const wrong = await whyProvidersWrong(connectProviders({ settings: given, now: Date.now }))
  if (wrong.length > 0) throw new WrongSetting(wrong.join('\n'))
  const openFilled = async () => {
    const world = await openWorld(given)
    ending.add(world.close)
    await agreeOnSecret(world.db, openSecret(given), Date.now())
    await fillDemonstration(world.db, given.DEMO_HOTELS)
    return world
  }
  const [pages, world] = await Promise.all([values.dev ? loadLivePages : loadBuiltPages(), openFilled()])
  const { settings, simulator } = await simulatePayments(openSimulator, process.env, Date.now)
  if (simulator) ending.add(simulator.close)
  const isPublicDemo = simulator !== null && settings.DEMO && !settings.local
  await dateDemoRates(world.db, { isDemo: simulator !== null && !settings.RATES_URL, now: Date.now() })
  const app = await createApp({
    db: world.db,
    settings,
    pages,
    ...(isPublicDemo ? { cashier: simulator.url } : {}),
  })
  // Read before the first guest asks.
  await app.places()
  await app.http.listen({ port: settings.PORT, host: settings.HOST })
  for (const method of app.payments.providers.keys())
    simulator?.setNotifyUrl(method, `${ownAddress(app.http.server.address())}/api/pay/notify/${method}`)
  // An earlier version may have counted otherwise.
  const counted = transaction(world.db, async (tx) => {
    await recountHotels(tx)
    // Prices every city in this process: the first guests come before it.
    await addJob(tx, 'price_places', {}, { key: 'price_places', runAt: Date.now() + 60_000 })
  })
  for (const later of [app.warm(), app.names(), counted])
    later.catch((error: unknown) => app.http.log.error(error))
  ending.allow(settings.DRAIN_SECONDS)
  ending.add(async () => {
    await app.drain()
    await app.http.close()
  })
  if (settings.JOBS === 'in_process') {
    const { handlers, office } = openJobs({
      db: world.db,
      settings,
      clock: Date.now,
      count: app.payments.count,
      places: app.places,
    })
    const worker = await startWorker({ connection: world.connection, handlers, log: app.http.log })
    ending.add(async () => office.close())
    ending.add(worker.stop)
  }

  if (world.embedded) console.log(`Database: ${world.embedded.home} (${world.embedded.how})`)
  for (const warning of startWarnings(settings)) console.warn(warning)
  if (simulator) console.log(`Payments are simulated at ${simulator.url}: no money moves`)
  console.log(`Lodestar is at ${app.origin()}`)
})

/** Where the simulator, which is on this machine, reaches this server. */
function ownAddress(address: string | AddressInfo | null): string {
  return `http://127.0.0.1:${(address as AddressInfo).port}`
}

/** On the first start, or where the last one was cut short. */
async function fillDemonstration(db: Pool, hotels: number) {
  const bar = progressBar('Filling the demonstration catalogue', {
    unit: 'hotels',
    out: process.stderr,
    now: Date.now,
  })
  await fillCatalogue(db, { hotels, now: Date.now(), progress: bar.show })
  bar.end()
}
