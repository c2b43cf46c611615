// Our server with its pages on the given database. The clock is `CLOCK_AHEAD` milliseconds ahead.
import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/db/database.ts'
import { readSettings } from '#server/settings.ts'
import { loadBuiltPages } from '#server/startup/load-pages.ts'
import { sessionByNumber } from '#test/support/guests.ts'

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
await app.places()
await app.listen({ port: 0, host: '127.0.0.1' })

process.on('message', () => process.send!(process.memoryUsage()))
process.on('disconnect', () => {
  const end = () => process.exit(0)
  app.http.close().then(end, end)
})
process.send!({ port: (app.http.server.address() as { port: number }).port })
