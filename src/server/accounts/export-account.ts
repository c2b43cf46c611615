import { ok, refuse } from '#domain/result.ts'
import type { Caller } from '../http/caller.ts'
import type { AccountsContext } from './context.ts'
import { listEvents } from './event-store.ts'
import { presentEvent } from './list-events.ts'
import { accountOf, presentUser } from './present.ts'
import { recordEvent } from './record-event.ts'
import { openSessionsOf } from './sessions/list-sessions.ts'
import { listTravellers, readAccount, readOrigin } from './store.ts'

const mostEvents = 10_000

/** Exports the personal data that every feature stores about the guest. */
export async function exportAccount(context: AccountsContext, caller: Caller) {
  const { db, now, limiter, features } = context
  if (!caller.session) return refuse('sign_in_required')
  const { guestId } = caller.session
  const account = await readAccount(db, guestId)
  const origin = await readOrigin(db, guestId)
  if (!account || !origin) return refuse('session_expired')
  const subject = { account: accountOf(account), address: caller.address }
  const tooMany = await limiter.take(['export_per_account_hour'], subject)
  if (tooMany) return refuse(tooMany)

  await recordEvent(db, caller, { guestId, kind: 'data_exported', now: now() })
  const [travellers, standing, sessions, events, kept] = await Promise.all([
    listTravellers(db, guestId),
    features.standingOf(db, guestId),
    openSessionsOf(context, caller.session),
    listEvents(db, guestId, { offset: 0, limit: mostEvents }),
    Promise.all(features.data.map(async ({ name, read }) => [name, await read(db, guestId)] as const)),
  ])
  return ok({
    made_at: new Date(now()).toISOString(),
    account: {
      ...presentUser(account, travellers, standing),
      created_at: origin.createdAt.toISOString(),
      invite_code: origin.inviteCode,
    },
    sessions,
    events: events.map(presentEvent(caller.locale)),
    kept: Object.fromEntries(kept),
  })
}
