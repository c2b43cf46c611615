import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { localeOfCall } from '#contract/common-inputs.ts'
import type { Settings } from '../settings.ts'
import { failure } from './dispatch.ts'
import { scaledPoints } from './limits-table.ts'
import { addressKey, isLoopback } from './network.ts'

/** How often one address may call the API; counted in this process, since it guards only this process. */
export function limitAddresses(app: FastifyInstance, { LIMITS, LIMITS_SCALE, local }: Settings) {
  const limit = LIMITS.api_per_address_minute
  const limiter = new RateLimiterMemory({
    points: scaledPoints(limit, LIMITS_SCALE),
    duration: limit.seconds,
  })
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/') || (local && isLoopback(request.ip))) return
    const refused = await limiter.consume(addressKey(request.ip)).then(
      () => null,
      (full: RateLimiterRes) => full,
    )
    if (!refused) return
    const retryAfter = Math.ceil(refused.msBeforeNext / 1000)
    const locale = localeOfCall(/[?&]lang=([\w-]+)/.exec(request.url)?.[1])
    return reply
      .code(429)
      .header('retry-after', String(retryAfter))
      .send(failure('too_many', locale, { retry_after: retryAfter }))
  })
}
