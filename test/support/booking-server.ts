// The server with its routes of booking, for tests that kill it: guests sign in by their number, and the parent says at
// which step of a use case it dies.
import { createApp } from '#server/app.ts'
import { expireOverdueHolds } from '#server/booking/expire-hold.ts'
import { connectionOf, openDatabase } from '#server/db/database.ts'
import { isConnectionFault } from '#server/db/watch-database.ts'
import { readSettings } from '#server/settings.ts'
import { sessionByNumber } from './guests.ts'

export type Order = { dieAt: string | null } | { clockAhead: number } | { expire: true }

let dieAt: string | null = null
let clockAhead = 0
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
  shedding: { eventLoopDelayMs: 0 },
})
await app.http.listen({ port: 0, host: '127.0.0.1' })

// As the programs do: the driver fails by itself where a connection breaks while nobody waits for an answer.
process.on('unhandledRejection', (error) => {
  if (!isConnectionFault(error)) throw error
})
process.on('message', (order: Order) => {
  if ('dieAt' in order) dieAt = order.dieAt
  if ('clockAhead' in order) clockAhead = order.clockAhead
  if ('expire' in order) expireOverdueHolds(app.booking).catch(() => {})
})
process.on('disconnect', () => process.exit(0))
process.send!({ port: (app.http.server.address() as { port: number }).port })
