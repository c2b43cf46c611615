import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { localeOfQuery } from '#contract/common-inputs.ts'
import type { Locale } from '#domain/text/locale.ts'
import { failure } from '../dispatch.ts'
import { sendFallback } from '../fallback-page.ts'
import { isLongPoll } from '../long-polls.ts'
import { watchCpu } from './cpu-meter.ts'

/** Rendering a page costs most and can be delayed best; a booking is refused last. */
export type ShedKind = 'page' | 'read' | 'write'

export type Shedding = {
  /** Requests in flight above which new ones of each kind are refused, while this process is busy. */
  readonly limits: Readonly<Record<ShedKind, number>>
  /** Whether this process itself is the load. */
  readonly isBusy: () => boolean
}

const usualLimits = { page: 250, read: 1_000, write: 2_000 }

export type LoadShedder = { readonly refuses: (kind: ShedKind) => boolean }

/** Operators need these under load, and files cost next to nothing. */
const isExempt = ({ url }: FastifyRequest) =>
  ['/api/health', '/api/ready', '/metrics'].includes(url) || url.startsWith('/assets/')

/**
 * Refuses new requests while too many are in flight and this process has saturated its core for seconds. An admitted
 * request is never aborted.
 */
export function createLoadShedder(
  app: FastifyInstance,
  { limits = usualLimits, isBusy }: Partial<Shedding>,
  registry: Registry,
): LoadShedder {
  const refused = new Counter({
    name: 'lodestar_http_shed_total',
    help: 'Requests that were refused because this process was overloaded, by kind',
    labelNames: ['kind'],
    registers: [registry],
  })
  const cpu = isBusy ? { isBusy, close: () => {} } : watchCpu()
  app.addHook('onClose', async () => cpu.close())
  let inFlight = 0
  app.addHook('onRequest', (request, reply, done) => {
    if (isLongPoll(request) || isExempt(request)) return done()
    inFlight += 1
    let isUnderWay = true
    const end = () => {
      if (isUnderWay) inFlight -= 1
      isUnderWay = false
    }
    // A client that disconnects closes the response without finishing it.
    reply.raw.once('finish', end).once('close', end)
    done()
  })
  return {
    refuses: (kind) => {
      const isRefused = inFlight > limits[kind] && cpu.isBusy()
      if (isRefused) refused.inc({ kind })
      return isRefused
    },
  }
}

/** Runs after the response cache: a cached response is never refused. Pages are refused before they are rendered. */
export function shedCalls(app: FastifyInstance, shedder: LoadShedder) {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/') || isExempt(request) || isLongPoll(request)) return done()
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!shedder.refuses(isRead ? 'read' : 'write')) return done()
    overloaded(reply).send(
      failure('overloaded', localeOfQuery(request.url), { retry_after: OVERLOAD_RETRY_AFTER }),
    )
  })
}

export const sendOverloadedPage = (reply: FastifyReply, locale: Locale) =>
  sendFallback(overloaded(reply), locale, 'away')

export const OVERLOAD_RETRY_AFTER = 5

const overloaded = (reply: FastifyReply) =>
  reply.code(503).header('retry-after', String(OVERLOAD_RETRY_AFTER)).header('cache-control', 'no-store')
