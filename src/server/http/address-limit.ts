import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { localeOfQuery } from '#contract/common-inputs.ts'
import type { Settings } from '../settings.ts'
import { failure } from './dispatch.ts'
import { scaledPoints } from './limits-table.ts'
import { addressKey, isLoopback } from './network.ts'

/**
 * How often one address may call the API; counted in this process, since it guards only this process. Returned is
 * whether an address may ask once more, for what is answered without the framework; asking counts, once a request.
 */
export function limitAddresses(app: FastifyInstance, { LIMITS, LIMITS_SCALE, local }: Settings) {
  const limit = LIMITS.api_per_address_minute
  const limiter = new RateLimiterMemory({
    points: scaledPoints(limit, LIMITS_SCALE),
    duration: limit.seconds,
  })
  const isFree = (address: string) => local && isLoopback(address)
  const consume = (address: string) =>
    limiter.consume(addressKey(address)).then(
      () => null,
      (full: RateLimiterRes) => full,
    )
  const counted = new WeakSet<IncomingMessage>()
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/') || isFree(request.ip) || counted.has(request.raw)) return done()
    consume(request.ip).then((refused) => (refused ? refuse(request, reply, refused) : done()), done)
  })
  return (request: IncomingMessage, address: string): true | Promise<boolean> =>
    isFree(address) ||
    consume(address).then((refused) => {
      if (!refused) counted.add(request)
      return refused === null
    })
}

function refuse({ url }: FastifyRequest, reply: FastifyReply, { msBeforeNext }: RateLimiterRes) {
  const retryAfter = Math.ceil(msBeforeNext / 1000)
  const locale = localeOfQuery(url)
  reply
    .code(429)
    .header('retry-after', String(retryAfter))
    .send(failure('too_many', locale, { retry_after: retryAfter }))
}
