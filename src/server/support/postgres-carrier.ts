import { type Listening, openBeside, type Pool } from '../db/database.ts'
import type { Carrier } from './fanout.ts'
import { listenToProcesses, notifyProcesses } from './store.ts'

/** By LISTEN and NOTIFY, on connections of its own: NOTIFY inside busy transactions would make their commits queue. */
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
      // Also one that is only just being opened.
      const opened = await listening?.catch(() => null)
      await Promise.all([speaking?.end({ timeout: 1 }), opened?.end()])
    },
  }
}
