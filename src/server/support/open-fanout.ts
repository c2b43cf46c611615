import { type Listening, openBeside, type Pool } from '../db/database.ts'
import { type Carrier, createFanout, type Fanout } from './fanout.ts'
import { redisCarrier } from './redis-carrier.ts'
import { listenToProcesses, notifyProcesses } from './store.ts'

type Options = { db: Pool; redisUrl: string | undefined; log: (error: unknown) => void }

/** Redis if it is configured, else PostgreSQL. */
export const openFanout = ({ db, redisUrl, log }: Options): Fanout =>
  createFanout(redisUrl ? redisCarrier(redisUrl, log) : postgresCarrier(db))

/** Uses LISTEN and NOTIFY on its own connections: NOTIFY inside busy transactions would serialise their commits. */
export function postgresCarrier(db: Pool): Carrier {
  let speaking: Pool | null = null
  let listening: Promise<Listening> | null = null
  return {
    send: (text) => {
      speaking ??= openBeside(db, { name: 'lodestar support' })
      return notifyProcesses(speaking, text)
    },
    listen: async (heard) => {
      listening = listenToProcesses(db, (text) => heard(text ?? null))
      await listening
    },
    close: async () => {
      // Includes one that is still being opened.
      const opened = await listening?.catch(() => null)
      await Promise.all([speaking?.end({ timeout: 1 }), opened?.end()])
    },
  }
}
