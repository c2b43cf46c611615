// A server that live-support tests kill: guests log in by their number.
import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/db/database.ts'
import { isUnavailable } from '#server/db/faults.ts'
import { readSettings } from '#server/settings.ts'
import { sessionByNumber, sessionsByNumber } from './guests.ts'

const settings = readSettings(process.env)
const db = openDatabase(settings.DATABASE_URL!)
const app = await createApp({
  db,
  settings,
  findSession: sessionByNumber,
  openSessions: sessionsByNumber,
})
await app.http.listen({ port: 0, host: '127.0.0.1' })
process.on('unhandledRejection', (error) => {
  if (!isUnavailable(error)) throw error
})
process.on('disconnect', () => process.exit(0))
process.send!({ port: (app.http.server.address() as { port: number }).port })
