import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { localeOfQuery } from '#contract/common-inputs.ts'
import { splitLocale } from '#domain/text/locale-path.ts'
import { scaledPoints } from '../../settings/limits-table.ts'
import type { Settings } from '../../settings.ts'
import { emit } from '../../telemetry/events.ts'
import { failure } from '../dispatch.ts'
import { sendFallback } from '../fallback-page.ts'
import { addressKey, isLoopback } from '../network.ts'

/** Limits API calls and page requests per IP address. Counted in memory, since it protects only this process. */
export function limitAddresses(app: FastifyInstance, { LIMITS, LIMITS_SCALE, local }: Settings) {
  const consumeBy = (name: 'api_per_address_minute' | 'page_per_address_minute') => {
    const { seconds } = LIMITS[name]
    const limiter = new RateLimiterMemory({
      points: scaledPoints(LIMITS[name], LIMITS_SCALE),
      duration: seconds,
    })
    return (address: string) =>
      limiter.consume(addressKey(address)).then(
        () => null,
        (full: RateLimiterRes) => {
          emit('limited', { limit: name })
          return full
        },
      )
  }
  const consumeCall = consumeBy('api_per_address_minute')
  const consumePage = consumeBy('page_per_address_minute')
  const isFree = (address: string) => local && isLoopback(address)
  app.addHook('onRequest', (request, reply, done) => {
    const isCall = request.url.startsWith('/api/')
    // A request that no route matches is a page.
    if ((!isCall && !request.is404) || isFree(request.ip)) return done()
    const consumed = isCall ? consumeCall(request.ip) : consumePage(request.ip)
    consumed.then((refused) => (refused ? refuse(request, reply, refused) : done()), done)
  })
}

function refuse({ url }: FastifyRequest, reply: FastifyReply, { msBeforeNext }: RateLimiterRes) {
  const retryAfter = Math.ceil(msBeforeNext / 1000)
  reply.code(429).header('retry-after', String(retryAfter)).header('cache-control', 'no-store')
  if (!url.startsWith('/api/'))
    return sendFallback(reply, splitLocale(url.split('?', 1)[0]!).locale, 'tooMany')
  return reply.send(failure('too_many', localeOfQuery(url), { retry_after: retryAfter }))
}
