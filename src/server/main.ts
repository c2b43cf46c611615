import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { openSimulator } from '#simulator/open-simulator.ts'
import { createApp } from './app.ts'
import { startShipping } from './backup/archive-wal.ts'
import { backupTarget } from './backup/make-backup.ts'
import { type Pool, transaction } from './db/database.ts'
import { fillCatalogue } from './demo-loader/fill-catalogue.ts'
import { dateDemoRates } from './exchange/date-demo-rates.ts'
import { progressBar } from './inventory/progress-bar.ts'
import { recountHotels } from './inventory/recount-hotels.ts'
import { addJob } from './jobs/add-job.ts'
import { startWorker } from './jobs/worker.ts'
import { publishAssets } from './pages/shared-assets.ts'
import { connectProviders, whyProvidersWrong } from './payments/open-payments.ts'
import { agreeOnSecret } from './secret-keys/agree-on-secret.ts'
import { openSecret } from './secret-keys/secret.ts'
import { misspeltNames } from './settings/misspelt-names.ts'
import { readSettings, type Settings, startWarnings, WrongSetting } from './settings.ts'
import { openJobHandlers } from './startup/job-handlers.ts'
import { loadBuiltPages, loadLivePages } from './startup/load-pages.ts'
import { type Opened, prepareDatabase } from './startup/prepare-database.ts'
import { runProgram } from './startup/run-program.ts'
import { simulatePayments } from './startup/simulate-payments.ts'
import { openTracing } from './telemetry/tracing.ts'

// Loading the pages sets it for React.
const isProduction = process.env.NODE_ENV === 'production'

await runProgram(async (ending) => {
  const { values } = parseArgs({ options: { dev: { type: 'boolean', default: false } } })
  const given = readSettings(process.env)
  const wrong = await whyProvidersWrong(connectProviders({ settings: given, now: Date.now }))
  if (wrong.length > 0) throw new WrongSetting(wrong.join('\n'))
  const openFilled = async () => {
    const database = await prepareDatabase(given)
    const shipping = startBackups(given, database)
    ending.add(async () => {
      await database.close()
      // The last segment is complete once the database has stopped.
      await shipping?.stop()
    })
    await agreeOnSecret(database.db, openSecret(given), Date.now())
    await fillDemonstration(database.db, given.DEMO_HOTELS)
    return database
  }
  const [pages, database] = await Promise.all([
    values.dev ? loadLivePages : loadBuiltPages(given.BRAND_COLOR),
    openFilled(),
  ])
  const { settings, simulator } = await simulatePayments(openSimulator, process.env, Date.now)
  if (simulator) ending.add(simulator.close)
  const isPublicDemo = simulator !== null && settings.DEMO && !settings.local
  await dateDemoRates(database.db, { isDemo: simulator !== null && !settings.RATES_URL, now: Date.now() })
  // Before the first page names a file that a process of the previous version does not have.
  if (typeof pages !== 'function' && pages.folder) await publishAssets(database.db, pages.folder, Date.now())
  const tracing = await openTracing({ ...settings, program: 'site' })
  if (tracing) ending.add(tracing.close)
  const app = await createApp({
    db: database.db,
    settings,
    pages,
    tracing,
    env: process.env,
    ...(isPublicDemo ? { cashier: simulator.url } : {}),
  })
  // Loaded before the first request.
  await app.places()
  await app.listen({ port: settings.PORT, host: settings.HOST })
  for (const method of app.payments.providers.keys())
    simulator?.setNotifyUrl(method, `${ownAddress(app.http.server.address())}/api/pay/notify/${method}`)
  // The first page does not share the processor with what only speeds up later requests.
  const logged = (error: unknown) => app.http.log.error(error)
  void app
    .warm()
    .catch(logged)
    .then(() => Promise.all([recount(database.db).catch(logged), app.names().catch(logged)]))
    .then(app.loadLargestCities)
    .catch(logged)
  ending.allow(settings.DRAIN_SECONDS)
  ending.add(async () => {
    await app.drain()
    await app.http.close()
  })
  if (settings.JOBS === 'in_process') {
    const { handlers, transports } = openJobHandlers(app.parts)
    const worker = await startWorker({
      connection: database.connection,
      handlers: tracing ? tracing.jobs(handlers) : handlers,
      log: app.http.log,
      concurrency: settings.JOB_CONCURRENCY,
    })
    ending.add(async () => transports.close())
    ending.add(worker.stop)
  }

  // A log collector reads the output of a production site, so every line is JSON.
  const say = isProduction ? (text: string) => app.http.log.info(text) : console.log
  const warn = isProduction ? (text: string) => app.http.log.warn(text) : console.warn
  if (database.embedded) say(`Database: ${database.embedded.home} (${database.embedded.how})`)
  for (const warning of startWarnings(settings)) warn(warning)
  for (const { name, meant } of misspeltNames(process.env))
    warn(`No setting is named ${name}: rename it to ${meant}, or remove it.`)
  if (simulator) say(`Payments are simulated at ${simulator.url}: no money moves`)
  say(`Lodestar is at ${app.origin()}`)
})

/** An earlier version may have counted differently. */
const recount = (db: Pool) =>
  transaction(db, async (tx) => {
    await recountHotels(tx)
    // Prices every city in this process, after the first requests are served.
    await addJob(tx, 'price_places', {}, { key: 'price_places', runAt: Date.now() + 60_000 })
  })

/** The URL at which the local simulator reaches this server. */
function ownAddress(address: string | AddressInfo | null): string {
  return `http://127.0.0.1:${(address as AddressInfo).port}`
}

/** Archives the log of the embedded database, where a folder for backups is set. */
function startBackups(settings: Settings, { embedded }: Opened) {
  const log = { error: (facts: object, text: string) => console.error(text, facts) }
  return settings.BACKUP_DIR && embedded ? startShipping(settings, backupTarget(settings), log) : null
}

/** On the first start, or after an interrupted one. */
async function fillDemonstration(db: Pool, hotels: number) {
  const bar = progressBar('Filling the demonstration catalogue', {
    unit: 'hotels',
    out: process.stderr,
    now: Date.now,
  })
  await fillCatalogue(db, { hotels, now: Date.now(), progress: bar.show })
  bar.end()
}
