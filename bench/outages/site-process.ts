// Our server with its pages on the given database, and the jobs that settle payments. The clock is `CLOCK_AHEAD` milliseconds
// ahead.
import { setTimeout as wait } from 'node:timers/promises'
import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/db/database.ts'
import { isUnavailable } from '#server/db/faults.ts'
import { checkOpenPayments } from '#server/payments/check-payment.ts'
import { advancePayments } from '#server/payments/operations/advance-payment.ts'
import { readSettings } from '#server/settings.ts'
import { loadBuiltPages } from '#server/startup/load-pages.ts'
import { sessionByNumber } from '#test/support/guests.ts'

const JOBS_EVERY_MS = 500
const { CLOCK_AHEAD = '0', ...env } = process.env
const right = Date.now
Date.now = () => right() + Number(CLOCK_AHEAD)
const settings = readSettings(env)
const db = openDatabase(settings.DATABASE_URL!)
const app = await createApp({
  ...{ db, settings },
  pages: await loadBuiltPages(),
  findSession: sessionByNumber,
})
// As the programs do: the driver rejects asynchronously when an idle connection breaks.
process.on('unhandledRejection', (error) => {
  if (!isUnavailable(error)) throw error
})
await app.places()
await app.listen({ port: settings.PORT, host: '127.0.0.1' })

process.on('message', () => process.send!(process.memoryUsage()))
process.on('disconnect', () => {
  const end = () => process.exit(0)
  app.http.close().then(end, end)
})
process.send!({ port: (app.http.server.address() as { port: number }).port })

while (process.connected) {
  // A job that fails is tried again.
  await advancePayments(app.payments).catch(() => {})
  await checkOpenPayments(app.payments).catch(() => {})
  await wait(JOBS_EVERY_MS)
}
