import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { PasskeyAnswer } from '#contract/desk/session.ts'
import { ok, refuse } from '#domain/result.ts'
import { recordAudit, traceOfCaller } from '../audit/record-audit.ts'
import { transaction } from '../db/database.ts'
import { type DeskCaller, staffOf } from '../http/caller.ts'
import type { LimitName } from '../settings/limits-table.ts'
import type { DeskContext } from './context.ts'
import { addPasskeyRow, deleteStaffPasskey, notePasskeyUse, readPasskeys } from './factor-store.ts'
import { staffObject, subjectOf } from './log-in.ts'
import { listOwnSessions } from './own-sessions.ts'
import { openAfterProof } from './second-factor.ts'
import { takeChallenge, writeChallenge } from './session-store.ts'
import { findStaff } from './store.ts'

const limits: readonly LimitName[] = ['desk_code_per_account']

/** Loaded at the first use: it takes a tenth of the time in which a process loads its modules. */
const webauthn = () => import('@simplewebauthn/server')

const relyingParty = (context: DeskContext) => {
  const origin = context.origin()
  return { origin, id: new URL(origin).hostname }
}

const known = (keys: Awaited<ReturnType<typeof readPasskeys>>) =>
  keys.map(({ id, transports }) => ({ id, transports: transports as AuthenticatorTransport[] }))

export async function creationOptions(context: DeskContext, caller: DeskCaller) {
  const staff = staffOf(caller)
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: context.siteName(caller.locale),
    rpID: relyingParty(context).id,
    userName: staff.email,
    userDisplayName: staff.name,
    userID: Buffer.from(`staff:${staff.staffId}`),
    excludeCredentials: known(await readPasskeys(context.db, staff.staffId)),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
  await writeChallenge(context.db, staff.id, options.challenge)
  return ok({ options: JSON.stringify(options) })
}

export async function addPasskey(context: DeskContext, { answer, name }: PasskeyAnswer, caller: DeskCaller) {
  const staff = staffOf(caller)
  const response = readJson<RegistrationResponseJSON>(answer)
  const challenge = await takeChallenge(context.db, staff.id)
  if (!response || !challenge) return refuse('wrong_code')
  const party = relyingParty(context)
  const { verifyRegistrationResponse } = await webauthn()
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
  }).catch(() => null)
  if (!verified?.verified || !verified.registrationInfo) return refuse('wrong_code')
  const { credential } = verified.registrationInfo
  await transaction(context.db, async (tx) => {
    await addPasskeyRow(tx, staff.staffId, {
      id: credential.id,
      name: name ?? 'Passkey',
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: credential.transports ?? [],
      addedAt: new Date(context.now()),
    })
    await recordAudit(tx, traceOfCaller(caller), {
      action: 'passkey_added',
      object: staffObject({ id: staff.staffId, email: staff.email }),
      now: context.now(),
    })
  })
  return listOwnSessions(context, caller)
}

export async function removePasskey(context: DeskContext, { id }: { id: string }, caller: DeskCaller) {
  const staff = staffOf(caller)
  const isDone = await transaction(context.db, async (tx) => {
    if (!(await deleteStaffPasskey(tx, staff.staffId, id))) return false
    await recordAudit(tx, traceOfCaller(caller), {
      action: 'passkey_removed',
      object: staffObject({ id: staff.staffId, email: staff.email }),
      now: context.now(),
    })
    return true
  })
  return isDone ? listOwnSessions(context, caller) : refuse('not_found')
}

export async function loginOptions(context: DeskContext, caller: DeskCaller) {
  const staff = staffOf(caller)
  const keys = await readPasskeys(context.db, staff.staffId)
  if (keys.length === 0) return refuse('not_found')
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context).id,
    allowCredentials: known(keys),
    userVerification: 'required',
  })
  await writeChallenge(context.db, staff.id, options.challenge)
  return ok({ options: JSON.stringify(options) })
}

export async function provePasskey(context: DeskContext, { answer }: PasskeyAnswer, caller: DeskCaller) {
  const staff = staffOf(caller)
  const subject = subjectOf(caller, staff.email)
  const tooMany = await context.limiter.take(limits, subject)
  if (tooMany) return refuse(tooMany)
  const response = readJson<AuthenticationResponseJSON>(answer)
  const challenge = await takeChallenge(context.db, staff.id)
  const key = (await readPasskeys(context.db, staff.staffId)).find(({ id }) => id === response?.id)
  const member = await findStaff(context.db, { id: staff.staffId })
  if (!response || !challenge || !key || !member) return refuse('wrong_code')
  const party = relyingParty(context)
  const { verifyAuthenticationResponse } = await webauthn()
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: key.id,
      publicKey: Uint8Array.from(key.publicKey),
      counter: key.counter,
      transports: key.transports as AuthenticatorTransport[],
    },
  }).catch(() => null)
  if (!verified?.verified) {
    await recordAudit(context.db, traceOfCaller(caller), {
      action: 'code_failed',
      object: staffObject(member),
      now: context.now(),
    })
    return refuse('wrong_code')
  }
  await notePasskeyUse(context.db, key.id, verified.authenticationInfo.newCounter, context.now())
  await context.limiter.forget(limits, subject)
  return openAfterProof(context, member, caller)
}

function readJson<Value>(text: string): Value | null {
  try {
    return JSON.parse(text) as Value
  } catch {
    return null
  }
}
