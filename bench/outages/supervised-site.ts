import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#test/support/free-port.ts'

/** As `RestartSec` of examples/systemd. */
const RESTART_MS = 2_000
const START_PATIENCE_MS = 120_000

/** The site's process at one port; started again whenever it ends, as systemd does. */
export async function superviseSite(given: Record<string, string>) {
  const port = await freePort()
  const file = join(import.meta.dirname, 'site-process.ts')
  const env = { ...process.env, ...given, PORT: String(port) }
  let child: ChildProcess
  let execArgv: readonly string[] = []
  let isWanted = true
  let ends = 0

  async function start() {
    const own = fork(file, [], {
      env,
      execArgv: [...process.execArgv, ...execArgv],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
    })
    child = own
    own.once('exit', () => {
      if (!isWanted || own !== child) return
      ends++
      setTimeout(() => isWanted && void start().catch(() => {}), RESTART_MS)
    })
    const ended = once(own, 'exit').then(() => Promise.reject(new Error('the site ended')))
    ended.catch(() => {})
    const told = once(own, 'message', { signal: AbortSignal.timeout(START_PATIENCE_MS) })
    await Promise.race([told, ended])
  }
  async function stop() {
    const gone = once(child, 'exit')
    if (child.connected) child.disconnect()
    if (child.exitCode === null && child.signalCode === null) await Promise.race([gone, wait(10_000)])
    child.kill('SIGKILL')
  }

  await start()
  return {
    port,
    megabytes: async () => {
      const answer = once(child, 'message')
      child.send({})
      const [{ rss }] = (await answer) as [NodeJS.MemoryUsage]
      return Math.round(rss / 1e6)
    },
    /** How often it ended by itself. */
    ends: () => ends,
    restart: async (options: readonly string[]) => {
      execArgv = options
      isWanted = false
      await stop()
      isWanted = true
      // One that does not start ends, and is started again.
      await start().catch(() => {})
    },
    end: async () => {
      isWanted = false
      await stop()
    },
  }
}
