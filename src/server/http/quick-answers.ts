import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Client } from './client.ts'
import { encodingFor } from './encoding.ts'
import { isHeld } from './etag.ts'
import { headersOf, type KeptAnswer, type KeptAnswers, LEAST_COMPRESSED } from './kept-answers.ts'
import { withoutSecrets } from './logging.ts'
import type { Metrics } from './metrics.ts'
import { STRICT_TRANSPORT, securityHeaders } from './security-headers.ts'

type Options = {
  readonly kept: KeptAnswers
  readonly metrics: Metrics
  readonly log: FastifyBaseLogger
  readonly client: Client
  /** Whether this address may ask again: true, or later. */
  readonly admits: (address: string) => true | Promise<boolean>
}

const telling: ReadonlySet<string> = new Set(['trace', 'debug', 'info'])
const always = Object.entries(securityHeaders).flat()

/**
 * Sends kept answers before the framework is asked: its way from request to reply costs more than they do. Everything
 * else, and whatever needs a thought, goes that way.
 */
export function answerQuickly(server: Server, { kept, metrics, log, client, admits }: Options) {
  const [ask] = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    const answer = isSimple(request) ? kept.get(request.url!) : null
    const body = answer && bodyFor(answer, request)
    if (!answer || body === null) return void ask!(request, response)
    const admitted = admits(client.address(request))
    if (admitted === true) return send(request, response, answer, body)
    admitted.then(
      (isAdmitted) => (isAdmitted ? send(request, response, answer, body) : void ask!(request, response)),
      () => void ask!(request, response),
    )
  })

  function send(request: IncomingMessage, response: ServerResponse, answer: KeptAnswer, body: Body) {
    const began = performance.now()
    const id = randomUUID()
    const head = [...always, 'x-request-id', id, ...headersOf(answer)]
    if (body.encoding) head.push('content-encoding', body.encoding)
    if (client.isSecure(request)) head.push('strict-transport-security', STRICT_TRANSPORT)
    const isUnchanged = answer.isPublic && isHeld(request.headers['if-none-match'], answer.etag)
    if (!isUnchanged) head.push('content-length', String(body.bytes.length))
    const status = isUnchanged ? 304 : 200
    response.writeHead(status, head)
    response.end(isUnchanged ? undefined : body.bytes)
    const ms = performance.now() - began
    metrics.answered('GET', answer.route, status, ms)
    if (!telling.has(log.level)) return
    const told = {
      reqId: id,
      method: 'GET',
      url: withoutSecrets(request.url!),
      status,
      ms: Math.round(ms * 10) / 10,
    }
    log.info(told, 'answered')
  }
}

/** A visitor's plain question; only such answers are kept. */
const isSimple = ({ method, headers, url }: IncomingMessage) =>
  method === 'GET' && headers.authentic === undefined && url!.startsWith('/api/')

type Body = { readonly bytes: Buffer; readonly encoding: 'br' | 'gzip' | null }

/** As the caller can read it; null where it would have to be compressed first. */
function bodyFor(answer: KeptAnswer, { headers }: IncomingMessage): Body | null {
  const accepted = headers['accept-encoding']
  if (accepted === undefined || answer.body.length < LEAST_COMPRESSED)
    return { bytes: answer.body, encoding: null }
  const encoding = encodingFor(accepted)
  if (!encoding) return { bytes: answer.body, encoding: null }
  const bytes = answer.ready[encoding]
  return bytes ? { bytes, encoding } : null
}
