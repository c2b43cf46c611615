import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Gauge, type Registry } from 'prom-client'
import { localeOfQuery } from '#contract/common-inputs.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { everyEndpoint } from '#contract/schemas.ts'
import type { Locale } from '#domain/text/locale.ts'
import { failure, type Overloaded } from '../dispatch.ts'
import { sendFallback } from '../fallback-page.ts'
import { isLongPoll } from '../long-polls.ts'
import { isOperation } from '../operation.ts'
import { createAdaptiveLimit, type LimitBounds } from './adaptive-limit.ts'
import {
  type AdmissionClass,
  type AdmissionQueue,
  admissionClasses,
  createAdmissionQueue,
} from './admission-queue.ts'
import { watchThread } from './watch-thread.ts'

export type AdmissionOptions = {
  readonly bounds?: LimitBounds
  /** False: the limit is never lowered. */
  readonly isAdaptive?: boolean
  /** In place of the time in which this thread was responsive; milliseconds. */
  readonly now?: () => number
}

const money = /^(?:hot\/r_commit|order\/|pay\/)/

function classOfEndpoint({ access, method, path }: Endpoint): AdmissionClass {
  if (access === 'provider' || (method === 'POST' && money.test(path))) return 'booking'
  return access === 'public' && method === 'GET' ? 'browsing' : 'personal'
}

const classes: ReadonlyMap<string | undefined, AdmissionClass> = new Map(
  everyEndpoint.map(({ endpoint }) => [`/api/${endpoint.path}`, classOfEndpoint(endpoint)]),
)
const isPicture = /^\/(?:media|uploads|tiles)\//

/**
 * The class of a request; null for one that is always admitted. Files cost next to nothing, operators need their
 * endpoints under load, long polls wait without causing any, and pages are admitted when they are rendered.
 */
export function admissionClassOf(request: FastifyRequest): AdmissionClass | null {
  const { url } = request
  if (isPicture.test(url)) return 'pictures'
  if (!url.startsWith('/api/') || isLongPoll(request)) return null
  if (isOperation(url)) return null
  return classes.get(request.routeOptions.url) ?? 'personal'
}

const sampleMs = 100

/** Observes this thread and adapts the number of requests in flight to it. */
export function createAdmission(
  app: FastifyInstance,
  { bounds, isAdaptive = true, now }: AdmissionOptions,
  registry: Registry,
): AdmissionQueue {
  const limit = createAdaptiveLimit(bounds)
  const thread = watchThread(sampleMs, (lateMs) => {
    if (isAdaptive) limit.sample(lateMs, queue.isFull())
    queue.sweep()
  })
  app.addHook('onClose', async () => thread.stop())
  const refused = new Counter({
    name: 'lodestar_http_shed_total',
    help: 'Requests that were refused because this process was overloaded, by class',
    labelNames: ['kind'],
    registers: [registry],
  })
  const queue = createAdmissionQueue({
    limit: limit.now,
    now: now ?? thread.responsiveMs,
    onRefused: (kind) => refused.inc({ kind }),
  })
  new Gauge({
    name: 'lodestar_http_admitted_limit',
    help: 'Requests in flight that this process admits at present',
    registers: [registry],
    collect() {
      this.set(limit.now())
    },
  })
  new Gauge({
    name: 'lodestar_http_waiting',
    help: 'Requests that wait to be admitted, by class',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      for (const kind of admissionClasses) this.set({ kind }, queue.waiting(kind))
    },
  })
  return queue
}

/** Sends an older answer in place of a refusal; false if there is none. */
export type AnswerInstead = (request: FastifyRequest, reply: FastifyReply) => boolean

/** Runs after the cache of answers: a cached answer is never refused. */
export function admitCalls(app: FastifyInstance, queue: AdmissionQueue, answerInstead: AnswerInstead) {
  const leaves = new WeakMap<FastifyRequest, () => void>()
  app.addHook('onRequest', (request, reply, done) => {
    const kind = admissionClassOf(request)
    if (kind === null) return done()
    let isGone = false
    // A client that disconnects closes the response without finishing it.
    reply.raw.once('close', () => {
      isGone = true
      leaves.get(request)?.()
    })
    queue.enter(kind, {
      isWanted: () => !isGone,
      admit: (leave) => {
        leaves.set(request, leave)
        done()
      },
      refuse: (retryAfter) => {
        if (!answerInstead(request, reply)) sendOverloaded(request, reply, retryAfter)
      },
    })
  })
  // The rest is in the hands of the network; a slow reader takes no room.
  app.addHook('onSend', async (request) => leaves.get(request)?.())
}

const sendOverloaded = (request: FastifyRequest, reply: FastifyReply, retryAfter: number) =>
  overloaded(reply, retryAfter).send(
    failure('overloaded', localeOfQuery(request.url), { retry_after: retryAfter }),
  )

export const sendOverloadedPage = (reply: FastifyReply, locale: Locale, { retryAfter }: Overloaded) =>
  sendFallback(overloaded(reply, retryAfter), locale, 'away')

const overloaded = (reply: FastifyReply, seconds: number) =>
  reply.code(503).header('retry-after', String(seconds)).header('cache-control', 'no-store')
