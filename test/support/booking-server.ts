// The server with its routes of booking and paying, for tests that kill it: guests sign in by their number, and the
// parent says when it listens, what its jobs do and at which step of a use case it dies.
import { flushCompileCache } from 'node:module'
import { createApp } from '#server/app.ts'
import { expireOverdueHolds } from '#server/booking/expire-hold.ts'
import { connectionOf, openDatabase } from '#server/db/database.ts'
import { isUnavailable } from '#server/db/faults.ts'
import { advancePayments } from '#server/payments/advance-payment.ts'
import { checkOpenPayments } from '#server/payments/check-payment.ts'
import { readSettings } from '#server/settings.ts'
import { cleanly } from './cleanly.ts'
import { sessionByNumber } from './guests.ts'

export type Order = { dieAt: string | null } | { clockAhead: number } | { listen: number } | { work: true }

let dieAt: string | null = null
let clockAhead = 0
let isWorking = false
const settings = readSettings(process.env)
const db = openDatabase(connectionOf(settings.DATABASE_URL!))
const app = await createApp({
  db,
  settings,
  clock: () => Date.now() + clockAhead,
  findSession: sessionByNumber,
  onStep: (name) => {
    if (name === dieAt) process.kill(process.pid, 'SIGKILL')
  },
})
// Whoever is killed leaves nothing for the next one to start quickly with.
flushCompileCache()

/** What a worker does by itself: the ends of holds, and what is planned, due or in the dark of payments. */
async function work() {
  if (isWorking) return
  isWorking = true
  try {
    await cleanly(expireOverdueHolds(app.booking))
    await cleanly(advancePayments(app.payments))
    await cleanly(checkOpenPayments(app.payments))
  } catch {
    // The database is away: whoever waits says so again.
  } finally {
    isWorking = false
  }
}

// As the programs do: the driver fails by itself where a connection breaks while nobody waits for an answer.
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
