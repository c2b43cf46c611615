import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Client } from './client.ts'
import { encodingFor } from './encoding.ts'
import { isHeld } from './etag.ts'
import { type KeptAnswer, type KeptAnswers, LEAST_COMPRESSED, type SentBody } from './kept-answers.ts'
import { tellsAnswers, withoutSecrets } from './logging.ts'
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
    const body = answer && bodyFor(answer, request.headers['accept-encoding'])
    if (!body) return void ask!(request, response)
    const admitted = admits(client.address(request))
    if (admitted === true) return send(request, response, answer, body)
    admitted.then(
      (isAdmitted) => (isAdmitted ? send(request, response, answer, body) : ask!(request, response)),
      () => ask!(request, response),
    )
  })

  function send(request: IncomingMessage, response: ServerResponse, answer: KeptAnswer, body: SentBody) {
    const id = randomUUID()
    const isUnchanged = answer.isPublic && isHeld(request.headers['if-none-match'], answer.etag)
    const head = always.concat(isUnchanged ? answer.head : body.head)
    head.push('x-request-id', id)
    if (client.isSecure(request)) head.push('strict-transport-security', STRICT_TRANSPORT)
    const status = isUnchanged ? 304 : 200
    response.writeHead(status, head)
    response.end(isUnchanged ? undefined : body.bytes)
    metrics.sentAgain(answer.route)
    if (tellsAnswers(log)) {
      log.info({ reqId: id, method: 'GET', url: withoutSecrets(request.url!), status, ms: 0 }, 'answered')
    }
  }
}

/** A visitor's plain question; only such answers are kept. */
const isSimple = ({ method, headers, url }: IncomingMessage) =>
  method === 'GET' && headers.authentic === undefined && url!.startsWith('/api/')

/** As the caller can read it; null where it would have to be compressed first. */
function bodyFor({ body, sent }: KeptAnswer, accepted: string | string[] | undefined): SentBody | null {
  const encoding = accepted === undefined || body.length < LEAST_COMPRESSED ? null : encodingFor(accepted)
  return sent[encoding ?? 'plain'] ?? null
}
