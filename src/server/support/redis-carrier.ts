import { createRedisClient } from '../cache/redis-client.ts'
import { measureCall, reportFailure } from '../telemetry/events.ts'
import type { Carrier } from './fanout.ts'

const channel = 'lodestar:support'

/** Uses publish and subscribe, for more machines than PostgreSQL should notify. */
export function redisCarrier(url: string, log: (error: unknown) => void): Carrier {
  const speaking = createRedisClient({ url, disableOfflineQueue: true })
  const listening = createRedisClient({ url })
  for (const client of [speaking, listening])
    client.on('error', (error: unknown) => {
      reportFailure('redis')
      log(error)
    })

  let connecting: Promise<unknown> | null = null
  const connected = () => {
    connecting ??= speaking.connect()
    return connecting
  }
  return {
    send: async (text) => {
      await measureCall('redis', async () => {
        await connected()
        await speaking.publish(channel, text)
      })
    },
    listen: async (heard) => {
      // After each reconnection, events may have been missed.
      listening.on('ready', () => heard(null))
      await listening.connect()
      await listening.subscribe(channel, (text) => heard(text))
    },
    close: async () => {
      for (const client of [speaking, listening]) if (client.isOpen) client.destroy()
    },
  }
}
