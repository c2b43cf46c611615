import { createRequire } from 'node:module'
import type { RedisClientOptions } from '@redis/client'

const require = createRequire(import.meta.url)

/** The client's 480 modules are loaded only where Redis is used. */
export function createRedisClient(options: RedisClientOptions) {
  const { createClient } = require('@redis/client') as typeof import('@redis/client')
  return createClient(options)
}
