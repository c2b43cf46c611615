import { createHash, randomBytes } from 'node:crypto'
import type { ForgottenPassword, InvitationAnswer } from '#contract/desk/session.ts'
import type { Id } from '#domain/id.ts'
import { ok, refuse } from '#domain/result.ts'
import { accountName } from '#domain/text/account-name.ts'
import type { Locale } from '#domain/text/locale.ts'
import { deskMailWords } from '#words/desk/mails.ts'
import { weakPassword } from '../accounts/weak-password.ts'
import { recordAudit, traceOfCaller } from '../audit/record-audit.ts'
import { type Db, type Tx, transaction } from '../db/database.ts'
import type { DeskCaller } from '../http/caller.ts'
import type { Mail } from '../messages/mail.ts'
import type { LimitName } from '../settings/limits-table.ts'
import type { DeskContext } from './context.ts'
import { noteLogin, staffObject, subjectOf } from './log-in.ts'
import { endSessions } from './session-store.ts'
import { handOver, openStaffSession, stageOf } from './staff-session.ts'
import { findStaff, type StaffRow, writeLink, writeName, writePassword } from './store.ts'

const invitationLife = 3 * 86_400_000
const resetLife = 3_600_000

const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** A new link replaces the last. The token is in the fragment, which appears in no server log. */
export async function makeLink(
  tx: Db,
  { origin, now }: Pick<DeskContext, 'origin' | 'now'>,
  id: Id,
  life = invitationLife,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await writeLink(tx, id, { hash: hashOf(token), expires: now() + life })
  return `${origin()}/desk/set-up#${token}`
}

type Mailed = { member: Pick<StaffRow, 'id' | 'email' | 'name'>; locale: Locale; url: string; by?: string }

export async function mailLink(
  tx: Tx,
  { outbox, siteName, now }: Pick<DeskContext, 'outbox' | 'siteName' | 'now'>,
  kind: 'desk_invitation' | 'desk_password',
  { member, locale, url, by = '' }: Mailed,
) {
  if (!outbox.reaches('mail')) return
  const say = deskMailWords(locale)
  const site = siteName(locale)
  const isInvitation = kind === 'desk_invitation'
  const mail: Mail = {
    subject: isInvitation ? say.invitedSubject(site) : say.resetSubject(site),
    heading: isInvitation ? say.invitedHeading(member.name) : say.resetHeading(member.name),
    // The heading is the greeting.
    greeting: null,
    paragraphs: [isInvitation ? say.invitedText(site, by) : say.resetText],
    button: { label: isInvitation ? say.invitedButton : say.resetButton, url },
    small: [isInvitation ? say.invitedSmall : say.resetSmall],
    sms: isInvitation ? say.invitedSubject(site) : say.resetSubject(site),
  }
  await outbox.put(tx, {
    event: `${kind}:${member.id}:${now()}`,
    kind,
    to: accountName(member.email),
    locale,
    mail,
  })
}

const limits: readonly LimitName[] = ['desk_link_per_account_hour']

/** The same answer whether the address has access or not. */
export async function forgetPassword(context: DeskContext, { email }: ForgottenPassword, caller: DeskCaller) {
  const tooMany = await context.limiter.take(limits, subjectOf(caller, email))
  if (tooMany) return refuse(tooMany)
  const member = await findStaff(context.db, { email })
  if (member)
    await transaction(context.db, async (tx) => {
      const url = await makeLink(tx, context, member.id, member.password ? resetLife : invitationLife)
      await mailLink(tx, context, member.password ? 'desk_password' : 'desk_invitation', {
        member,
        locale: caller.locale,
        url,
      })
      await recordAudit(tx, traceOfCaller(caller), {
        action: 'link_sent',
        object: staffObject(member),
        now: context.now(),
      })
    })
  return ok({})
}

export async function showInvitation({ db, now }: DeskContext, { link }: { link: string }) {
  const member = await findStaff(db, { linkHash: hashOf(link), now: now() })
  if (!member) return refuse('link_invalid')
  const { email, name, role, password } = member
  return ok({ email, name, role, isNew: password === null })
}

/** Sets the password and ends every other session. An existing second factor is still required. */
export async function acceptInvitation(
  context: DeskContext,
  { link, name, password }: InvitationAnswer,
  caller: DeskCaller,
) {
  const found = await findStaff(context.db, { linkHash: hashOf(link), now: context.now() })
  if (!found) return refuse('link_invalid')
  const weak = await weakPassword(password, accountName(found.email), caller.locale)
  if (weak) return refuse(weak)
  const hash = await context.hashing.make(password)
  const opened = await transaction(context.db, async (tx) => {
    const member = await findStaff(tx, { linkHash: hashOf(link), now: context.now() })
    if (!member) return refuse('link_invalid')
    await writePassword(tx, member.id, hash)
    if (name) await writeName(tx, member.id, name)
    await writeLink(tx, member.id, null)
    await endSessions(tx, { staffId: member.id, all: true })
    const stage = stageOf(context, member, { hasSecondFactor: false })
    const trace = {
      ...traceOfCaller(caller),
      actor: { kind: 'staff', id: member.id },
      name: name ?? member.name,
    } as const
    await recordAudit(tx, trace, { action: 'password_set', object: staffObject(member), now: context.now() })
    if (stage === 'open') await noteLogin(tx, context, member, caller)
    return ok(await openStaffSession(tx, context, { member, stage }, caller))
  })
  return opened.ok ? ok(await handOver(context, opened.value, caller)) : opened
}
