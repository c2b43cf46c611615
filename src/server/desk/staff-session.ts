import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { DeskSession } from '#contract/desk/session.ts'
import {
  defaultRoles,
  deskSession,
  isScoped,
  REAUTHENTICATION_LIFE,
  type Role,
  type RoleTable,
} from '#domain/permissions.ts'
import { ok, refuse } from '#domain/result.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { deviceName } from '../accounts/sessions/device-name.ts'
import type { Db } from '../db/database.ts'
import type { DeskCaller, StaffSession } from '../http/caller.ts'
import { networkKey } from '../http/network.ts'
import type { DeskContext } from './context.ts'
import { addSession, endSessions, readSession, type Stage, touchSession } from './session-store.ts'
import { findStaff, readRoles, type StaffRow } from './store.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** CSRF token, derived from the cookie's secret, which no script and no other site can read. */
export const deskTokenOf = (secret: string) =>
  createHash('sha256').update(`desk-token ${secret}`).digest('base64url')

export const isDeskToken = (secret: string, token: string): boolean =>
  timingSafeEqual(hashOf(token), hashOf(deskTokenOf(secret)))

export async function roleTable(db: Db): Promise<RoleTable> {
  const changed = await readRoles(db)
  const table: Record<Role, RoleTable[Role]> = { ...defaultRoles }
  for (const { role, permissions } of changed) if (role !== 'admin') table[role] = permissions
  return table
}

const touchAfter = 60_000
/** Time between the password and the second factor. */
const entryLife = 10 * 60_000

/** Without counting as use. */
export async function isOpenSession(
  { db, now }: Pick<DeskContext, 'db' | 'now'>,
  secret: string,
): Promise<boolean> {
  const session = await readSession(db, hashOf(secret), { now: now(), idle: deskSession.idle })
  return session?.stage === 'open' && (await findStaff(db, { id: session.staffId })) !== null
}

/**
 * The member of a session cookie; null if the session is expired, idle for too long or revoked. A page that polls in the
 * background does not use the session: an unattended desk ends.
 */
export async function findStaffSession(
  { db, now }: Pick<DeskContext, 'db' | 'now'>,
  secret: string,
  { isBackground = false }: { isBackground?: boolean } = {},
): Promise<StaffSession | null> {
  const at = now()
  const session = await readSession(db, hashOf(secret), { now: at, idle: deskSession.idle })
  const member = session && (await findStaff(db, { id: session.staffId }))
  if (!member) return null
  if (!isBackground && at - session.usedAt.getTime() >= touchAfter) await touchSession(db, session.id, at)
  const table = await roleTable(db)
  return {
    id: session.id,
    staffId: member.id,
    name: member.name,
    email: member.email,
    role: member.role,
    stage: session.stage,
    permissions: table[member.role],
    hotels: isScoped(member.role) ? member.hotels : null,
    isRecentlyProven: at - session.provenAt.getTime() < REAUTHENTICATION_LIFE,
  }
}

/** The stage of a member after the password, with or without the second factor. */
export function stageOf(
  context: DeskContext,
  member: StaffRow,
  { hasSecondFactor }: { hasSecondFactor: boolean },
): Stage {
  const isSetUp = member.totpKey !== null || member.passkeys > 0
  if (isSetUp) return hasSecondFactor ? 'open' : 'second_factor'
  return context.isSecondFactorRequired ? 'set_up' : 'open'
}

/**
 * Opens a session with a new secret. The caller's previous session ends, so that a planted cookie never becomes an open
 * session (session fixation).
 */
export async function openStaffSession(
  tx: Db,
  context: DeskContext,
  { member, stage }: { member: StaffRow; stage: Stage },
  caller: DeskCaller,
): Promise<string> {
  const now = context.now()
  const secret = randomBytes(32).toString('base64url')
  if (caller.staff) await endSessions(tx, { staffId: caller.staff.staffId, id: caller.staff.id })
  await addSession(tx, {
    staffId: member.id,
    secretHash: hashOf(secret),
    stage,
    device: deviceName(caller.agent),
    network: networkKey(caller.address),
    now,
    expires: now + (stage === 'open' ? deskSession.life : entryLife),
  })
  return secret
}

/** Sets the cookie and returns the session. */
export async function handOver(
  context: DeskContext,
  secret: string,
  caller: DeskCaller,
): Promise<DeskSession> {
  caller.keepDesk({ value: secret, seconds: deskSession.life / 1_000 })
  return (await presentSession(context, secret, caller))!
}

/** The caller's session after a change. */
export async function showRefreshed(context: DeskContext, caller: DeskCaller) {
  const session = caller.deskSecret && (await presentSession(context, caller.deskSecret, caller))
  return session ? ok(session) : refuse('session_expired')
}

async function presentSession(
  context: DeskContext,
  secret: string,
  caller: DeskCaller,
): Promise<DeskSession | null> {
  const now = context.now()
  const session = await readSession(context.db, hashOf(secret), { now, idle: deskSession.idle })
  const member = session && (await findStaff(context.db, { id: session.staffId }))
  if (!member) return null
  const table = await roleTable(context.db)
  const roles = Object.fromEntries(Object.entries(table).map(([role, granted]) => [role, [...granted]]))
  return {
    stage: session.stage,
    token: deskTokenOf(secret),
    expires: isoInstant(session.expiresAt.getTime(), caller.zone),
    member: {
      id: member.id,
      name: member.name,
      email: member.email,
      role: member.role,
      permissions: [...table[member.role]],
      hotels: isScoped(member.role) ? [...member.hotels] : null,
    },
    roles: roles as DeskSession['roles'],
    second_factor: {
      required: context.isSecondFactorRequired,
      totp: member.totpKey !== null,
      passkeys: member.passkeys,
      recovery_left: member.recoveryLeft,
    },
    site: context.siteName(caller.locale),
  }
}
