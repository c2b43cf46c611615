// Our server, as it is but for the pages, on the database that it is told.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createApp } from '#server/app.ts'
import { connectionOf, openDatabase } from '#server/db/database.ts'
import { readSettings } from '#server/settings.ts'

const settings = readSettings(process.env)
const db = openDatabase(connectionOf(settings.DATABASE_URL!))
const app = await createApp({ db, settings })
await app.places()
await app.http.listen({ port: 0, host: '127.0.0.1' })
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()

const million = 1_000_000
type Message = { cpu: true } | { memory: true } | { delay: true }
process.on('message', (message: Message) => {
  if ('memory' in message) {
    globalThis.gc?.()
    globalThis.gc?.()
    return process.send!(process.memoryUsage())
  }
  if ('delay' in message) {
    process.send!({ most: delay.max / million, p99: delay.percentile(99) / million })
    return delay.reset()
  }
  process.send!({ cpu: process.cpuUsage() })
})
process.on('disconnect', () => void app.http.close().then(() => process.exit(0)))
process.send!({ port: (app.http.server.address() as { port: number }).port })
