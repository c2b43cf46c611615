// Our server, as it is but for the pages, on the database that it is told.
import { createApp } from '#server/app.ts'
import { connectionOf, openDatabase } from '#server/db/database.ts'
import { readSettings } from '#server/settings.ts'
import { tuneEngine } from '#server/startup/tune-engine.ts'
import { watchTurns } from './loop-turns.ts'
import { watchPace } from './pace.ts'
import { startProfile, writeProfile } from './profile.ts'

tuneEngine()
const settings = readSettings(process.env)
const db = openDatabase(connectionOf(settings.DATABASE_URL!))
// A shared machine may hold a process up longer than a server should bear; that is not what is measured.
const app = await createApp({ db, settings, shedding: { eventLoopDelayMs: 0 } })
await app.places()
await app.http.listen({ port: 0, host: '127.0.0.1' })
/** Watching costs something itself: only who asks for it has it. */
let turns: ReturnType<typeof watchTurns> | null = null
let pace: ReturnType<typeof watchPace> | null = null

type Message =
  | { cpu: true }
  | { memory: true }
  | { delay: true }
  | { pace: true }
  | { profile: string | null }
process.on('message', async (message: Message) => {
  if ('profile' in message) {
    await (message.profile ? writeProfile(message.profile) : startProfile())
    return process.send!({})
  }
  if ('memory' in message) {
    globalThis.gc?.()
    globalThis.gc?.()
    return process.send!(process.memoryUsage())
  }
  if ('delay' in message) {
    turns ??= watchTurns()
    return process.send!(turns.longest())
  }
  if ('pace' in message) {
    pace ??= watchPace()
    return process.send!(pace.noted())
  }
  process.send!({ cpu: process.cpuUsage(), main: process.threadCpuUsage() })
})
process.on('disconnect', () => void app.http.close().then(() => process.exit(0)))
process.send!({ port: (app.http.server.address() as { port: number }).port })
