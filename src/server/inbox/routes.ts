import * as endpoints from '#contract/desk/inbox-endpoints.ts'
import { ok, refuse } from '#domain/result.ts'
import { traceOfCaller } from '../audit/record-audit.ts'
import { type DeskCaller, staffOf } from '../http/caller.ts'
import { bindDesk } from '../http/dispatch.ts'
import { answer, close, decideClaim, follow, moderate } from './answer-entry.ts'
import { assign, type Changing, note, snooze, tag } from './change-entry.ts'
import type { InboxContext } from './context.ts'
import { listInbox } from './list-inbox.ts'
import { listMacros, removeMacro, saveMacro } from './macros.ts'
import { showEntry } from './show-entry.ts'

const by = (caller: DeskCaller): Changing => {
  const { staffId, name } = staffOf(caller)
  return { locale: caller.locale, zone: caller.zone, trace: traceOfCaller(caller), staffId, name }
}

export const inboxRoutes = (context: InboxContext) => [
  bindDesk(endpoints.listInbox, (query, caller) => listInbox(context, query, by(caller))),
  bindDesk(endpoints.showInboxEntry, ({ key }, caller) => showEntry(context, key, caller)),
  bindDesk(endpoints.assignInboxEntry, (input, caller, runIdempotently) =>
    runIdempotently((tx) => assign(context, tx, input, by(caller))),
  ),
  bindDesk(endpoints.snoozeInboxEntry, (input, caller, runIdempotently) =>
    runIdempotently((tx) => snooze(context, tx, input, by(caller))),
  ),
  bindDesk(endpoints.tagInboxEntry, (input, caller, runIdempotently) =>
    runIdempotently((tx) => tag(context, tx, input, by(caller))),
  ),
  bindDesk(endpoints.noteOnInboxEntry, (input, caller, runIdempotently) =>
    runIdempotently((tx) => note(context, tx, input, by(caller))),
  ),
  bindDesk(endpoints.answerInboxEntry, (input, caller, runIdempotently) =>
    runIdempotently((tx) => answer(context, tx, input, by(caller))),
  ),
  bindDesk(endpoints.closeInboxTicket, (input, caller, runIdempotently) =>
    runIdempotently((tx) => close(context, tx, input, by(caller))),
  ),
  bindDesk(endpoints.moderateInboxEntry, (input, caller, runIdempotently) =>
    runIdempotently((tx) => moderate(context, tx, input, by(caller))),
  ),
  bindDesk(endpoints.decideInboxClaim, (input, caller, runIdempotently) =>
    runIdempotently((tx) => decideClaim(context, tx, input, by(caller))),
  ),
  bindDesk(endpoints.followInboxLead, (input, caller, runIdempotently) =>
    runIdempotently((tx) => follow(context, tx, input, by(caller))),
  ),
  bindDesk(endpoints.translateForInbox, async ({ text, to }, caller) => {
    if (!context.translate) return refuse('not_built')
    const made = await context.translate(text, to, caller)
    return made.ok ? ok({ text: made.value }) : made
  }),
  bindDesk(endpoints.listMacros, () => listMacros(context.db)),
  bindDesk(endpoints.saveMacro, (input, caller, runIdempotently) =>
    runIdempotently((tx) => saveMacro(tx, input, { ...by(caller), now: context.now() })),
  ),
  bindDesk(endpoints.removeMacro, (input, caller, runIdempotently) =>
    runIdempotently((tx) => removeMacro(tx, input, { ...by(caller), now: context.now() })),
  ),
]
