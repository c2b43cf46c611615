// The server with its booking and payment routes, for tests that kill it. Guests log in by their number. The
// parent controls when it listens, when its jobs run and at which step of a use case it exits.
import { flushCompileCache } from 'node:module'
import { createApp } from '#server/app.ts'
import { expireOverdueChanges } from '#server/booking/change/expire-change.ts'
import { expireOverdueHolds } from '#server/booking/expire-hold.ts'
import { openDatabase } from '#server/db/database.ts'
import { isUnavailable } from '#server/db/faults.ts'
import { checkOpenPayments } from '#server/payments/check-payment.ts'
import { advancePayments } from '#server/payments/operations/advance-payment.ts'
import { readSettings } from '#server/settings.ts'
import { cleanly } from './cleanly.ts'
import { sessionByNumber } from './guests.ts'

export type Order = { dieAt: string | null } | { clockAhead: number } | { listen: number } | { work: true }

let dieAt: string | null = null
let clockAhead = 0
let isWorking = false
const settings = readSettings(process.env)
const db = openDatabase(settings.DATABASE_URL!)
const app = await createApp({
  db,
  settings,
  clock: () => Date.now() + clockAhead,
  findSession: sessionByNumber,
  onStep: (name) => {
    if (name === dieAt) process.kill(process.pid, 'SIGKILL')
  },
})
// A killed process does not write its compile cache, so write it now for the next start.
flushCompileCache()

/** The jobs of a worker: expiry of holds, and planned, due or unknown payments. */
async function work() {
  if (isWorking) return
  isWorking = true
  try {
    await cleanly(expireOverdueHolds(app.booking))
    await cleanly(expireOverdueChanges(app.booking))
    await cleanly(advancePayments(app.payments))
    await cleanly(checkOpenPayments(app.payments))
  } catch {
    // The database is unavailable: the caller will retry.
  } finally {
    isWorking = false
  }
}

// As the programs do: the driver throws asynchronously when an idle connection breaks.
process.on('unhandledRejection', (error) => {
  if (!isUnavailable(error)) throw error
})
process.on('message', (order: Order) => {
  if ('dieAt' in order) dieAt = order.dieAt
  if ('clockAhead' in order) clockAhead = order.clockAhead
  if ('listen' in order) void app.http.listen({ port: order.listen, host: '127.0.0.1' })
  if ('work' in order) void work()
})
process.on('disconnect', () => process.exit(0))
process.send!('ready')
