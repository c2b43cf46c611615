import type { RoleChange, StaffChange, StaffInvitation, StaffList } from '#contract/desk/staff.ts'
import type { Id } from '#domain/id.ts'
import { isScoped, type Permission, type Role, whyNotEditRole } from '#domain/permissions.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#domain/text/locale.ts'
import { isoInstant } from '#domain/time/zone-time.ts'
import { recordAudit, type Trace } from '../audit/record-audit.ts'
import { type Db, type Tx, transaction } from '../db/database.ts'
import { hotelNames } from '../hotels/find-hotel-names.ts'
import type { DeskContext } from './context.ts'
import { mailLink, makeLink } from './invitation.ts'
import { staffObject } from './log-in.ts'
import { endSessions } from './session-store.ts'
import { roleTable } from './staff-session.ts'
import {
  addStaff,
  countAdmins,
  findStaff,
  lockStaff,
  readAllStaff,
  readHoteliers,
  type StaffRow,
  writeAccess,
  writeHotels,
  writeRemoval,
  writeRole,
} from './store.ts'

type Seen = { locale: Locale; zone: string }
/** Also inside the transaction of an idempotent call. */
export type StaffContext = Omit<DeskContext, 'db'> & { readonly db: Db }

export async function listStaff(context: Pick<StaffContext, 'db' | 'now'>, { locale, zone }: Seen) {
  const { db, now } = context
  const rows = await readAllStaff(db, now())
  const names = await hotelNames(db, [...new Set(rows.flatMap(({ hotels }) => hotels))], locale)
  const at = (date: Date | null) => date && isoInstant(date.getTime(), zone)
  const table = await roleTable(db)
  return ok<StaffList>({
    list: rows.map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      role: row.role,
      hotels: row.hotels.map((id) => ({ id, name: names.get(id) ?? id })),
      second_factor: row.totpKey ? 'totp' : row.passkeys > 0 ? 'passkey' : 'none',
      recovery_left: row.recoveryLeft,
      invited_until: at(row.invitedUntil),
      last_seen: at(row.lastSeen),
      sessions: row.sessions,
    })),
    roles: Object.fromEntries(
      Object.entries(table).map(([role, granted]) => [role, [...granted]]),
    ) as StaffList['roles'],
  })
}

export async function staffNames({ db, now }: Pick<DeskContext, 'db' | 'now'>) {
  return (await readAllStaff(db, now())).map(({ id, name }) => ({ id, name }))
}

/** Members who were given a hotel. */
export const hoteliersOf = (db: Db, hotelId: Id) => readHoteliers(db, hotelId)

/** The members of a hotel who may answer its guests. */
export async function whoAnswersGuests(db: Db, hotelId: Id) {
  const table = await roleTable(db)
  const members = await readHoteliers(db, hotelId)
  return members.filter(({ role }) => table[role].includes('guests.answer'))
}

/** The member with an address; null for one who is unknown or was removed. */
export const findMember = (db: Db, email: string) => findStaff(db, { email: email.trim().toLowerCase() })

/** A member with the hotels they may see, and whether their role has a permission. */
export async function memberWith(db: Db, email: string, permission: Permission) {
  const member = await findMember(db, email)
  if (!member) return null
  const { id, name, role, hotels } = member
  const table = await roleTable(db)
  return { id, name, hotels: isScoped(role) ? hotels : null, isPermitted: table[role].includes(permission) }
}

type Invited = Pick<StaffInvitation, 'email' | 'name' | 'role' | 'hotels'> & { locale: Locale }

const factsOf = ({ role, name, hotels }: Pick<StaffRow, 'role' | 'name' | 'hotels'>) => ({
  role,
  name,
  ...(isScoped(role) ? { hotels } : {}),
})

