import { ok, refuse } from '#domain/result.ts'
import { recordAudit, traceOfCaller } from '../audit/record-audit.ts'
import { transaction } from '../db/database.ts'
import { type DeskCaller, staffOf } from '../http/caller.ts'
import type { LimitName } from '../settings/limits-table.ts'
import type { DeskContext } from './context.ts'
import { confirmPendingTotp, takeRecoveryCode, takeTotpStep, writePendingTotp } from './factor-store.ts'
import { checkPassword, noteBlocked, noteLogin, staffObject, subjectOf } from './log-in.ts'
import { endSessions, noteProof } from './session-store.ts'
import { handOver, openStaffSession, showRefreshed } from './staff-session.ts'
import { findStaff, type StaffRow } from './store.ts'
import {
  newRecoveryCodes,
  newTotpKey,
  openTotpKey,
  recoveryHash,
  sealTotpKey,
  totpStep,
  totpUri,
} from './totp.ts'

const limits: readonly LimitName[] = ['desk_code_per_account']

type Factor = 'totp' | 'recovery'

/** An authenticator code or a recovery code; each is valid once. */
async function takeCode(context: DeskContext, member: StaffRow, code: string): Promise<Factor | null> {
  const { db, keys, now } = context
  const typed = code.replace(/\s/g, '')
  if (/^\d{6}$/.test(typed)) {
    const key = openTotpKey(keys, member.id, member.totpKey)
    const step = key === null ? null : totpStep(key, typed, now())
    return step !== null && (await takeTotpStep(db, member.id, step)) ? 'totp' : null
  }
  for (const key of keys)
    if (await takeRecoveryCode(db, member.id, recoveryHash(key, member.id, typed), now())) return 'recovery'
  return null
}

/** Counts the guess before it is checked, so that parallel guesses count too. */
export async function checkCode(context: DeskContext, member: StaffRow, code: string, caller: DeskCaller) {
  const subject = subjectOf(caller, member.email)
  const tooMany = await context.limiter.take(limits, subject)
  const factor = tooMany ? null : await takeCode(context, member, code)
  if (tooMany) {
    await noteBlocked(context, staffObject(member), caller)
    return refuse(tooMany)
  }
  if (!factor) {
    await recordAudit(context.db, traceOfCaller(caller), {
      action: 'code_failed',
      object: staffObject(member),
      now: context.now(),
    })
    const triesLeft = await context.limiter.left('desk_code_per_account', subject)
    return refuse({ reason: 'wrong_code' as const, tries_left: triesLeft })
  }
  await context.limiter.forget(limits, subject)
  return ok(factor)
}

/** The second step of a login. The session gets a new secret. */
export async function proveSecondFactor(
  context: DeskContext,
  { code }: { code: string },
  caller: DeskCaller,
) {
  const member = await findStaff(context.db, { id: staffOf(caller).staffId })
  if (!member) return refuse('session_expired')
  const checked = await checkCode(context, member, code, caller)
  if (!checked.ok) return checked
  return openAfterProof(context, member, caller, {
    action: checked.value === 'recovery' ? 'recovery_used' : null,
  })
}

export async function openAfterProof(
  context: DeskContext,
  member: StaffRow,
  caller: DeskCaller,
  { action }: { action: 'recovery_used' | null } = { action: null },
) {
  const secret = await transaction(context.db, async (tx) => {
    const opened = await openStaffSession(tx, context, { member, stage: 'open' }, caller)
    if (action)
      await recordAudit(tx, traceOfCaller(caller), {
        action,
        object: staffObject(member),
        now: context.now(),
      })
    await noteLogin(tx, context, member, caller)
    return opened
  })
  return ok(await handOver(context, secret, caller))
}

/** The key takes effect only once a code proves it; replacing one requires recent authentication. */
export async function beginTotp(context: DeskContext, caller: DeskCaller) {
  const staff = staffOf(caller)
  if (staff.stage === 'second_factor') return refuse('sign_in_required')
  if (staff.stage === 'open' && !staff.isRecentlyProven) return refuse('reauthentication_required')
  const key = newTotpKey()
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => recoveryHash(context.keys[0], staff.staffId, code))
  await transaction(context.db, (tx) =>
    writePendingTotp(tx, staff.staffId, sealTotpKey(context.keys, staff.staffId, key), hashes),
  )
  return ok({
    key,
    uri: totpUri(key, { issuer: context.siteName(caller.locale), label: staff.email }),
    codes,
  })
}

export async function confirmTotp(context: DeskContext, { code }: { code: string }, caller: DeskCaller) {
  const staff = staffOf(caller)
  const member = await findStaff(context.db, { id: staff.staffId })
  const key = member && openTotpKey(context.keys, member.id, member.totpPending)
  if (!member || !key || staff.stage === 'second_factor') return refuse('wrong_code')
  const subject = subjectOf(caller, member.email)
  const tooMany = await context.limiter.take(limits, subject)
  if (tooMany) return refuse(tooMany)
  const step = totpStep(key, code.replace(/\s/g, ''), context.now())
  if (step === null) return refuse('wrong_code')
  await context.limiter.forget(limits, subject)
  const secret = await transaction(context.db, async (tx) => {
    await confirmPendingTotp(tx, member.id, step)
    await endSessions(tx, { staffId: member.id, allBut: staff.id })
    await recordAudit(tx, traceOfCaller(caller), {
      action: 'totp_set_up',
      object: staffObject(member),
      now: context.now(),
    })
    if (staff.stage !== 'open') await noteLogin(tx, context, member, caller)
    return openStaffSession(tx, context, { member, stage: 'open' }, caller)
  })
  return ok(await handOver(context, secret, caller))
}

/** Requires password and code again, for changes that an unattended session must not make. */
export async function reauthenticate(
  context: DeskContext,
  { password, code }: { password: string; code: string },
  caller: DeskCaller,
) {
  const staff = staffOf(caller)
  const checked = await checkPassword(context, { email: staff.email, password }, caller)
  if (!checked.ok) return checked
  if (checked.value.totpKey) {
    const proven = await checkCode(context, checked.value, code, caller)
    if (!proven.ok) return proven
  }
  await noteProof(context.db, staff.id, context.now())
  return showRefreshed(context, caller)
}
