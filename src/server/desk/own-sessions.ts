import type { DeskSessionList } from '#contract/desk/session.ts'
import { deskSession } from '#domain/permissions.ts'
import { ok, refuse } from '#domain/result.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { type DeskCaller, staffOf } from '../http/caller.ts'
import type { DeskContext } from './context.ts'
import { readPasskeys } from './factor-store.ts'
import { endSessions, listOpenSessions } from './session-store.ts'

export async function listOwnSessions({ db, now }: DeskContext, caller: DeskCaller) {
  const staff = staffOf(caller)
  const at = (date: Date) => isoInstant(date.getTime(), caller.zone)
  const [sessions, passkeys] = await Promise.all([
    listOpenSessions(db, staff.staffId, { now: now(), idle: deskSession.idle }),
    readPasskeys(db, staff.staffId),
  ])
  return ok<DeskSessionList>({
    list: sessions.map(({ id, device, network, openedAt, usedAt }) => ({
      id,
      device,
      network,
      opened_at: at(openedAt),
      used_at: at(usedAt),
      is_current: id === staff.id,
    })),
    passkeys: passkeys.map(({ id, name, addedAt }) => ({ id, name, added_at: at(addedAt) })),
  })
}

export async function endOwnSession(context: DeskContext, { id }: { id: string }, caller: DeskCaller) {
  const ended = await endSessions(context.db, { staffId: staffOf(caller).staffId, id })
  return ended > 0 ? listOwnSessions(context, caller) : refuse('not_found')
}
