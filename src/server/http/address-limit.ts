import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { localeOfCall } from '#contract/common-inputs.ts'
import type { Settings } from '../settings.ts'
import { failure } from './dispatch.ts'
import { scaledPoints } from './limits-table.ts'
import { addressKey, isLoopback } from './network.ts'

/**
 * How often one address may call the API; counted in this process, since it guards only this process. Returned is
 * whether an address may ask once more, for what is answered without the framework; asking counts.
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
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/') || isFree(request.ip)) return
    const refused = await consume(request.ip)
    if (!refused) return
    const retryAfter = Math.ceil(refused.msBeforeNext / 1000)
    const locale = localeOfCall(/[?&]lang=([\w-]+)/.exec(request.url)?.[1])
    return reply
      .code(429)
      .header('retry-after', String(retryAfter))
      .send(failure('too_many', locale, { retry_after: retryAfter }))
  })
  return (address: string): true | Promise<boolean> =>
    isFree(address) || consume(address).then((refused) => refused === null)
}
