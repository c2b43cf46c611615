import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { StormClass, StormRequest } from './storm-requests.ts'

export type Outcome = 'answered' | 'refused' | 'left' | 'failed'
export type Result = {
  readonly kind: StormClass
  readonly outcome: Outcome
  /** When the answer was complete, and how long it took; milliseconds. */
  readonly at: number
  readonly took: number
  /** The status or the error code of a failure. */
  readonly failure?: string
}

/** A guest leaves if nothing has come. */
const PATIENCE_MS = 10_000
const TICK_MS = 5

/** Requests that arrive at this rate however slowly they are answered, each once. */
export async function sendOpenLoop(port: number, next: () => StormRequest, rate: number, seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, maxFreeSockets: 1_000 })
  const began = performance.now()
  const results: Promise<Result>[] = []
  for (;;) {
    const elapsed = performance.now() - began
    const due = Math.floor((Math.min(elapsed, seconds * 1000) * rate) / 1000)
    while (results.length < due) results.push(send(agent, port, next()))
    if (elapsed >= seconds * 1000) break
    await wait(TICK_MS)
  }
  const all = await Promise.all(results)
  agent.destroy()
  return all.map((result) => ({ ...result, at: result.at - began }))
}

/** As fast as this many clients get answers; requests per second. */
export async function sendClosedLoop(
  port: number,
  next: () => StormRequest,
  clients: number,
  seconds: number,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const began = performance.now()
  const until = began + seconds * 1000
  const results: Result[] = []
  const client = async () => {
    while (performance.now() < until) results.push(await send(agent, port, next()))
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  return { rate: (results.length / (performance.now() - began)) * 1000, results }
}

function send(agent: Agent, port: number, { kind, path, guest, body }: StormRequest): Promise<Result> {
  const began = performance.now()
  const headers = {
    'accept-encoding': 'gzip, br, zstd',
    ...(guest === undefined ? {} : { authentic: `${guest}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
  }
  return new Promise((resolve) => {
    const end = (outcome: Outcome, failure?: string) => {
      const at = performance.now()
      resolve({ kind, outcome, at, took: at - began, ...(failure ? { failure } : {}) })
    }
    const method = body === undefined ? 'GET' : 'POST'
    const sent = request({ agent, host: '127.0.0.1', port, path, method, headers }, (answer) => {
      const { statusCode = 0 } = answer
      answer.resume().on('end', () => {
        clearTimeout(patience)
        if (statusCode < 400) end('answered')
        else if (statusCode === 503) end('refused')
        else end('failed', String(statusCode))
      })
    })
    const patience = setTimeout(() => {
      end('left')
      sent.destroy()
    }, PATIENCE_MS)
    sent.on('error', ({ code }: NodeJS.ErrnoException) => {
      clearTimeout(patience)
      end('failed', code ?? 'error')
    })
    sent.end(body)
  })
}
