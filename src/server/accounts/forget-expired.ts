import type { Db } from '../db/database.ts'
import { forgetCodes } from './code-store.ts'
import { forgetContactChanges } from './contact-store.ts'
import { forgetDevices } from './device-store.ts'
import { forgetEvents } from './event-store.ts'
import { deviceDays } from './known-device.ts'
import { forgetSessions } from './session-store.ts'

const day = 86_400_000
export const nobodysEvents = 30 * day
export const anybodysEvents = 400 * day

/** What has run out is of no use to anybody. */
export async function forgetExpired(db: Db, now: number) {
  await forgetCodes(db, now)
  await forgetSessions(db, now)
  await forgetContactChanges(db, now)
  await forgetDevices(db, new Date(now - deviceDays * day))
  await forgetEvents(db, {
    nobodys: new Date(now - nobodysEvents),
    anybodys: new Date(now - anybodysEvents),
  })
}
