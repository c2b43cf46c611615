import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Fault } from './faults.ts'

export type SimRequest = {
  readonly method: string
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
  /** The refusal code that the provider should return for this request. */
  readonly refusal: string | undefined
}

export type SimAnswer = {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  /** A buffer is sent unchanged, another object as JSON. */
  readonly body?: string | object
}

export type Route = {
  readonly method: 'GET' | 'POST'
  /** `/v2/checkout/orders/:id` */
  readonly path: string
  /** The operation's name, if several share one path. */
  readonly operation?: (request: SimRequest) => string
  readonly handle: (request: SimRequest) => SimAnswer | Promise<SimAnswer>
}

export const html = (body: string, status = 200): SimAnswer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
})

export const redirect = (location: string): SimAnswer => ({ status: 303, headers: { location } })

/** The path parameters if the pattern matches, else null. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = path.split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(given[at]!)
    else if (part !== given[at]) return null
  }
  return params
}

const mostBytes = 1_000_000

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new Error('the body is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Sends a response, modified by a fault. */
export function sendAnswer(response: ServerResponse, answer: SimAnswer, fault: Fault | null) {
  const { status, headers = {}, body = '' } = answer
  if (Buffer.isBuffer(body)) {
    response.writeHead(status, headers).end(body)
    return
  }
  const whole = typeof body === 'string' ? body : JSON.stringify(body)
  const text = fault?.mode === 'tampered' ? tamper(whole) : whole
  const type = typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json'
  if (fault?.mode === 'timeout_after') return
  if (fault?.mode === 'reset_after') return response.destroy()
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(text), ...headers })
  if (fault?.mode === 'truncated') {
    response.write(text.slice(0, Math.floor(text.length / 2)), () => response.destroy())
    return
  }
  response.end(text)
}

/** Prefixes a digit to the first amount, or changes the success text. */
function tamper(text: string): string {
  const changed = text.replace(/((?:amount|fee|Amt)"?[:=]"?)(\d)/i, (_, name, digit) => `${name}1${digit}`)
  return changed === text ? text.replace(/success/i, 'changed') : changed
}

/** The response instead of the provider's, if the fault occurs before the provider. */
export function answerOf({ mode, status = 503 }: Fault): SimAnswer | null {
  if (mode === 'status') {
    return { status, headers: { 'retry-after': '1' }, body: { name: 'INTERNAL_SERVICE_ERROR' } }
  }
  if (mode === 'html') {
    return { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>We are busy</html>' }
  }
  return null
}
