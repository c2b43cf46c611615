import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { testSecret } from './app.ts'
import type { Order } from './booking-server.ts'

type Server = { child: ChildProcess; port: number }
type Answer = { code: number; data: Record<string, unknown> }

const patience = 60_000
const pause = 25

/**
 * A server that is killed again and again, with the next one started already. Calls go to the one that runs, and are
 * sent again, as they were, until they are answered.
 */
export async function openKillableServers(url: string) {
  let clockAhead = 0
  let stopped = false
  const start = async (): Promise<Server> => {
    const child = fork(join(import.meta.dirname, 'booking-server.ts'), {
      env: { ...process.env, DATABASE_URL: url, LOG_LEVEL: 'silent', PORT: '0', SECRET: testSecret },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const [{ port }] = (await once(child, 'message', { signal: AbortSignal.timeout(patience) })) as [Server]
    return { child, port }
  }
  let next = start()
  let current = await next
  next = start()

  const isAlive = ({ child }: Server) => child.exitCode === null && child.signalCode === null
  const tell = (order: Order) => {
    if (isAlive(current)) current.child.send(order, () => {})
  }

  /** The next one takes over; the dead stay dead. */
  async function replace() {
    current = await next
    if (!stopped) next = start()
    tell({ clockAhead })
  }

  async function ask(path: string, fields: Record<string, unknown>, guest: number, method = 'POST') {
    const form = new URLSearchParams({ lang: 'en', ...(fields as Record<string, string>) }).toString()
    for (const deadline = Date.now() + patience; ; ) {
      const to = `http://127.0.0.1:${current.port}/api/${path}`
      try {
        const response = await fetch(method === 'GET' ? `${to}?${form}` : to, {
          method,
          headers: {
            authentic: `${guest}`,
            ...(method === 'GET' ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
          },
          ...(method === 'GET' ? {} : { body: form }),
        })
        const answer = (await response.json()) as Answer
        if (response.status < 500) return answer
        if (Date.now() > deadline) throw new Error(`${path}: ${JSON.stringify(answer)}`)
      } catch (error) {
        if (Date.now() > deadline) throw error
      }
      await wait(pause)
    }
  }

  return {
    ask,
    tell,
    port: () => current.port,
    moveClock: (ms: number) => {
      clockAhead += ms
      tell({ clockAhead })
    },
    /** Whoever kills it, true once it is dead and replaced; false where it lives on when the work is done. */
    dies: async (work: Promise<unknown>): Promise<boolean> => {
      const { child } = current
      const gone = once(child, 'exit')
      const finished = work.then(() => wait(pause, false))
      if (!(await Promise.race([gone.then(() => true), finished]))) return false
      await replace()
      await work
      return true
    },
    kill: () => current.child.kill('SIGKILL'),
    stop: async () => {
      stopped = true
      for (const { child } of [current, await next]) {
        if (child.exitCode !== null || child.signalCode !== null) continue
        child.disconnect()
        await once(child, 'exit')
      }
    },
  }
}
