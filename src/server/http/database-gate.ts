import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeOfQuery } from '#contract/common-inputs.ts'
import { splitLocale } from '#domain/text/locale-path.ts'
import type { DatabaseWatch } from '../db/watch-database.ts'
import { failure, RETRY_AFTER } from './dispatch.ts'
import { sendFallback } from './fallback-page.ts'
import { isLongPoll } from './long-polls.ts'
import { isOperation } from './operation.ts'

/** Served without the database, or by a handler that reports its state itself. */
const needsNoDatabase = (url: string) => url.startsWith('/assets/') || isOperation(url)

/** Answers without the database; false if that is not possible. */
export type AnswerFromMemory = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

/**
 * While the database is unavailable, requests that may need it are answered from memory or refused at once, instead
 * of waiting for a timeout.
 */
export function gateDatabase(
  app: FastifyInstance,
  watch: DatabaseWatch,
  answerFromMemory: AnswerFromMemory = async () => false,
) {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const isAnswered = await answerFromMemory(request, reply)
    if (!isAnswered && !reply.sent) sendUnavailable(request, reply)
  }
  app.addHook('onRequest', (request, reply, done) => {
    if (needsNoDatabase(request.url)) return done()
    if (watch.isAway()) return void answer(request, reply).catch(done)
    if (isLongPoll(request)) return done()
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    // A write is never aborted: it may be committed after its caller was told that it failed.
    const end = watch.during(() => {
      if (isRead && !reply.sent) answer(request, reply).catch((error) => reply.send(error))
    })
    reply.raw.once('close', end)
    done()
  })
  app.addHook('onResponse', async (_request, reply) => {
    if (reply.statusCode === 503 && !watch.isAway()) await watch.check()
  })
  app.addHook('onClose', async () => watch.close())
}

/** An API call gets an envelope, a visitor a page. */
export function sendUnavailable(request: FastifyRequest, reply: FastifyReply) {
  reply.code(503).header('retry-after', String(RETRY_AFTER)).header('cache-control', 'no-store')
  if (request.url.startsWith('/api/'))
    return reply.send(failure('unavailable', localeOfQuery(request.url), { retry_after: RETRY_AFTER }))
  const { locale } = splitLocale(request.url.split('?', 1)[0]!)
  return sendFallback(reply, locale, 'away')
}
