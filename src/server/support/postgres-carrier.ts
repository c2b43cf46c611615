import { type Listening, openBeside, type Pool } from '../db/database.ts'
import type { Carrier } from './fanout.ts'
import { listenToProcesses, notifyProcesses } from './store.ts'

/**
 * Uses LISTEN and NOTIFY on its own connections: NOTIFY inside busy transactions would serialise their
 * commits.
 */
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
