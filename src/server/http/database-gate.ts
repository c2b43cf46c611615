import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeOfQuery } from '#contract/common-inputs.ts'
import { splitLocale } from '#domain/text/locale-path.ts'
import type { DatabaseWatch } from '../db/watch-database.ts'
import { failure, RETRY_AFTER } from './dispatch.ts'
import { sendFallback } from './fallback-page.ts'
import { isLongPoll } from './long-polls.ts'

/** Answered without the database, or by those who say themselves what is the matter. */
const needsNoDatabase = (url: string) =>
  url.startsWith('/assets/') || ['/api/health', '/api/ready', '/metrics'].includes(url)

/** While the database is away everything that may need it is turned away at once, instead of failing or waiting for it. */
export function gateDatabase(app: FastifyInstance, watch: DatabaseWatch) {
  app.addHook('onRequest', (request, reply, done) => {
    if (needsNoDatabase(request.url)) return done()
    if (watch.isAway()) return void sendUnavailable(request, reply)
    if (isLongPoll(request)) return done()
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    // A write is never cut: it may be committed after its caller was told that it failed.
    const end = watch.during(() => {
      if (isRead && !reply.sent) sendUnavailable(request, reply)
    })
    reply.raw.once('close', end)
    done()
  })
  app.addHook('onResponse', async (_request, reply) => {
    if (reply.statusCode === 503 && !watch.isAway()) await watch.check()
  })
  app.addHook('onClose', async () => watch.close())
}

/** A call gets its envelope, a visitor a page. */
export function sendUnavailable(request: FastifyRequest, reply: FastifyReply) {
  reply.code(503).header('retry-after', String(RETRY_AFTER)).header('cache-control', 'no-store')
  if (request.url.startsWith('/api/'))
    return reply.send(failure('unavailable', localeOfQuery(request.url), { retry_after: RETRY_AFTER }))
  const { locale } = splitLocale(request.url.split('?', 1)[0]!)
  return sendFallback(reply, locale, 'away')
}
