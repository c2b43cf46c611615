import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { localeOfCall, localeOfQuery } from '#contract/common-inputs.ts'
import { canonicalAddress } from '#domain/text/canonical-path.ts'
import { splitLocale } from '#domain/text/locale-path.ts'
import type { Reason } from '#words/errors/refusals.ts'
import type { Settings } from '../settings.ts'
import { createListening, type Listening } from './acceptors.ts'
import { trustedProxies } from './client.ts'
import { excused, failure, incident } from './dispatch.ts'
import { type AdmissionOptions, createAdmission } from './limits/admission.ts'
import type { AdmissionQueue } from './limits/admission-queue.ts'
import { logAnswer, logOptions } from './logging.ts'
import { type Metrics, measure } from './metrics.ts'
import { parseForm, readText, Unreadable } from './wire.ts'

export const bounds = {
  body: 128 * 1024,
  upload: 8 * 1024 * 1024,
  file: 5 * 1024 * 1024,
  // Nine quotes of about 1,300 characters, and the page that has them in its own URL as the referrer.
  address: 16 * 1024,
  headers: 40 * 1024,
}

/** Sent with every response. */
const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
}

/** Sent with every response of a site whose URL is https. */
const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains'

const LAST_GROUP = 12
/** A random UUID without its last group. */
const ofThisProcess = randomUUID().slice(0, 0 - LAST_GROUP)
let requests = 0

/** The unique id of a request in the response and the log; its last group is a counter. */
const nextRequestId = (): string => ofThisProcess + (++requests).toString(16).padStart(LAST_GROUP, '0')

export type Server = {
  app: FastifyInstance
  metrics: Metrics
  admission: AdmissionQueue
  listening: Listening
}

type Options = { settings: Settings; admission?: AdmissionOptions }

/** The server without routes: bounded, logged, measured and compressed. */
export async function createServer({ settings, admission: options = {} }: Options): Promise<Server> {
  const app = Fastify({
    logger: logOptions(settings.LOG_LEVEL),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextRequestId,
    trustProxy: trustedProxies(settings.TRUST_PROXY),
    // The router and all checks see the same canonical URL.
    rewriteUrl: (request) => canonicalAddress(request.url ?? '/'),
    bodyLimit: bounds.body,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // A request that arrives on an open connection while the server closes is answered; the connection then ends.
    return503OnClosing: false,
    routerOptions: {
      // Query strings are parsed by the handlers, so that a malformed one is answered in the caller's language.
      querystringParser: (text) => ({ text }) as never,
      maxParamLength: 200,
      ignoreTrailingSlash: false,
    },
    http: { maxHeaderSize: bounds.headers },
    clientErrorHandler: answerBrokenHttp,
    frameworkErrors: (_error, request, reply) =>
      void (reply as Answering).code(400).send(failure('invalid_input', localeOf(request.url))),
  })
  const metrics = measure(app)
  const admission = createAdmission(app, options, metrics.registry)
  // TLS is derived from the site's URL: a proxy may terminate TLS without saying so.
  const isSecure = settings.PUBLIC_URL?.startsWith('https:') ?? false

  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    reply.headers(securityHeaders)
    if (isSecure) reply.header('strict-transport-security', STRICT_TRANSPORT)
    if (request.url.length > bounds.address)
      return void reply.code(414).send(failure('address_too_long', localeOf(request.url)))
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    logAnswer(request, reply)
    done()
  })

  await app.register(cookie)
  await app.register(compress, {
    threshold: 1_024,
    encodings: ['zstd', 'br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  readBodies(app)
  await app.register(multipart, {
    limits: { fileSize: bounds.file, files: 1, fields: 20, parts: 21, fieldSize: 10_000 },
  })

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { lang } = error as { lang?: unknown }
    const locale = lang === undefined ? localeOf(request.url) : localeOfCall(lang)
    const known = reasonOf(error)
    const isUpload = request.routeOptions.bodyLimit === bounds.upload
    const reason = known === 'body_too_large' && isUpload ? 'too_large' : known
    const answer = reason
      ? failure(reason, locale)
      : (excused(error, locale) ??
        incident(error, { log: request.log, locale, path: request.routeOptions.url ?? 'page' }))
    const { retry_after } = answer.data
    if (retry_after !== undefined) reply.header('retry-after', String(retry_after))
    return reply.code(answer.code).header('cache-control', 'no-store').send(answer)
  })
  return { app, metrics, admission, listening: createListening(app) }
}

function readBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error') as (
    request: unknown,
    text: string,
    done: (error: Error | null, body?: unknown) => void,
  ) => void
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      keepRaw(request, body)
      parseJson(request, readText(body), done)
    } catch (error) {
      done(error as Error)
    }
  })
  app.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      keepRaw(request, body)
      return parseForm(readText(body))
    },
  )
}

const rawBodies = new WeakMap<FastifyRequest, Buffer>()
/** Providers sign the bytes that they send; a body that is serialised again would not match. */
const keepRaw = (request: FastifyRequest, body: Buffer) => {
  if (request.url.startsWith('/api/pay/notify/')) rawBodies.set(request, body)
}
export const rawBodyOf = (request: FastifyRequest): Buffer => rawBodies.get(request) ?? Buffer.alloc(0)

/** An API call names its language in the query, a page in its path. */
const localeOf = (url: string) =>
  url.startsWith('/api/') ? localeOfQuery(url) : splitLocale(url.split('?')[0] ?? '/').locale

type Answering = {
  code: (status: number) => Answering
  header: (name: string, value: string) => Answering
  send: (body: unknown) => unknown
}

export class UnsupportedBody extends Error {}

const reasons: Record<string, Reason> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_body',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
}

function reasonOf(error: FastifyError): Reason | null {
  if (error instanceof Unreadable) return 'invalid_input'
  if (error instanceof UnsupportedBody) return 'unsupported_body'
  const known = reasons[error.code]
  if (known) return known
  return error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? 'invalid_input' : null
}

/** Malformed HTTP still gets an envelope. */
function answerBrokenHttp(error: NodeJS.ErrnoException, socket: import('node:net').Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const reason: Reason =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? 'headers_too_large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 'timeout'
        : 'invalid_input'
  const answer = failure(reason, 'zh')
  const body = JSON.stringify(answer)
  const head = `HTTP/1.1 ${answer.code} Refused\r\ncontent-type: application/json; charset=utf-8\r\n`
  socket.end(`${head}content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`)
}
