import { createRequire } from 'node:module'
import type { RedisClientOptions } from '@redis/client'

const require = createRequire(import.meta.url)

const PING_MS = 1_000
/** A server that says nothing for so long, not even to a ping, is away: what it was asked is rejected. */
const SILENCE_MS = 3_000
const FIRST_RETRY_MS = 50
const LAST_RETRY_MS = 2_000

/** The client's 480 modules are loaded only where Redis is used. It connects again for as long as it is open. */
export function createRedisClient(options: RedisClientOptions) {
  const { createClient } = require('@redis/client') as typeof import('@redis/client')
  return createClient({
    ...options,
    pingInterval: PING_MS,
    socket: {
      socketTimeout: SILENCE_MS,
      connectTimeout: SILENCE_MS,
      // The client's own strategy gives up after a silence.
      reconnectStrategy: (retries) => Math.min(FIRST_RETRY_MS * 2 ** retries, LAST_RETRY_MS),
      ...options.socket,
    },
  })
}
