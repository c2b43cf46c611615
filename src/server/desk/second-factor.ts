import { ok, refuse } from '#domain/result.ts'
import { transaction } from '../db/database.ts'
import { type DeskCaller, staffOf } from '../http/caller.ts'
import type { LimitName } from '../http/limits-table.ts'
import { confirmPendingTotp, takeRecoveryCode, takeTotpStep, writePendingTotp } from './factor-store.ts'
import { checkPassword, noteLogin, staffObject, subjectOf } from './log-in.ts'
import { recordAudit, traceOfCaller } from './record-audit.ts'
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
import type { DeskWorld } from './world.ts'

const limits: readonly LimitName[] = ['desk_code_per_account']

type Factor = 'totp' | 'recovery'

/** A code of the authenticator or of the recovery list; each is valid once. */
async function takeCode(world: DeskWorld, member: StaffRow, code: string): Promise<Factor | null> {
  const { db, keys, now } = world
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

/** Counts the guess before it is checked: parallel guesses count too. */
export async function checkCode(world: DeskWorld, member: StaffRow, code: string, caller: DeskCaller) {
  const subject = subjectOf(caller, member.email)
  const tooMany = await world.limiter.take(limits, subject)
  const factor = tooMany ? null : await takeCode(world, member, code)
  if (!factor) {
    const action = tooMany ? 'login_limited' : 'code_failed'
    await recordAudit(world.db, traceOfCaller(caller), {
      action,
      object: staffObject(member),
      now: world.now(),
    })
    if (tooMany) return refuse(tooMany)
    const triesLeft = await world.limiter.left('desk_code_per_account', subject)
    return refuse({ reason: 'wrong_code' as const, tries_left: triesLeft })
  }
  await world.limiter.forget(limits, subject)
  return ok(factor)
}

/** The second half of a login. The session gets a new secret. */
export async function proveSecondFactor(world: DeskWorld, { code }: { code: string }, caller: DeskCaller) {
  const member = await findStaff(world.db, { id: staffOf(caller).staffId })
  if (!member) return refuse('session_expired')
  const checked = await checkCode(world, member, code, caller)
  if (!checked.ok) return checked
  return openAfterProof(world, member, caller, {
    action: checked.value === 'recovery' ? 'recovery_used' : null,
  })
}

export async function openAfterProof(
  world: DeskWorld,
  member: StaffRow,
  caller: DeskCaller,
  { action }: { action: 'recovery_used' | null } = { action: null },
) {
  const secret = await transaction(world.db, async (tx) => {
    const opened = await openStaffSession(tx, world, { member, stage: 'open' }, caller)
    if (action)
      await recordAudit(tx, traceOfCaller(caller), { action, object: staffObject(member), now: world.now() })
    await noteLogin(tx, world, member, caller)
    return opened
  })
  return ok(await handOver(world, secret, caller))
}

/** A key that is not in force before a code proves it; replacing one needs a recent proof of the old. */
export async function beginTotp(world: DeskWorld, caller: DeskCaller) {
  const staff = staffOf(caller)
  if (staff.stage === 'second_factor') return refuse('sign_in_required')
  if (staff.stage === 'open' && !staff.isRecentlyProven) return refuse('reauthentication_required')
  const key = newTotpKey()
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => recoveryHash(world.keys[0], staff.staffId, code))
  await transaction(world.db, (tx) =>
    writePendingTotp(tx, staff.staffId, sealTotpKey(world.keys, staff.staffId, key), hashes),
  )
  return ok({ key, uri: totpUri(key, { issuer: world.siteName(caller.locale), label: staff.email }), codes })
}

export async function confirmTotp(world: DeskWorld, { code }: { code: string }, caller: DeskCaller) {
  const staff = staffOf(caller)
  const member = await findStaff(world.db, { id: staff.staffId })
  const key = member && openTotpKey(world.keys, member.id, member.totpPending)
  if (!member || !key || staff.stage === 'second_factor') return refuse('wrong_code')
  const subject = subjectOf(caller, member.email)
  const tooMany = await world.limiter.take(limits, subject)
  if (tooMany) return refuse(tooMany)
  const step = totpStep(key, code.replace(/\s/g, ''), world.now())
  if (step === null) return refuse('wrong_code')
  await world.limiter.forget(limits, subject)
  const secret = await transaction(world.db, async (tx) => {
    await confirmPendingTotp(tx, member.id, step)
    await endSessions(tx, { staffId: member.id, allBut: staff.id })
    await recordAudit(tx, traceOfCaller(caller), {
      action: 'totp_set_up',
      object: staffObject(member),
      now: world.now(),
    })
    if (staff.stage !== 'open') await noteLogin(tx, world, member, caller)
    return openStaffSession(tx, world, { member, stage: 'open' }, caller)
  })
  return ok(await handOver(world, secret, caller))
}

/** Password and code once more, for changes that a borrowed screen must not make. */
export async function reauthenticate(
  world: DeskWorld,
  { password, code }: { password: string; code: string },
  caller: DeskCaller,
) {
  const staff = staffOf(caller)
  const checked = await checkPassword(world, { email: staff.email, password }, caller)
  if (!checked.ok) return checked
  if (checked.value.totpKey) {
    const proven = await checkCode(world, checked.value, code, caller)
    if (!proven.ok) return proven
  }
  await noteProof(world.db, staff.id, world.now())
  return showRefreshed(world, caller)
}
