import type { DeskLogin } from '#contract/desk/session.ts'
import { ok, refuse } from '#domain/result.ts'
import { recordAudit, traceOfCaller } from '../audit/record-audit.ts'
import { transaction } from '../db/database.ts'
import type { DeskCaller } from '../http/caller.ts'
import type { LimitName } from '../settings/limits-table.ts'
import type { DeskContext } from './context.ts'
import { endSessions } from './session-store.ts'
import { handOver, openStaffSession, stageOf } from './staff-session.ts'
import { findStaff, type StaffRow } from './store.ts'

const guesses: readonly LimitName[] = ['desk_login_per_account']
const limits: readonly LimitName[] = ['desk_login_per_address_hour', ...guesses, 'desk_login_per_account_day']

export const subjectOf = ({ address }: DeskCaller, email: string) => ({ address, account: `staff:${email}` })

export const staffObject = ({ id, email }: Pick<StaffRow, 'id' | 'email'>) =>
  ({ kind: 'staff', id, name: email }) as const

const blockedNotes: readonly LimitName[] = ['desk_blocked_per_address_hour', 'desk_blocked_per_account']

/** Audits that attempts are blocked; a bounded number of rows for an address and for an account. */
export async function noteBlocked(
  { db, limiter, now }: DeskContext,
  object: ReturnType<typeof staffObject>,
  caller: DeskCaller,
) {
  if (await limiter.take(blockedNotes, subjectOf(caller, object.name))) return
  await recordAudit(db, traceOfCaller(caller), { action: 'login_limited', object, now: now() })
}

/** The same work and the same answer for an unknown address and a wrong password. */
export async function checkPassword(
  context: DeskContext,
  { email, password }: DeskLogin,
  caller: DeskCaller,
) {
  const { db, hashing, limiter, now } = context
  const subject = subjectOf(caller, email)
  const tooMany = await limiter.take(limits, subject)
  const member = await findStaff(db, { email })
  const object = member ? staffObject(member) : ({ kind: 'staff', id: '', name: email } as const)
  if (tooMany) {
    await noteBlocked(context, object, caller)
    return refuse(tooMany)
  }
  const isRight = await hashing.check(password, member?.password ?? null)
  if (!member || !isRight) {
    await recordAudit(db, traceOfCaller(caller), { action: 'login_failed', object, now: now() })
    const triesLeft = await limiter.left('desk_login_per_account', subject)
    return refuse({ reason: 'wrong_credentials' as const, tries_left: triesLeft })
  }
  await limiter.giveBack(limits, subject)
  await limiter.forget(guesses, subject)
  return ok(member)
}

export async function logIn(context: DeskContext, login: DeskLogin, caller: DeskCaller) {
  const checked = await checkPassword(context, login, caller)
  if (!checked.ok) return checked
  const member = checked.value
  const stage = stageOf(context, member, { hasSecondFactor: false })
  const secret = await transaction(context.db, async (tx) => {
    if (stage === 'open') await noteLogin(tx, context, member, caller)
    return openStaffSession(tx, context, { member, stage }, caller)
  })
  return ok(await handOver(context, secret, caller))
}

export const noteLogin = (
  tx: Parameters<typeof recordAudit>[0],
  { now }: DeskContext,
  member: StaffRow,
  caller: DeskCaller,
) =>
  recordAudit(
    tx,
    { ...traceOfCaller(caller), actor: { kind: 'staff', id: member.id }, name: member.name },
    { action: 'logged_in', object: staffObject(member), now: now() },
  )

export async function logOut(context: DeskContext, caller: DeskCaller) {
  const { staff } = caller
  if (staff)
    await transaction(context.db, async (tx) => {
      await endSessions(tx, { staffId: staff.staffId, id: staff.id })
      await recordAudit(tx, traceOfCaller(caller), {
        action: 'logged_out',
        object: staffObject({ id: staff.staffId, email: staff.email }),
        now: context.now(),
      })
    })
  caller.keepDesk(null)
  return ok({})
}
