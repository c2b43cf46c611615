import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { createLru } from '../cache/lru.ts'
import type { DatabaseWatch } from '../db/watch-database.ts'
import type { Client } from './client.ts'
import { type Encoding, encodingFor } from './encoding.ts'
import { isHeld } from './etag.ts'
import {
  compressedAnswer,
  type KeptAnswer,
  type KeptAnswers,
  LEAST_COMPRESSED,
  type MadeAnswer,
  makeKept,
  type SentBody,
  wholeHead,
} from './kept-answers.ts'
import { tellsAnswers, withoutSecrets } from './logging.ts'
import type { Metrics } from './metrics.ts'
import { nextRequestId } from './request-id.ts'
import { STRICT_TRANSPORT } from './security-headers.ts'
import { createTogether } from './together.ts'
import { giveBack, lasting } from './written.ts'

type Options = {
  readonly kept: KeptAnswers
  readonly metrics: Metrics
  readonly log: FastifyBaseLogger
  readonly client: Client
  /** Whether this address may ask again: true, or later. */
  readonly admits: (request: IncomingMessage, address: string) => true | Promise<boolean>
  /** How a usual question is answered, by its address; null where it is none, or, later, where it is refused. */
  readonly make?: (address: string) => (() => Promise<MadeAnswer | null>) | null
  /** Whether so much is going on that some must be turned away. */
  readonly isPressed?: () => boolean
  /** What is under way when the database goes away is told so, like all others. */
  readonly watch?: Pick<DatabaseWatch, 'during'>
}

/** How many are made before the first of them is sent: kept ones, or as many new ones as can be in that time. */
const A_TURN = { most: 16, milliseconds: 2 }

/**
 * Sends kept answers, and those to usual questions, before the framework is asked: its way from request to reply costs
 * more than they do. Everything else, and whatever needs a thought, goes that way.
 */
export function answerQuickly(server: Server, options: Options) {
  const { kept, metrics, log, client, admits, watch, isPressed = () => false } = options
  const howToMake = options.make ?? (() => null)
  const isTold = tellsAnswers(log)
  const together = createTogether(A_TURN)
  const [ask] = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (!isSimple(request)) return void ask!(request, response)
    const answer = kept.get(request.url!)
    const body = answer && bodyFor(answer, request)
    if (body) return whenAdmitted(request, response, () => sendAgain(request, response, answer, body))
    const make = answer || isPressed() ? null : howToMake(request.url!)
    if (make)
      return whenAdmitted(request, response, (since) => void makeAndSend(request, response, make, since))
    ask!(request, response)
  })

  type Go = (since: number) => void

  function whenAdmitted(request: IncomingMessage, response: ServerResponse, go: Go) {
    const admitted = admits(request, client.address(request))
    if (admitted === true) return inTurn(go)
    const others = () => ask!(request, response)
    admitted.then((isAdmitted) => (isAdmitted ? inTurn(go) : others()), others)
  }

  /** What waits for its turn is in flight: else nobody would see that there is too much of it. */
  function inTurn(go: Go) {
    const since = performance.now()
    metrics.begin()
    together(() => go(since))
  }

  function sendAgain(request: IncomingMessage, response: ServerResponse, answer: KeptAnswer, body: SentBody) {
    send(request, response, answer, body, 0)
    metrics.sentAgain(answer.route)
    metrics.end()
  }

  async function makeAndSend(
    request: IncomingMessage,
    response: ServerResponse,
    make: () => Promise<MadeAnswer | null>,
    since: number,
  ) {
    let isHandedOver = false
    const end = watch?.during(() => {
      isHandedOver = true
      metrics.end()
      ask!(request, response)
    })
    try {
      const made = await make()
      if (isHandedOver) return
      if (!made) return ask!(request, response)
      const answer = answerOf(made, request)
      const body = bodyFor(answer, request) ?? (await compressedFor(answer, request))
      const took = performance.now() - since
      metrics.answered(made.route, send(request, response, answer, body, took), took / 1000)
      // Nearly always the system has taken all of it already.
      if (response.writableLength === 0) giveBack(made.written)
      else response.once('finish', () => giveBack(made.written))
    } catch {
      if (isHandedOver) return
      // Once more, where faults are told and counted.
      if (response.headersSent) response.destroy()
      else ask!(request, response)
    } finally {
      end?.()
      if (!isHandedOver) metrics.end()
    }
  }

  /** Kept when it was asked for before, and when compressing it will have taken longer than making it. */
  function answerOf(made: MadeAnswer, request: IncomingMessage): KeptAnswer {
    const isAgain = kept.isAskedAgain(request.url!)
    if (!isAgain && headerOf(request, 'accept-encoding') === undefined) return makeKept(made)
    const answer = makeKept({ ...made, written: lasting(made.written) })
    kept.keep(request.url!, answer)
    return answer
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    answer: KeptAnswer,
    body: SentBody,
    took: number,
  ): number {
    const id = nextRequestId()
    const isUnchanged = answer.isPublic && isHeld(headerOf(request, 'if-none-match'), answer.etag)
    const head = isUnchanged ? wholeHead(answer, []) : body.head
    head[head.length - 1] = id
    const status = isUnchanged ? 304 : 200
    const isSecure = client.isSecure(request)
    response.writeHead(status, isSecure ? head.concat('strict-transport-security', STRICT_TRANSPORT) : head)
    response.end(isUnchanged ? undefined : body.bytes)
    if (isTold) {
      const ms = Math.round(took * 10) / 10
      log.info({ reqId: id, method: 'GET', url: withoutSecrets(request.url!), status, ms }, 'answered')
    }
    return status
  }
}

/** A visitor's plain question; only such answers are kept. */
const isSimple = (request: IncomingMessage) =>
  request.method === 'GET' && request.url!.startsWith('/api/') && headerOf(request, 'authentic') === undefined

/** Looked for as it came: making a table of all headers takes longer than all else here. */
function headerOf({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  let found: string | undefined
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const own = rawHeaders[i]!
    if (own.length !== name.length || own.toLowerCase() !== name) continue
    found = found === undefined ? rawHeaders[i + 1] : `${found}, ${rawHeaders[i + 1]}`
  }
  return found
}

const MOST_HEADERS = 100
const encodings = createLru<Encoding | 'none'>({ max: MOST_HEADERS })

/** Browsers say the same again and again. */
function encodingOf({ body }: KeptAnswer, request: IncomingMessage): Encoding | null {
  const accepted = headerOf(request, 'accept-encoding')
  if (accepted === undefined || body.length < LEAST_COMPRESSED) return null
  const known = encodings.get(accepted)
  if (known) return known === 'none' ? null : known
  const encoding = encodingFor(accepted)
  encodings.set(accepted, encoding ?? 'none')
  return encoding
}

/** As the caller can read it; null where it would have to be compressed first. */
const bodyFor = (answer: KeptAnswer, request: IncomingMessage): SentBody | null =>
  answer.sent[encodingOf(answer, request) ?? 'plain'] ?? null

async function compressedFor(answer: KeptAnswer, request: IncomingMessage): Promise<SentBody> {
  await compressedAnswer(answer, encodingOf(answer, request)!)
  return bodyFor(answer, request)!
}
