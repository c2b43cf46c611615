import type { Db } from '../db/database.ts'
import { purgeCodes } from './code-store.ts'
import { purgeContactChanges } from './contact/contact-store.ts'
import { purgeEvents } from './event-store.ts'
import { purgeDevices } from './sessions/device-store.ts'
import { deviceDays } from './sessions/known-device.ts'
import { purgeSessions } from './sessions/session-store.ts'

const day = 86_400_000
export const nobodysEvents = 30 * day
export const anybodysEvents = 400 * day

export async function purgeExpired(db: Db, now: number) {
  await purgeCodes(db, now)
  await purgeSessions(db, now)
  await purgeContactChanges(db, now)
  await purgeDevices(db, new Date(now - deviceDays * day))
  await purgeEvents(db, {
    nobodys: new Date(now - nobodysEvents),
    anybodys: new Date(now - anybodysEvents),
  })
}
