import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startSimulator } from '#simulator/start-simulator.ts'
import { manyBookings, testSecret } from './app.ts'
import type { Order } from './booking-server.ts'
import { freePort } from './free-port.ts'

type Answer = { code: number; data: Record<string, unknown> }

const patience = 300_000
const pause = 25
/** A start takes long on a busy machine. */
const START_PATIENCE = 600_000
/**
 * After this time, requests that a dead server sent to a provider count as lost, and the provider is queried.
 */
const RESTART_TAKES = 61_000

/**
 * A server that is killed repeatedly, with spare ones already started; the payment providers keep running.
 * Calls go to the current one, always at the same URL, and are repeated unchanged until they are answered.
 */
export async function openKillableServers(url: string, { spares = 1 } = {}) {
  let clockAhead = 0
  let stopped = false
  const now = () => Date.now() + clockAhead
  const sim = await startSimulator({ port: 0, file: null, clock: now })
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  sim.setNotifyUrl('paypal', `${address}/api/pay/notify/paypal`)
  const start = async (): Promise<ChildProcess> => {
    const child = fork(join(import.meta.dirname, 'booking-server.ts'), {
      env: {
        NODE_COMPILE_CACHE: join(tmpdir(), 'lodestar-compiled'),
        ...process.env,
        ...sim.merchant,
        DATABASE_URL: url,
        LOG_LEVEL: 'silent',
        PUBLIC_URL: address,
        PORT: '0',
        SECRET: testSecret,
        LIMITS: manyBookings,
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    await once(child, 'message', { signal: AbortSignal.timeout(START_PATIENCE) })
    return child
  }
  let current = await start()
  let replaced: Promise<void> = Promise.resolve()
  const next = Array.from({ length: spares }, start)

  const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null
  const tell = (order: Order) => {
    if (isAlive(current)) current.send(order, () => {})
  }
  const moveClock = (ms: number) => {
    clockAhead += ms
    tell({ clockAhead })
  }
  takeOver()

  /** When the current server dies, the next one takes over. */
  function takeOver() {
    tell({ listen: port })
    current.once('exit', () => {
      if (!stopped) replaced = replace()
    })
  }
  async function replace() {
    current = (await next.shift())!
    next.push(start())
    moveClock(RESTART_TAKES)
    takeOver()
  }

  async function ask(path: string, fields: Record<string, unknown>, guest: number, method = 'POST') {
    const form = new URLSearchParams({ lang: 'en', ...(fields as Record<string, string>) }).toString()
    const to = `${address}/api/${path}`
    for (const deadline = Date.now() + patience; ; ) {
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
    sim,
    now,
    port: () => port,
    moveClock,
    /** True once it is dead and replaced; false if it survives the work. */
    dies: async (work: Promise<unknown>): Promise<boolean> => {
      const gone = once(current, 'exit')
      const finished = work.then(() => wait(pause, false))
      if (!(await Promise.race([gone.then(() => true), finished]))) return false
      await replaced
      await work
      return true
    },
    kill: () => current.kill('SIGKILL'),
    stop: async () => {
      stopped = true
      for (const child of [current, ...(await Promise.all(next))]) {
        if (!isAlive(child)) continue
        child.disconnect()
        await once(child, 'exit')
      }
      await sim.close()
    },
  }
}
