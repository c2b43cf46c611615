// Our server without the pages, on the given database.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createApp } from '#server/app.ts'
import { connectionOf, openDatabase } from '#server/db/database.ts'
import { readSettings } from '#server/settings.ts'

const settings = readSettings(process.env)
const db = openDatabase(connectionOf(settings.DATABASE_URL!))
// The limit of requests in flight is not lowered: refusals are not measured here.
const app = await createApp({ db, settings, admission: { isAdaptive: false } })
await app.places()
await app.http.listen({ port: 0, host: '127.0.0.1' })
const delay = monitorEventLoopDelay({ resolution: 1 })

process.on('message', (message: { memory?: true; delay?: true }) => {
  if (message.memory) {
    globalThis.gc?.()
    return process.send!(process.memoryUsage())
  }
  if (message.delay) {
    const longestMs = delay.max / 1e6
    delay.reset()
    delay.enable()
    return process.send!({ longestMs })
  }
  process.send!({ cpu: process.cpuUsage() })
})
process.on('disconnect', () => void app.http.close().then(() => process.exit(0)))
process.send!({ port: (app.http.server.address() as { port: number }).port })