/** Shared by the command, which prints the link, and the desk, which mails it. */
export function inviteStaff(
  context: StaffContext,
  { email, name, role, hotels, locale }: Invited,
  { trace, isMailed }: { trace: Trace; isMailed: boolean },
) {
  return transaction(context.db, async (tx) => {
    const given = isScoped(role) ? hotels : []
    if ((await hotelNames(tx, given, locale)).size < new Set(given).size) return refuse('not_found')
    const id = await addStaff(tx, { email, name, lang: locale, role, now: context.now() })
    if (id === null) return refuse('staff_exists')
    await writeHotels(tx, id, given)
    const url = await makeLink(tx, context, id)
    const member = { id, email, name }
    if (isMailed) await mailLink(tx, context, 'desk_invitation', { member, locale, url, by: trace.name })
    await recordAudit(tx, trace, {
      action: 'staff_invited',
      object: staffObject(member),
      after: factsOf({ role, name, hotels: given }),
      now: context.now(),
    })
    return ok({ id, url })
  })
}

export function inviteAgain(
  context: StaffContext,
  { id, locale }: { id: Id; locale: Locale },
  { trace, isMailed }: { trace: Trace; isMailed: boolean },
) {
  return transaction(context.db, async (tx) => {
    const member = await lockStaff(tx, id)
    if (!member) return refuse('not_found')
    const url = await makeLink(tx, context, id)
    const kind = member.password ? 'desk_password' : 'desk_invitation'
    if (isMailed) await mailLink(tx, context, kind, { member, locale: member.lang, url, by: trace.name })
    await recordAudit(tx, trace, { action: 'link_sent', object: staffObject(member), now: context.now() })
    return ok({ url, locale })
  })
}

const losesLastAdmin = async (tx: Tx, member: StaffRow, next: Role | null) =>
  member.role === 'admin' && next !== 'admin' && (await countAdmins(tx)) < 2

export function changeStaff(
  context: StaffContext,
  { id, name, role, hotels, reason }: Omit<StaffChange, 'req_id'>,
  trace: Trace,
) {
  return transaction(context.db, async (tx) => {
    const member = await lockStaff(tx, id)
    if (!member) return refuse('not_found')
    if (await losesLastAdmin(tx, member, role)) return refuse('last_admin')
    const given = isScoped(role) ? hotels : []
    if ((await hotelNames(tx, given, 'en')).size < new Set(given).size) return refuse('not_found')
    await writeAccess(tx, { id, name, role })
    await writeHotels(tx, id, given)
    await recordAudit(tx, trace, {
      action: 'staff_changed',
      object: staffObject(member),
      before: factsOf(member),
      after: factsOf({ role, name, hotels: given }),
      reason,
      now: context.now(),
    })
    return ok({ id })
  })
}

export function removeStaff(context: StaffContext, { id }: { id: Id }, trace: Trace) {
  return transaction(context.db, async (tx) => {
    const member = await lockStaff(tx, id)
    if (!member) return refuse('not_found')
    if (await losesLastAdmin(tx, member, null)) return refuse('last_admin')
    await endSessions(tx, { staffId: id, all: true })
    await writeRemoval(tx, id, context.now())
    await recordAudit(tx, trace, {
      action: 'staff_removed',
      object: staffObject(member),
      before: factsOf(member),
      now: context.now(),
    })
    return ok({ id })
  })
}

export function endStaffSessions(context: StaffContext, { id }: { id: Id }, trace: Trace) {
  return transaction(context.db, async (tx) => {
    const member = await lockStaff(tx, id)
    if (!member) return refuse('not_found')
    const ended = await endSessions(tx, { staffId: id, all: true })
    await recordAudit(tx, trace, {
      action: 'sessions_ended',
      object: staffObject(member),
      before: { sessions: ended },
      now: context.now(),
    })
    return ok({ ended })
  })
}

export function changeRole(
  context: StaffContext,
  { role, permissions }: Omit<RoleChange, 'req_id'>,
  trace: Trace,
) {
  const granted = [...new Set(permissions)]
  return transaction(context.db, async (tx) => {
    const why = whyNotEditRole(role, granted)
    if (why) return refuse(why)
    const before = (await roleTable(tx))[role]
    await writeRole(tx, { role, permissions: granted, now: context.now() })
    await recordAudit(tx, trace, {
      action: 'role_changed',
      object: { kind: 'role', id: role, name: role },
      before: { permissions: before },
      after: { permissions: granted },
      now: context.now(),
    })
    return ok({ role })
  })
}

export const findStaffByEmail = (db: Db, email: string) => findStaff(db, { email: email.toLowerCase() })
