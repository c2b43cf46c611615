import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { localeOfCall } from '#contract/common-inputs.ts'
import type { Settings } from '../settings.ts'
import { failure } from './dispatch.ts'

const isLoopback = (address: string) => address === '::1' || /^(::ffff:)?127\./.test(address)
/** One network is one caller: a home's IPv6 prefix holds more addresses than anyone could count. */
export const networkOf = (address: string) =>
  address.includes(':') && !address.startsWith('::ffff:') ? address.split(':').slice(0, 4).join(':') : address

/** How often one address may call the API; counted in this process, since it guards only this process. */
export function limitAddresses(app: FastifyInstance, { LIMITS, LIMITS_SCALE, local }: Settings) {
  const { points, seconds } = LIMITS.api_per_address_minute
  const limiter = new RateLimiterMemory({
    points: Math.max(1, Math.round(points * LIMITS_SCALE)),
    duration: seconds,
  })
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/') || (local && isLoopback(request.ip))) return
    const refused = await limiter.consume(networkOf(request.ip)).then(
      () => null,
      (limit: RateLimiterRes) => limit,
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
