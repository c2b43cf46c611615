import type { Id } from '#domain/id.ts'
import { ATTRIBUTION_LIFE } from '#domain/loyalty/commission.ts'
import { agentCode, readInvitation, writeInvitation } from '#domain/loyalty/invitation.ts'
import { ok } from '#domain/result.ts'
import { dateIn, type Instant } from '#domain/time/zone-time.ts'
import type { Db } from '../db/database.ts'
import type { Caller } from '../http/caller.ts'
import { findByCode } from './store.ts'
import { addVisit, dropTouchesBefore, writeTouch } from './touch-store.ts'

const dayAt = (at: Instant) => dateIn('Asia/Shanghai', at)

/**
 * A visitor followed an agent's link. It counts once a day per browser, by the invitation cookie. A signed-in guest is
 * attributed at once, others when they sign in. An unknown code gets the same answer.
 */
export async function visitByLink(db: Db, typed: string, caller: Caller, now: Instant) {
  const code = agentCode(typed)
  const agent = code && (await findByCode(db, code))
  if (!agent || agent.id === caller.session?.guestId) return ok({})
  const before = readInvitation(caller.invitation)
  if (before?.code !== code || dayAt(before.at) !== dayAt(now)) await addVisit(db, agent.id, dayAt(now))
  caller.keepInvitation({ value: writeInvitation({ code, at: now }), seconds: ATTRIBUTION_LIFE / 1000 })
  if (caller.session) await writeTouch(db, { guestId: caller.session.guestId, agentId: agent.id, at: now })
  return ok({})
}

export type Invited = {
  guestId: Id
  code: string | null
  /** The invitation cookie of a link followed before. */
  kept: string | undefined
  now: Instant
}

/** Attributes a guest who signs in: by a link as of the visit, by a code as of now. */
export async function noteInvitation(db: Db, { guestId, code, kept, now }: Invited) {
  const followed = readInvitation(kept)
  const typed = agentCode(code ?? '')
  const found = [
    ...(followed && followed.at <= now && now - followed.at <= ATTRIBUTION_LIFE ? [followed] : []),
    ...(typed ? [{ code: typed, at: now }] : []),
  ]
  for (const { code, at } of found) {
    const agent = await findByCode(db, code)
    if (agent && agent.id !== guestId) await writeTouch(db, { guestId, agentId: agent.id, at })
  }
}

/** Deletes touches that are too old for attribution. */
export const purgeTouches = (db: Db, now: Instant) => dropTouchesBefore(db, now - ATTRIBUTION_LIFE)
