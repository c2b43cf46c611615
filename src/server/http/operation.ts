import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'
import { failure } from './dispatch.ts'
import type { MachineGate } from './gates.ts'
import type { Metrics } from './metrics.ts'

type Options = {
  settings: Settings
  metrics: Metrics
  isForThisMachine: MachineGate
  whyNotReady: (scope: ReadyScope) => Promise<string | null>
}

/** `process` leaves out the database and its clock: all processes share them, so another one would not help. */
export type ReadyScope = 'process' | 'site'

const paths: ReadonlySet<string> = new Set(['/api/health', '/api/ready', '/metrics'])
/** Answered whatever the load and without the database. */
export const isOperation = (url: string) => paths.has(url.split('?', 1)[0]!)

/** Endpoints for operators: health, readiness and metrics. */
export function serveOperation(
  app: FastifyInstance,
  { settings, metrics, isForThisMachine, whyNotReady }: Options,
) {
  const envelope = (data: object) => ({ code: 1, msg: 'OK', data })
  app.get('/api/health', async (_, reply) =>
    reply.header('cache-control', 'no-store').send(envelope({ alive: true })),
  )
  app.get('/api/ready', async ({ url }, reply) => {
    const isOfProcess = new URLSearchParams(url.split('?')[1]).get('of') === 'process'
    const why = await whyNotReady(isOfProcess ? 'process' : 'site')
    reply.header('cache-control', 'no-store')
    if (why)
      return reply
        .code(503)
        .header('retry-after', '2')
        .send(failure('not_ready', 'en', { why }))
    return reply.send(envelope({ ready: true }))
  })
  app.get('/metrics', async (request, reply) => {
    // Behind a proxy on this machine every request comes from loopback, so a site with a public URL requires the token.
    const isOwn = settings.PUBLIC_URL === undefined && isForThisMachine(request)
    const allowed = isOwn || bears(request.headers.authorization, settings.METRICS_TOKEN)
    if (!allowed) return reply.code(404).send(failure('not_found', 'en'))
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

const digest = (text: string) => createHash('sha256').update(text).digest()
const bears = (header: string | undefined, token: string | undefined) =>
  token !== undefined && header !== undefined && timingSafeEqual(digest(header), digest(`Bearer ${token}`))
