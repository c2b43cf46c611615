import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/** A response; the head as the server sent it, alternating names and values. */
export type Answered = { readonly head: string[]; readonly body: Buffer }
/** A connection with one request at a time. */
export type Line = { ask: (path: string) => Promise<Answered>; end: () => void }

/** Headers that every HTTP server adds. */
const itself = new Set(['date', 'connection', 'keep-alive'])

/** Retries while a loaded server responds with 503. */
const tries = 30

/** As browsers ask. */
export const COMPRESSED = { 'accept-encoding': 'gzip, deflate, br, zstd' }

export async function openLine(port: number, headers: OutgoingHttpHeaders = {}): Promise<Line> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const askOnce = async (path: string) => {
    const [response] = (await once(get({ port, host: '127.0.0.1', path, agent, headers }), 'response')) as [
      IncomingMessage,
    ]
    const { rawHeaders: raw, statusCode } = response
    const head = raw.filter((_, at) => !itself.has(raw[at - (at % 2)]!.toLowerCase()))
    return { statusCode, head, body: await buffer(response) }
  }
  const ask = async (path: string) => {
    for (let left = tries; ; left--) {
      const { statusCode, ...answer } = await askOnce(path)
      if (statusCode === 200) return answer
      if (statusCode !== 503 || left === 0) throw new Error(`${statusCode} for ${path}: ${answer.body}`)
      await wait(1_000)
    }
  }
  return { ask, end: () => agent.destroy() }
}

type Options = {
  connections?: number
  headers?: OutgoingHttpHeaders
  onAnswer?: (path: string, answer: Answered) => void
}

/** As fast as the connections allow, each sending the next request after a response; with latencies in ms. */
export async function askAll(
  port: number,
  paths: readonly string[],
  { connections = 16, headers, onAnswer = () => {} }: Options = {},
): Promise<number[]> {
  const times: number[] = []
  let next = 0
  const work = async () => {
    const line = await openLine(port, headers)
    while (next < paths.length) {
      const path = paths[next++]!
      const began = performance.now()
      const answer = await line.ask(path)
      times.push(performance.now() - began)
      onAnswer(path, answer)
    }
    line.end()
  }
  await Promise.all(Array.from({ length: connections }, work))
  return times
}

/** One request after another at a rate, whatever the responses take; latencies in ms from the time of sending. */
export async function askAtRate(
  port: number,
  paths: readonly string[],
  perSecond: number,
): Promise<number[]> {
  const idle: Line[] = []
  const began = performance.now()
  const asked = paths.map(async (path, at) => {
    const due = began + (1_000 * at) / perSecond
    await wait(due - performance.now())
    const line = idle.pop() ?? (await openLine(port, COMPRESSED))
    await line.ask(path)
    const took = performance.now() - due
    idle.push(line)
    return took
  })
  const times = await Promise.all(asked)
  for (const line of idle) line.end()
  return times
}
