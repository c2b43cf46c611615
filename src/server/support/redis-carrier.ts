import { setTimeout as wait } from 'node:timers/promises'
import { createRedisClient } from '../cache/redis-client.ts'
import { measureCall, reportFailure } from '../telemetry/events.ts'
import type { Carrier } from './fanout.ts'

const channel = 'lodestar:support'
const MOST_CONNECTING_MS = 1_000

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
  let hear: (text: string | null) => void = () => {}
  // After each reconnection, events may have been missed.
  listening.on('ready', () => hear(null))
  return {
    send: async (text) => {
      connecting ??= speaking.connect().catch(log)
      await Promise.race([connecting, wait(MOST_CONNECTING_MS, null, { ref: false })])
      // Without Redis the other processes find a message by polling.
      if (speaking.isReady) await measureCall('redis', () => speaking.publish(channel, text))
    },
    listen: async (heard) => {
      hear = heard
      try {
        if (!listening.isOpen) await listening.connect()
        await listening.subscribe(channel, heard)
      } catch (error) {
        log(error)
        throw error
      }
    },
    close: async () => {
      for (const client of [speaking, listening]) if (client.isOpen) client.destroy()
    },
  }
}
